"""Numpy looking into the engine's own memory, without a copy."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
from numpy.typing import NDArray


def view(room: Any, kind: type[np.generic], *shape: int) -> NDArray[Any]:
    """A packed vector as an array that cannot be written, and shows what the engine writes."""
    flat: NDArray[Any] = np.frombuffer(room, kind)
    return flat.reshape(shape) if shape else flat


def desk(room: Any, kind: type[np.generic]) -> NDArray[Any]:
    """The same, to be written: for actions, which go the other way. The vector must outlive it."""
    flat = view(room, kind)
    memory = (ctypes.c_char * flat.nbytes).from_address(flat.ctypes.data)
    return view(memory, kind)
