import { formatLength, loadRowKeys, parseLoadRow, type LoadRowReading } from '@wideload/domain';
import type { LengthChoice } from '../../../ui/form/length-field.tsx';
import type { LoadCheckTexts } from './load-check-texts.ts';
import type { LengthKey, LoadForm } from './load-form.ts';

const letters = { width: 'W', height: 'H', length: 'L' } as const;

/** A field that takes a row of lengths. */
export function isRowField(name: LengthKey): boolean {
  return loadRowKeys.some((key) => key === name);
}

/** The texts of the fields that a row fills; the row itself goes from its own field. */
export function toRowTexts(name: LengthKey, reading: LoadRowReading): Partial<LoadForm> {
  return { [name]: '', ...Object.fromEntries(listLengths(reading)) };
}

/** The possible meanings of a row: the words to choose by, and a row that says just that. */
export function listRowChoices(name: LengthKey, text: string, texts: LoadCheckTexts): LengthChoice[] {
  const readings = isRowField(name) ? (parseLoadRow(text) ?? []) : [];
  return readings.map((reading) => ({
    text: listLengths(reading)
      .map(([key, length]) => `${letters[key]} ${length}`)
      .join(' x '),
    label: listLengths(reading)
      .map(([key, length]) => `${texts.fields[key]} ${length}`)
      .join(', '),
  }));
}

function listLengths({ lengths }: LoadRowReading) {
  return loadRowKeys.flatMap((key) => {
    const value = lengths[key];
    return value === undefined ? [] : [[key, formatLength(value)] as const];
  });
}
