import type { LoadRowReading } from '@wideload/domain';
import { useState } from 'react';
import { swapWidthAndHeight, fillRow, type Lengths } from './load-row.ts';

export type LoadRowUse = {
  /** Null after a change by hand. */
  filled: LoadRowReading | null;
  fill: (row: LoadRowReading) => void;
  swap: () => void;
  undo: () => void;
  isUndone: boolean;
  /** Call after a change by hand, which ends swap and undo. */
  forget: () => void;
};

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
