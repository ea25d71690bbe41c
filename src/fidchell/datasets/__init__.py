"""Games between bots as Parquet files: fidchell selfplay writes them, load() reads them. See docs/datasets.md."""

from fidchell.extras import how_to_install

try:
    import pyarrow  # noqa: F401 - the rest of this package cannot do without
except ImportError as missing:
    raise ValueError(f"datasets need pyarrow: {how_to_install('research')}") from missing

from fidchell.datasets.reading import Dataset, load

__all__ = ["Dataset", "load"]
