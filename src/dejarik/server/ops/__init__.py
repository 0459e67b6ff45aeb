"""What operators read: metrics and logs."""
