"""The one shim between the interpreter and the compiler.

Rules import their numbers and vectors from here. The type checker and mypyc see the native
types: `i64`, a 64-bit integer, and `vec`, a packed vector of them (`i16` and `u8` are for what is shown to
machines by the million: observations and masks). The interpreter sees `int` and `list`, which behave the same
inside these limits:

* `append(v, x)` returns the vector to keep (`v = append(v, x)`), `v[:]` copies it;
* an index is never negative, a number never leaves 63 bits;
* compiled, `X.__new__(X)` runs `__init__` without arguments: class-level defaults make the fastest `clone`;
* compiled, a method is called directly where its class is `@final`, and through a table where it is not;
* a vector that is read in a loop is worth a local name: `hand = self.hand`;
* the name `_` is an object to the compiler: a loop that counts with it boxes each number;
* `1 << k` with a native `k` shifts a C int (mypyc 2.4): use the table `BIT` of `state.py`.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i16 = int
    i64 = int
    u8 = int
    vec = list

    def append(items: list[Any], item: Any) -> list[Any]:
        """Add one item and return the vector to keep."""
        items.append(item)
        return items
