"""The cards, sheets and contacts of the box: what is printed on them and what they do."""
