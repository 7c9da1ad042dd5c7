import {
  type LoadRowReading,
  formatLengthWords,
  loadRowKeys,
  parseUnambiguousRow,
  parseLoadRow,
} from '@wideload/domain';
import { useState } from 'react';
import type { UnitForm, LengthPath } from '../unit-form.ts';
import { formatList } from '#lib/format-list.ts';
import * as texts from '../unit-form.texts.ts';
import { noLength, type LengthValue, splitInches } from '../length-value.ts';

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

export type Lengths = UnitForm['lengths'];

const paths = { width: 'dimensions.width', height: 'dimensions.height', length: 'dimensions.length' } as const;
const names = { width: texts.rowWidth, height: texts.rowHeight, length: texts.rowLength };

export function findRow(lengths: Lengths): { path: LengthPath; readings: readonly LoadRowReading[] } | null {
  for (const path of Object.values(paths)) {
    const readings = parseLoadRow(formatRow(lengths[path]));
    if (readings !== null) return { path, readings };
  }
  return null;
}

export function findOnlyReading(lengths: Lengths): LoadRowReading | null {
  const row = findRow(lengths);
  return row === null ? null : parseUnambiguousRow(formatRow(lengths[row.path]));
}

export function fillRow(lengths: Lengths, { lengths: found }: LoadRowReading): Lengths {
  const filled = { ...lengths };
  const row = findRow(lengths);
  if (row !== null) filled[row.path] = noLength;
  for (const key of loadRowKeys) {
    const value = found[key];
    if (value !== undefined) filled[paths[key]] = splitInches(value);
  }
  return filled;
}

export function swapWidthAndHeight(row: LoadRowReading): LoadRowReading {
  const { width, height, ...rest } = row.lengths;
  return {
    ...row,
    lengths: {
      ...rest,
      ...(height === undefined ? {} : { width: height }),
      ...(width === undefined ? {} : { height: width }),
    },
  };
}

export function describeRow({ lengths, isRounded }: LoadRowReading): string {
  const words = formatList(
    loadRowKeys.flatMap((key) => {
      const value = lengths[key];
      return value === undefined ? [] : [`${names[key]} ${formatLengthWords(value)}`];
    }),
  );
  return isRounded ? texts.roundedRow(words) : words;
}

export function isRowPath(path: string): boolean {
  return Object.values(paths).some((one) => one === path);
}

function formatRow({ text, feet }: LengthValue): string {
  return text ?? feet;
}

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
