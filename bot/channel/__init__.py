"""What happens in Discord: who asks (context), what they press (buttons), what everybody sees (messages)."""
