import { formatLength, loadRowKeys, parseLoadRow, type LoadRowReading } from '@wideload/domain';
import type { LengthChoice } from '../../../ui/form/length-field.tsx';
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
