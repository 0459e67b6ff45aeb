"""What players that think share with whoever looks over their shoulder: positions, tries, quick answers."""
