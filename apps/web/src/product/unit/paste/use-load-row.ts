import type { LoadRowReading } from '@wideload/domain';
import { useState } from 'react';
import { swapWidthAndHeight, fillRow, type Lengths } from './load-row.ts';
import type { UnitForm } from '../unit-form.ts';

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

/** Without a row after Undo. */
type Use = { unit: string; row: LoadRowReading | null; before: Lengths };

/** Knows the row of one unit, and forgets it when another one is shown. */
export function useLoadRow({ _id, lengths }: UnitForm, put: (lengths: Lengths) => void): LoadRowUse {
  const [last, setLast] = useState<Use | null>(null);
  const use = last?.unit === _id ? last : null;
  const row = use?.row ?? null;

  function fill(found: LoadRowReading, before = lengths) {
    setLast({ unit: _id, row: found, before });
    put(fillRow(lengths, found));
  }

  function undo() {
    if (use === null) return;
    const { 'dimensions.width': width, 'dimensions.height': height, 'dimensions.length': length } = use.before;
    setLast({ ...use, row: null });
    put({ ...lengths, 'dimensions.width': width, 'dimensions.height': height, 'dimensions.length': length });
  }

  return {
    filled: row,
    fill: (found) => fill(found),
    swap: () => use !== null && row !== null && fill(swapWidthAndHeight(row), use.before),
    undo,
    isUndone: use !== null && row === null,
    forget: () => setLast(null),
  };
}
