"""`python -m dejarik` is the command `dejarik`."""

from dejarik.cli import main

raise SystemExit(main())
