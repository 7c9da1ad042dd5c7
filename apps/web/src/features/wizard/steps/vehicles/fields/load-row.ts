import {
  formatLengthWords,
  listed,
  loadRowKeys,
  onlyRowReading,
  parseLoadRow,
  type LoadRowReading,
} from '@wideload/domain';
import * as texts from '../vehicles-step.texts.ts';
import { noLength, type LengthInput } from '../../../forms/length-input.ts';
import { partsOf } from '../../../forms/two-parts.ts';
import type { LengthPath, UnitForm } from '../../../forms/unit-form.ts';

export type Lengths = UnitForm['lengths'];

const paths = { width: 'dimensions.width', height: 'dimensions.height', length: 'dimensions.length' } as const;
const names = { width: texts.rowWidth, height: texts.rowHeight, length: texts.rowLength };

/** The row that stands in the field for width, height or length, and what it can mean; null while there is none. */
export function rowIn(lengths: Lengths): { path: LengthPath; readings: readonly LoadRowReading[] } | null {
  for (const path of Object.values(paths)) {
    const readings = parseLoadRow(rowText(lengths[path]));
    if (readings !== null) return { path, readings };
  }
  return null;
}

/** The only reading of the row that is in one of the fields; null where there is none, or a choice. */
export function onlyReadingIn(lengths: Lengths): LoadRowReading | null {
  const row = rowIn(lengths);
  return row === null ? null : onlyRowReading(rowText(lengths[row.path]));
}

/** The lengths with those of the row in their places; the row itself is gone from its field. */
export function withRow(lengths: Lengths, { lengths: found }: LoadRowReading): Lengths {
  const filled = { ...lengths };
  const row = rowIn(lengths);
  if (row !== null) filled[row.path] = noLength;
  for (const key of loadRowKeys) {
    const value = found[key];
    if (value !== undefined) filled[paths[key]] = partsOf(value);
  }
  return filled;
}

/** The row with width and height the other way round. */
export function swapped(row: LoadRowReading): LoadRowReading {
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

/** `width 8 ft 6 in, height 13 ft 6 in and length 75 ft 0 in`. */
export function rowWords({ lengths, isRounded }: LoadRowReading): string {
  const words = listed(
    loadRowKeys.flatMap((key) => {
      const value = lengths[key];
      return value === undefined ? [] : [`${names[key]} ${formatLengthWords(value)}`];
    }),
  );
  return isRounded ? texts.roundedRow(words) : words;
}

/** The path is one that a row fills. */
export function isOfRow(path: string): boolean {
  return Object.values(paths).some((one) => one === path);
}

function rowText({ text, feet }: LengthInput): string {
  return text ?? feet;
}
