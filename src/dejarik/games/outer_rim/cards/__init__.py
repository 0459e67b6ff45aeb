"""The content: every module here is loaded, and defines what its name says."""

from importlib import import_module
from pkgutil import iter_modules

# Ships first: the ship deck sells them.
import_module(f"{__name__}.ships")
for module in iter_modules(__path__):
    import_module(f"{__name__}.{module.name}")
