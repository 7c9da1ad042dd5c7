/** Trucks or trailers as a CSV file: the fields of the call that saves one. The internal number identifies a row. */
import { formatInputMessage, maxImportedRows, type FleetImport, type ImportedRow } from '@wideload/contract';
import type * as z from 'zod/mini';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { readInBatches } from '#platform/db/batches.ts';
import { inTransaction, type Db, type Tx } from '#platform/db/transaction.ts';
import { createCsvFile, type Cell } from '#platform/http/bodies/csv.ts';
import type { FileStream } from '#platform/http/bodies/file-answer.ts';
import { readCsv, type CsvLine } from '#platform/http/bodies/read-csv.ts';
import { createFieldProblem } from '#problem.ts';

type Found = { field: string; message: string };
type Vehicle = { internalNumber: string };
type Kept<Body> = Body & { _id: string };
type Saved<Body> = { id: string; body: Body; now: Date };

/** The differences between trucks and trailers. */
export type FleetKind<Body extends Vehicle> = {
  name: string;
  schema: z.ZodMiniType<Body> & { readonly shape: object };
  listPage(db: Db | Tx, user: User, at: { page: number; pageSize: number }): Promise<readonly Kept<Body>[]>;
  /** Problems that the schema cannot find. */
  findProblems(body: Body, kept: Body | undefined, now: Date): Found[];
  insert(tx: Tx, user: User, saved: Saved<Body>): Promise<unknown>;
  update(tx: Tx, user: User, saved: Saved<Body>): Promise<unknown>;
};

const readAll = <Body extends Vehicle>(kind: FleetKind<Body>, db: Db | Tx, user: User) =>
  readInBatches((offset, pageSize) => kind.listPage(db, user, { page: offset / pageSize + 1, pageSize }));

export function exportFleet<Body extends Vehicle>(kind: FleetKind<Body>, { db }: Deps, user: User): FileStream {
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
function readLines(fields: readonly string[], csv: string): { names: string[]; lines: CsvLine[] } {
  const [head, ...lines] = readCsv(csv) ?? [];
  if (head === undefined) throw createFieldProblem('csv', 'This is no CSV file: it is empty, or a quote is not closed');
  const known = new Map(fields.map((field) => [toKey(field), field]));
  const names = head.cells.map((cell) => {
    const name = known.get(toKey(cell));
    if (name !== undefined) return name;
    throw createFieldProblem('csv', `The first line has a name that is none of ${fields.join(', ')}: ${cell}`);
  });
  if (new Set(names).size < names.length) throw createFieldProblem('csv', 'The first line has a name twice');
  if (lines.length > maxImportedRows)
    throw createFieldProblem(
      'csv',
      `The file has ${lines.length} rows. At most ${maxImportedRows} are imported at a time`,
    );
  return { names, lines };
}

type Judged<Body> = { row: ImportedRow; body?: Body; id?: string };
type Known<Body> = { kept: ReadonlyMap<string, Kept<Body>>; seen: Set<string>; now: Date };

const isSame = (kept: object, body: object) => {
  const values = new Map(Object.entries(kept));
  return Object.entries(body).every(([name, value]) => values.get(name) === value);
};

function judgeLine<Body extends Vehicle>(
  kind: FleetKind<Body>,
  { names, line: { line, cells } }: { names: readonly string[]; line: CsvLine },
  { kept: all, seen, now }: Known<Body>,
): Judged<Body> {
  const given = new Map(names.map((name, at) => [name, cells[at] ?? '']));
  const internalNumber = given.get('internalNumber') ?? '';
  const refuse = (errors: Found[]) => ({ row: { line, internalNumber, fate: 'wrong' as const, errors } });
  if (cells.length > names.length) return refuse([{ field: '', message: 'More cells than the first line has names' }]);
  const parsed = kind.schema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const said = parsed.error.issues.map(({ path, message }) => [path.join('.'), formatInputMessage(message)] as const);
    // Only the first problem of a field is shown.
    const first = new Map(said.toReversed());
    return refuse([...first].map(([field, message]) => ({ field, message })).toReversed());
  }
  const body = parsed.data;
  const key = body.internalNumber.toLowerCase();
  const kept = all.get(key);
  const errors = kind.findProblems(body, kept, now);
  if (seen.has(key)) errors.push({ field: 'internalNumber', message: 'This number is in the file twice' });
  seen.add(key);
  if (errors.length > 0) return refuse(errors);
  const row = { line, internalNumber: body.internalNumber, errors };
  if (kept === undefined) return { row: { ...row, fate: 'new' }, body };
  return { row: { ...row, fate: isSame(kept, body) ? 'same' : 'changed' }, body, id: kept._id };
}

type Import = { user: User; csv: string; isPreview: boolean };

/** In one transaction, so that a file is kept whole or not at all. */
export function importFleet<Body extends Vehicle>(
  kind: FleetKind<Body>,
  { db, ids, clock }: Deps,
  { user, csv, isPreview }: Import,
): Promise<FleetImport> {
  const now = clock.now();
  const { names, lines } = readLines(Object.keys(kind.schema.shape), csv);
  return inTransaction(db, async (tx) => {
    const kept = new Map<string, Kept<Body>>();
    for await (const vehicle of readAll(kind, tx, user)) kept.set(vehicle.internalNumber.toLowerCase(), vehicle);
    const known = { kept, seen: new Set<string>(), now };
    const judged = lines.map((line) => judgeLine(kind, { names, line }, known));
    const isKept = !isPreview && judged.every(({ row }) => row.fate !== 'wrong');
    for (const { row, body, id } of isKept ? judged : []) {
      if (body === undefined || row.fate === 'same') continue;
      if (id === undefined) await kind.insert(tx, user, { id: ids(), body, now });
      else await kind.update(tx, user, { id, body, now });
    }
    return { isKept, rows: judged.map(({ row }) => row) };
  });
}
