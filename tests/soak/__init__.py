"""A day in short: many tables for a long time, with all that the bot has in production. What grows? What is left?"""
