/** Trucks, trailers or companies as a CSV file or a workbook: the fields of the call that saves one. One of them identifies a row. */
import { formatInputMessage, type FleetImport, type RowFate } from '@wideload/contract';
import type * as z from 'zod/mini';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem } from '#problem.ts';
import { readInBatches } from '../../db/paging.ts';
import { inTransaction, type Db, type Tx } from '../../db/transaction.ts';
import type { ColumnNames } from './column-names.ts';
import { createCsvFile, type Cell, type CsvLine } from './csv.ts';
import type { FileStream } from './file-answer.ts';
import {
  findNoRecord,
  listFileTables,
  readTable,
  withoutEmptyEnd,
  type FileHead,
  type ReadTable,
  type Table,
} from './file-head.ts';
import { readRow, type CellReaders } from './record-cells.ts';
import { listChanges, type Change } from './record-changes.ts';
import { findTwins, type Found, type Identified } from './record-twins.ts';

type Kept<Body> = Body & { _id: string };
type Saved<Body> = { id: string; body: Body; now: Date };

/** The differences between trucks, trailers and companies. */
export type RecordKind<Body extends object, Key extends string> = Omit<CellReaders, 'names' | 'schema'> & {
  name: string;
  /** The field that identifies a row. */
  key: Key;
  toKey(body: Body): string;
  mostRows: number;
  schema: z.ZodMiniType<Body> & CellReaders['schema'];
  names: Omit<ColumnNames, 'own' | 'key'>;
  /** @returns why a row with these texts is a record of another kind, which is skipped; null for one of this kind */
  findOther?(given: ReadonlyMap<string, string>): string | null;
  /** The hint beside an empty field of a new record, which gets its usual value from `cells`. */
  assumptions?: Readonly<Record<string, string>>;
  listPage(db: Db | Tx, user: User, at: { page: number; pageSize: number }): Promise<readonly Kept<Body>[]>;
  toIdentity?(body: Body): Identified;
  /** Doubts about the values of a record, which keep nothing out. */
  findDoubts?(body: Body): Found[];
  /** The slow part for the keys of all rows, as they are written, which runs before the transaction. */
  prepare?(keys: readonly string[]): Promise<void>;
  /** Values from a registry for the fields that a new record's row leaves empty. */
  findKnown?(key: string): Readonly<Record<string, string>>;
  /** The body as it would be kept, and problems that the schema cannot find. */
  judge(body: Body, kept: Kept<Body> | undefined, now: Date): { body: Body; errors: Found[]; hints?: Found[] };
  insert(tx: Tx, user: User, saved: Saved<Body>): Promise<unknown>;
  update(tx: Tx, user: User, saved: Saved<Body>): Promise<unknown>;
};

const readAll = <Body extends object, Key extends string>(kind: RecordKind<Body, Key>, db: Db | Tx, user: User) =>
  readInBatches((offset, pageSize) => kind.listPage(db, user, { page: offset / pageSize + 1, pageSize }));

export function exportRecords<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  { db }: Deps,
  user: User,
): FileStream {
  const names = Object.keys(kind.schema.shape);
  async function* generateRows() {
    for await (const facts of readAll(kind, db, user)) {
      const values = new Map(Object.entries(facts));
      // Cast: the fields of vehicles are texts and numbers.
      yield names.map((name) => (values.get(name) ?? null) as Cell);
    }
  }
  return createCsvFile(`wideload-${kind.name}`, names, generateRows());
}

type Given = { csv: string; sheets: readonly Table[] };

/** @throws Problem input.invalid for what is wrong with the file rather than with a row of it */
function readFile<Body extends object, Key extends string>(kind: RecordKind<Body, Key>, { csv, sheets }: Given) {
  const { schema, key, names, mostRows } = kind;
  const file = readTable({ ...names, own: Object.keys(schema.shape), key }, listFileTables(csv, sheets));
  if (file.count > mostRows)
    throw createFieldProblem('csv', `The file has ${file.count} rows. At most ${mostRows} are imported at a time`);
  return file;
}

type Row = { line: number; key: string; fate: RowFate; errors: Found[]; changes: Change[]; hints: Found[] };
type Judged<Body> = { row: Row; body?: Body; id?: string };
type Known<Body> = { kept: KeptRecords<Body>; seen: Set<string>; now: Date };
type Parsed<Body> = { line: number; key: string; hints: Found[] } & (
  | { body: Body }
  | { errors: Found[] }
  | { fate: 'skipped' }
);

type KeptRecords<Body> = ReadonlyMap<string, Kept<Body>>;

function readKey<Body extends object, Key extends string>(
  { key, cells }: RecordKind<Body, Key>,
  given: ReadonlyMap<string, string>,
) {
  const text = given.get(key) ?? '';
  return cells[key]?.(text) ?? text;
}

/** Cells of a record that is kept already change only the fields that have a column. */
function parseLine<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  { head, all }: { head: FileHead; all: KeptRecords<Body> },
  { line, cells: written }: CsvLine,
): Parsed<Body> {
  const cells = withoutEmptyEnd(written);
  const { given, errors } = readRow(kind, head, cells);
  const key = readKey(kind, given);
  const row = { line, key, hints: [] };
  const noRecord = findNoRecord(head, kind.key, { line, cells });
  const other = noRecord ?? kind.findOther?.(given) ?? null;
  if (other !== null) return { ...row, fate: 'skipped', hints: [{ field: '', message: other }] };
  if (cells.length > head.columns.length)
    return { ...row, errors: [{ field: '', message: 'More cells than the first line has names' }] };
  if (errors.length > 0) return { ...row, errors };
  // Cast: the key of a record is made of this field alone.
  const kept = all.get(kind.toKey({ [kind.key]: key } as Body));
  const isEmpty = (field: string) => (given.get(field) ?? '') === '';
  const assumed = Object.entries(kind.assumptions ?? {}).filter(([field]) => kept === undefined && isEmpty(field));
  const known = kept === undefined ? (kind.findKnown?.(key) ?? {}) : {};
  for (const [field, text] of Object.entries(known)) if (isEmpty(field)) given.set(field, text);
  for (const [field, read] of Object.entries(kind.cells))
    if (given.has(field) || kept === undefined) given.set(field, read(given.get(field) ?? ''));
  const parsed = kind.schema.safeParse({ ...kept, ...Object.fromEntries(given) });
  const hints = assumed.map(([field, message]) => ({ field, message }));
  if (parsed.success) return { ...row, hints, body: parsed.data };
  const said = parsed.error.issues.map(({ path, message }) => [path.join('.'), formatInputMessage(message)] as const);
  // Only the first problem of a field is shown.
  const first = new Map(said.toReversed());
  return { ...row, errors: [...first].map(([field, message]) => ({ field, message })).toReversed() };
}

async function readKept<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  db: Db | Tx,
  user: User,
): Promise<KeptRecords<Body>> {
  const kept = new Map<string, Kept<Body>>();
  for await (const record of readAll(kind, db, user)) kept.set(kind.toKey(record), record);
  return kept;
}

function judgeLine<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  parsed: Parsed<Body>,
  { kept: all, seen, now }: Known<Body>,
): Judged<Body> {
  const { line, key: typed, hints } = parsed;
  const row = { line, key: typed, changes: [], errors: [], hints };
  if ('fate' in parsed) return { row: { ...row, fate: parsed.fate } };
  if ('errors' in parsed) return { row: { ...row, fate: 'wrong', errors: parsed.errors } };
  const key = kind.toKey(parsed.body);
  const kept = all.get(key);
  const { body, errors, hints: doubts = [] } = kind.judge(parsed.body, kept, now);
  if (seen.has(key)) errors.push({ field: kind.key, message: 'This number is in the file twice' });
  seen.add(key);
  if (errors.length > 0) return { row: { ...row, fate: 'wrong', errors } };
  if (kept === undefined) return { row: { ...row, fate: 'new', errors, hints: [...hints, ...doubts] }, body };
  const changes = listChanges(kept, body);
  if (changes.length > 0) hints.push(...doubts);
  return { row: { ...row, fate: changes.length === 0 ? 'same' : 'changed', errors, changes }, body, id: kept._id };
}

/** Of all records after the import; a row that stays as it is says nothing. */
function addHints<Body extends object, Key extends string>(
  { toKey, toIdentity, findDoubts }: RecordKind<Body, Key>,
  judged: readonly Judged<Body>[],
  all: KeptRecords<Body>,
): void {
  if (toIdentity === undefined) return;
  const rows = judged.flatMap(({ row, body }) => (body === undefined ? [] : [{ row, body }]));
  const imported = new Set(rows.map(({ body }) => toKey(body)));
  const others = [...all].flatMap(([key, body]) => (imported.has(key) ? [] : [body]));
  const hints = findTwins([...rows.map(({ body }) => body), ...others].map((body) => toIdentity(body)));
  for (const [at, { row, body }] of rows.entries())
    if (row.fate !== 'same') row.hints.push(...(findDoubts?.(body) ?? []), ...(hints[at] ?? []));
}

type Import = Given & { user: User; isPreview: boolean };

/** All rows are kept or none is. */
export type RecordImport<Key extends string> = Omit<FleetImport, 'rows'> & {
  rows: (Omit<Row, 'key'> & Record<Key, string>)[];
};

const LETTERS = 26;

/** `C` for the third column, as a spreadsheet names it. */
const toLetters = (at: number): string =>
  `${at < LETTERS ? '' : toLetters(Math.floor(at / LETTERS) - 1)}${String.fromCodePoint(65 + (at % LETTERS))}`;

/** The file as a person knows it: each field with its name and its columns. */
function describeFile<Body extends object, Key extends string>(
  { schema, names: { labels } }: RecordKind<Body, Key>,
  { columns, ignored, sheet }: Pick<ReadTable, 'columns' | 'ignored' | 'sheet'>,
  sheets: readonly Table[],
) {
  const fields = Object.keys(schema.shape).map((field) => {
    const letters = columns.flatMap((held, at) => (held.includes(field) ? [toLetters(at)] : []));
    return { field, label: labels[field] ?? field, column: letters.join(', ') };
  });
  return { ignored, fields, sheet, otherSheets: sheets.map(({ name }) => name).filter((name) => name !== sheet) };
}

/** In one transaction, so that a file is kept whole or not at all. */
export async function importRecords<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  { db, ids, clock }: Deps,
  { user, isPreview, ...given }: Import,
): Promise<RecordImport<Key>> {
  const now = clock.now();
  const { lines, ...head } = readFile(kind, given);
  const all = await readKept(kind, db, user);
  await kind.prepare?.(lines.map(({ cells }) => readKey(kind, readRow(kind, head, cells).given)));
  const parsed = lines.map((line) => parseLine(kind, { head, all }, line));
  return inTransaction(db, async (tx) => {
    const known = { kept: await readKept(kind, tx, user), seen: new Set<string>(), now };
    const judged = parsed.map((one) => judgeLine(kind, one, known));
    addHints(kind, judged, known.kept);
    const isKept = !isPreview && judged.every(({ row }) => row.fate !== 'wrong');
    for (const { row, body, id } of isKept ? judged : []) {
      if (body === undefined || row.fate === 'same') continue;
      if (id === undefined) await kind.insert(tx, user, { id: ids(), body, now });
      else await kind.update(tx, user, { id, body, now });
    }
    // Cast: the type has the field of the kind.
    const rows = judged.map(({ row: { key, ...row } }) => ({ ...row, [kind.key]: key })) as RecordImport<Key>['rows'];
    return { isKept, rows, ...describeFile(kind, head, given.sheets) };
  });
}
