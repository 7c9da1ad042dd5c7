/** Trucks, trailers or companies as a CSV file: the fields of the call that saves one. One of them identifies a row. */
import { formatInputMessage, type RowFate } from '@wideload/contract';
import type * as z from 'zod/mini';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { createFieldProblem } from '#problem.ts';
import { readInBatches } from '../../db/batches.ts';
import { inTransaction, type Db, type Tx } from '../../db/transaction.ts';
import { createCsvFile, type Cell } from './csv.ts';
import type { FileStream } from './file-answer.ts';
import { readCsv, type CsvLine } from './read-csv.ts';

export type Found = { field: string; message: string };
type Kept<Body> = Body & { _id: string };
type Saved<Body> = { id: string; body: Body; now: Date };

/** The differences between trucks, trailers and companies. */
export type RecordKind<Body extends object, Key extends string> = {
  name: string;
  /** The field that identifies a row. */
  key: Key;
  toKey(body: Body): string;
  mostRows: number;
  schema: z.ZodMiniType<Body> & { readonly shape: object };
  listPage(db: Db | Tx, user: User, at: { page: number; pageSize: number }): Promise<readonly Kept<Body>[]>;
  /** The slow part, which runs before the transaction. */
  prepare?(bodies: readonly Body[]): Promise<void>;
  /** The body as it would be kept, and problems that the schema cannot find. */
  judge(body: Body, kept: Kept<Body> | undefined, now: Date): { body: Body; errors: Found[] };
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

/** `Internal number` is `internalNumber`, too. */
const toKey = (name: string) => name.replaceAll(/[\s_-]/g, '').toLowerCase();

/** @throws Problem input.invalid for what is wrong with the file rather than with a row of it */
function readLines(
  fields: readonly string[],
  { csv, mostRows }: { csv: string; mostRows: number },
): { names: string[]; lines: CsvLine[] } {
  const [head, ...lines] = readCsv(csv) ?? [];
  if (head === undefined) throw createFieldProblem('csv', 'This is no CSV file: it is empty, or a quote is not closed');
  const known = new Map(fields.map((field) => [toKey(field), field]));
  const names = head.cells.map((cell) => {
    const name = known.get(toKey(cell));
    if (name !== undefined) return name;
    throw createFieldProblem('csv', `The first line has a name that is none of ${fields.join(', ')}: ${cell}`);
  });
  if (new Set(names).size < names.length) throw createFieldProblem('csv', 'The first line has a name twice');
  if (lines.length > mostRows)
    throw createFieldProblem('csv', `The file has ${lines.length} rows. At most ${mostRows} are imported at a time`);
  return { names, lines };
}

type Row = { line: number; key: string; fate: RowFate; errors: Found[] };
type Judged<Body> = { row: Row; body?: Body; id?: string };
type Known<Body> = { kept: ReadonlyMap<string, Kept<Body>>; seen: Set<string>; now: Date };
type Parsed<Body> = { line: number; key: string; body: Body } | { line: number; key: string; errors: Found[] };

const isSame = (kept: object, body: object) => {
  const values = new Map(Object.entries(kept));
  return Object.entries(body).every(([name, value]) => values.get(name) === value);
};

function parseLine<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  names: readonly string[],
  { line, cells }: CsvLine,
): Parsed<Body> {
  const given = new Map(names.map((name, at) => [name, cells[at] ?? '']));
  const key = given.get(kind.key) ?? '';
  if (cells.length > names.length)
    return { line, key, errors: [{ field: '', message: 'More cells than the first line has names' }] };
  const parsed = kind.schema.safeParse(Object.fromEntries(given));
  if (parsed.success) return { line, key, body: parsed.data };
  const said = parsed.error.issues.map(({ path, message }) => [path.join('.'), formatInputMessage(message)] as const);
  // Only the first problem of a field is shown.
  const first = new Map(said.toReversed());
  return { line, key, errors: [...first].map(([field, message]) => ({ field, message })).toReversed() };
}

function judgeLine<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  parsed: Parsed<Body>,
  { kept: all, seen, now }: Known<Body>,
): Judged<Body> {
  const { line, key: typed } = parsed;
  if ('errors' in parsed) return { row: { line, key: typed, fate: 'wrong', errors: parsed.errors } };
  const key = kind.toKey(parsed.body);
  const kept = all.get(key);
  const { body, errors } = kind.judge(parsed.body, kept, now);
  if (seen.has(key)) errors.push({ field: kind.key, message: 'This number is in the file twice' });
  seen.add(key);
  if (errors.length > 0) return { row: { line, key: typed, fate: 'wrong', errors } };
  if (kept === undefined) return { row: { line, key: typed, fate: 'new', errors }, body };
  return { row: { line, key: typed, fate: isSame(kept, body) ? 'same' : 'changed', errors }, body, id: kept._id };
}

type Import = { user: User; csv: string; isPreview: boolean };

/** All rows are kept or none is. */
export type RecordImport<Key extends string> = {
  isKept: boolean;
  rows: (Omit<Row, 'key'> & Record<Key, string>)[];
};

/** In one transaction, so that a file is kept whole or not at all. */
export async function importRecords<Body extends object, Key extends string>(
  kind: RecordKind<Body, Key>,
  { db, ids, clock }: Deps,
  { user, csv, isPreview }: Import,
): Promise<RecordImport<Key>> {
  const now = clock.now();
  const { names, lines } = readLines(Object.keys(kind.schema.shape), { csv, mostRows: kind.mostRows });
  const parsed = lines.map((line) => parseLine(kind, names, line));
  await kind.prepare?.(parsed.flatMap((one) => ('body' in one ? one.body : [])));
  return inTransaction(db, async (tx) => {
    const kept = new Map<string, Kept<Body>>();
    for await (const record of readAll(kind, tx, user)) kept.set(kind.toKey(record), record);
    const known = { kept, seen: new Set<string>(), now };
    const judged = parsed.map((one) => judgeLine(kind, one, known));
    const isKept = !isPreview && judged.every(({ row }) => row.fate !== 'wrong');
    for (const { row, body, id } of isKept ? judged : []) {
      if (body === undefined || row.fate === 'same') continue;
      if (id === undefined) await kind.insert(tx, user, { id: ids(), body, now });
      else await kind.update(tx, user, { id, body, now });
    }
    // Cast: the type has the field of the kind.
    const rows = judged.map(({ row: { key, ...row } }) => ({ ...row, [kind.key]: key })) as RecordImport<Key>['rows'];
    return { isKept, rows };
  });
}
