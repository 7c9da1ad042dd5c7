/** The cells of a row as the texts of its fields, and what in them is no value. */
import type * as z from 'zod/mini';
import { isAbsentCell, isLostCell } from '@wideload/domain';
import type { ColumnNames } from './column-names.ts';
import { findForeignUnit, type FileHead } from './file-head.ts';
import type { Found } from './record-twins.ts';

export type CellReaders = {
  schema: { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
  names: Pick<ColumnNames, 'measures'>;
  /** How cells that a person has written become values of their fields; `''` is an empty cell of a new record. */
  cells: Readonly<Record<string, (text: string) => string>>;
  /** The values of a cell that holds several fields, as far as they are understood. */
  splitCell?(text: string, fields: readonly string[]): Readonly<Record<string, string>>;
  /** The values of a cell of one field that names another, too: `P123 (TX)`; null for one that does not. */
  splitAlone?(field: string, text: string): Readonly<Record<string, string>> | null;
  /** @returns why a text is no value of a field, which its schema would keep; null otherwise */
  findNoValue?(field: string, text: string): string | null;
  /** A figure in another unit as one in the unit of its field; null where it makes no round one. */
  convert?(field: string, text: string, unit: string): string | null;
};

type Row = { given: Map<string, string>; errors: Found[] };

type Value = { field: string; text: string; heading: string };

const nameLost = (text: string) => `The file has “${text}” in place of the value. Type the value again`;
const nameForeign = (unit: string) => `The figure is in “${unit}”. Write weights in pounds and lengths in feet`;

/** Two columns of one field, such as `Plate` and `Tag`, have the same value, or one of them is empty. */
function join({ cells }: CellReaders, values: readonly Value[]): Row {
  const errors: Found[] = [];
  const given = new Map<string, string>();
  for (const field of new Set(values.map((value) => value.field))) {
    const filled = values.filter((value) => value.field === field && value.text !== '');
    const read = new Map(filled.map((value) => [cells[field]?.(value.text) ?? value.text.toLowerCase(), value]));
    read.delete('');
    given.set(field, [...read.values()][0]?.text ?? filled[0]?.text ?? '');
    if (read.size < 2) continue;
    const said = [...read.values()].map(({ heading, text }) => `“${text}” in “${heading}”`);
    errors.push({ field, message: `The file has ${said.join(' and ')}. Leave one of these columns` });
  }
  return { given, errors };
}

/** A carrier without a plate may keep `N/A` as one: only fields that may be empty are. */
function isEmptyCell({ schema: { shape } }: CellReaders, fields: readonly string[], text: string): boolean {
  return isAbsentCell(text) && fields.every((field) => shape[field]?.safeParse('').success === true);
}

/** Errors that the schema cannot see: texts in place of a value, figures in other units, and two values of one field. */
export function readRow(kind: CellReaders, head: FileHead, cells: readonly string[]): Row {
  const { splitCell, splitAlone, names, convert, findNoValue } = kind;
  const columned = new Set(head.columns.flat());
  const foreign: Found[] = [];
  const values = head.columns.flatMap((fields, at): Value[] => {
    const written = cells[at] ?? '';
    const text = isEmptyCell(kind, fields, written) ? '' : written;
    const heading = head.headings[at] ?? '';
    if (fields.length > 1 && splitCell !== undefined)
      return Object.entries(splitCell(text, fields)).map(([field, part]) => ({ field, text: part, heading }));
    const parts = fields.flatMap((field) => Object.entries(splitAlone?.(field, text) ?? {}));
    if (parts.length > 0 && parts.filter(([field]) => columned.has(field)).length === fields.length)
      return parts.map(([field, part]) => ({ field, text: part, heading }));
    const unit = text === '' ? null : findForeignUnit(head, cells, at);
    return fields.map((field) => {
      if (unit === null || names.measures?.includes(field) !== true) return { field, text, heading };
      const converted = convert?.(field, text, unit) ?? null;
      if (converted === null) foreign.push({ field, message: nameForeign(unit) });
      return { field, text: converted ?? text, heading };
    });
  });
  const { given, errors } = join(kind, values);
  const lost = [...given].flatMap(([field, text]) => {
    const message = isLostCell(text) ? nameLost(text) : (findNoValue?.(field, text) ?? null);
    return message === null ? [] : [{ field, message }];
  });
  return { given, errors: [...lost, ...foreign, ...errors] };
}
