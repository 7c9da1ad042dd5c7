import type { LoadRowReading } from '@wideload/domain';
import { useState } from 'react';
import { swapWidthAndHeight, fillRow, type Lengths } from './load-row.ts';

export type LoadRowUse = {
  /** The row that filled the fields, until one of them is changed by hand; null for none. */
  filled: LoadRowReading | null;
  fill: (row: LoadRowReading) => void;
  swap: () => void;
  /** Restores the fields as they were before, the row included. */
  undo: () => void;
  /** The row is in its field again after Undo. */
  isUndone: boolean;
  /** After a change by hand nothing is left to swap or undo. */
  forget: () => void;
};

/** Fills width, height and length from a row, and can undo that. */
export function useLoadRow(lengths: Lengths, put: (lengths: Lengths) => void): LoadRowUse {
  const [use, setUse] = useState<{ row: LoadRowReading; before: Lengths } | null>(null);
  const [isUndone, setUndone] = useState(false);

  function fill(row: LoadRowReading, before = lengths) {
    setUse({ row, before });
    setUndone(false);
    put(fillRow(lengths, row));
  }

  function undo() {
    if (use === null) return;
    const { 'dimensions.width': width, 'dimensions.height': height, 'dimensions.length': length } = use.before;
    setUse(null);
    setUndone(true);
    put({ ...lengths, 'dimensions.width': width, 'dimensions.height': height, 'dimensions.length': length });
  }

  return {
    filled: use?.row ?? null,
    fill: (row) => fill(row),
    swap: () => use !== null && fill(swapWidthAndHeight(use.row), use.before),
    undo,
    isUndone,
    forget: () => {
      setUse(null);
      setUndone(false);
    },
  };
}
