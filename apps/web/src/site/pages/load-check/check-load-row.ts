import {
  formatLength,
  formatPounds,
  loadRowKeys,
  parseLoadRow,
  parseLoadSize,
  type LoadRowReading,
  type LoadSizeReading,
} from '@wideload/domain';
import type { LengthChoice } from '#ui/form/length-field.tsx';
import type { LoadCheckTexts } from './load-check-texts.ts';
import type { LengthKey, LoadForm } from './load-form.ts';

const letters = { width: 'W', height: 'H', length: 'L' } as const;

export function isRowField(name: LengthKey): boolean {
  return loadRowKeys.some((key) => key === name);
}

export function toRowTexts(name: LengthKey, reading: LoadRowReading): Partial<LoadForm> {
  return { [name]: '', ...Object.fromEntries(listLengths(reading)) };
}

export function listRowChoices(name: LengthKey, text: string, texts: LoadCheckTexts): LengthChoice[] {
  const readings = isRowField(name) ? (parseLoadRow(text) ?? []) : [];
  return readings.map((reading) => ({
    text: formatRow(reading),
    label: listLengths(reading)
      .map(([key, length]) => `${texts.fields[key]} ${length}`)
      .join(', '),
  }));
}

/** `W 14′6″ x H 15′2″ x L 77′0″, 111,400 lb`, which is read in one way only. */
export function formatSize({ weight, ...row }: LoadSizeReading): string {
  return [formatRow(row), weight === null ? '' : formatPounds(weight)].filter((part) => part !== '').join(', ');
}

/** A size in doubt, or none at all, goes to the field of the width, which asks. */
export function toSizeTexts(text: string): Partial<LoadForm> {
  const size = parseLoadSize(text);
  if (size === null || size.isInDoubt) return { width: text };
  const [{ weight, ...row }] = size.readings;
  return {
    ...Object.fromEntries(listLengths(row)),
    ...(weight !== null && { weight: formatPounds(weight).replace(' lb', '') }),
  };
}

function formatRow(reading: LoadRowReading): string {
  return listLengths(reading)
    .map(([key, length]) => `${letters[key]} ${length}`)
    .join(' x ');
}

function listLengths({ lengths }: LoadRowReading) {
  return loadRowKeys.flatMap((key) => {
    const value = lengths[key];
    return value === undefined ? [] : [[key, formatLength(value)] as const];
  });
}
