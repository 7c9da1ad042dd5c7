import { useState } from 'react';
import type { UnitForm } from '#product/unit/unit-form.ts';

/** `before` is the unit as it was, for Undo. */
export type Filled = { from: string; before: UnitForm };

export type FilledUnit = {
  filled: Filled | null;
  /** The pressed button is gone after Undo, so the offers take the focus. */
  isUndone: boolean;
  fill: (unit: UnitForm, from: string) => void;
  undo: (before: UnitForm) => void;
};

type Ways = { put: (unit: UnitForm) => void; saveNow: () => void };

/** The order must store truck and trailer, which may not be on a loaded page of the lists, so each fill is saved at once. */
export function useFilledUnit(unit: UnitForm, { put, saveNow }: Ways): FilledUnit {
  const [last, setLast] = useState<{ unit: string; filled: Filled | null }>();
  const own = last?.unit === unit._id ? last : undefined;

  function store(next: UnitForm, filled: Filled | null) {
    put(next);
    saveNow();
    setLast({ unit: unit._id, filled });
  }

  return {
    filled: own?.filled ?? null,
    isUndone: own?.filled === null,
    fill: (next, from) => store(next, { from, before: unit }),
    undo: (before) => store(before, null),
  };
}
