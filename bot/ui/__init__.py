"""Snapshots and views to messages: pure functions, a language and a table in, an embed and rows of buttons out."""
