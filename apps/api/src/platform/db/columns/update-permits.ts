import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Tables } from '../tables.generated.ts';
import type { Tx } from '../transaction.ts';

const jsonColumns: ReadonlySet<string> = new Set<keyof Tables['permits']>([
  'typed',
  'planned',
  'vehicles',
  'reasons',
  'state_question',
]);

/** Written as text, as in every other query. */
const readGiven = (column: string): RawBuilder<unknown> =>
  jsonColumns.has(column) ? sql`(${sql.ref(`given.${column}`)} #>> '{}')::jsonb` : sql`${sql.ref(`given.${column}`)}`;

type Columns = Partial<Insertable<Tables['permits']>>;

/**
 * Writes the same columns of some permits in one query, so that the triggers sum up their order once.
 * @param where a further condition, on `permits`
 */
export async function updatePermits(
  tx: Tx,
  rows: readonly (Columns & { id: string })[],
  where: RawBuilder<boolean> = sql`true`,
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).filter((column) => column !== 'id');
  const set = columns.map((column) => sql`${sql.ref(column)} = ${readGiven(column)}`);
  await sql`UPDATE permits SET ${sql.join(set)}
    FROM jsonb_populate_recordset(NULL::permits, ${JSON.stringify(rows)}::jsonb) AS given
    WHERE permits.id = given.id AND ${where}`.execute(tx);
}

type Documented = { _id: string; document: { _id: string } | null };

/** Deletes the documents of permits, but their own and those of former versions. */
export async function deleteDocumentsOf(tx: Tx, permits: readonly Documented[]): Promise<void> {
  const own = permits.flatMap(({ document }) => (document === null ? [] : [document._id]));
  await tx
    .deleteFrom('permit_documents')
    .where(sql<boolean>`permit_id = ANY (${permits.map(({ _id }) => _id)}::uuid[]) AND id <> ALL (${own}::uuid[])`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM permit_versions WHERE permit_versions.document_id = permit_documents.id)`,
    )
    .execute();
}
