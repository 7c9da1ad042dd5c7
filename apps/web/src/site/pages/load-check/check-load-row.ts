import { formatLength, loadRowKeys, readUnambiguousRow, parseLoadRow, type LoadRowReading } from '@wideload/domain';
import type { LoadCheckTexts } from './load-check-texts.ts';
import type { LengthKey, LoadForm } from './load-form.ts';

const letters = { width: 'W', height: 'H', length: 'L' } as const;

/** The texts of the fields that a row with one reading fills; null for any other text. The row goes from its own field. */
export function filledByRow(name: LengthKey, text: string): Partial<LoadForm> | null {
  const reading = isOfRow(name) ? readUnambiguousRow(text) : null;
  return reading && { [name]: '', ...Object.fromEntries(lengthsOf(reading)) };
}

/** What a row can mean: the words to choose by, and a row that says just that. */
export function rowChoices(name: LengthKey, text: string, texts: LoadCheckTexts): { text: string; label: string }[] {
  const readings = isOfRow(name) ? (parseLoadRow(text) ?? []) : [];
  return readings.map((reading) => ({
    text: lengthsOf(reading)
      .map(([key, length]) => `${letters[key]} ${length}`)
      .join(' x '),
    label: lengthsOf(reading)
      .map(([key, length]) => `${texts.fields[key]} ${length}`)
      .join(', '),
  }));
}

function isOfRow(name: LengthKey): boolean {
  return loadRowKeys.some((key) => key === name);
}

function lengthsOf({ lengths }: LoadRowReading) {
  return loadRowKeys.flatMap((key) => {
    const value = lengths[key];
    return value === undefined ? [] : [[key, formatLength(value)] as const];
  });
}
