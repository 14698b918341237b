"""What is sent: private answers, and public messages kept up to date."""
