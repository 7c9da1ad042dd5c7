import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { erasures } from './erasures.store.ts';
import { otherTexts, personalFields, type PersonalField } from './personal-fields.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject('testDatabaseUrl'));
});
afterAll(() => database.drop());

const personal = Object.entries(personalFields).flatMap(([table, fields]) =>
  Object.entries<PersonalField>(fields).map(([column, field]) => ({ table, name: `${table}.${column}`, ...field })),
);
const others = Object.entries(otherTexts).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));

/** A text whose CHECK lists its values describes no person. */
async function listTexts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT t.relname || '.' || c.attname AS name
     FROM pg_class t JOIN pg_attribute c ON c.attrelid = t.oid AND c.attnum > 0 AND NOT c.attisdropped
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind = 'r' AND t.relname NOT LIKE 'schema_migrations%'
       AND c.atttypid IN ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype, 'json'::regtype, 'text[]'::regtype)
       AND NOT EXISTS (
         SELECT FROM pg_constraint WHERE conrelid = t.oid AND contype = 'c' AND conkey = ARRAY[c.attnum]
           AND pg_get_constraintdef(oid) ~ '^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[.*\\]\\)|''[^'']*''::text)\\)\\)$'
       )`,
  );
  return rows.map(({ name }) => name);
}

test('each text of the database is a personal field, or in the list of those that are none', async () => {
  expect([...personal.map(({ name }) => name), ...others].toSorted()).toEqual((await listTexts()).toSorted());
});

test.each(personal)('$name, of which "$atErasure", agrees with the erasure of its table', ({ table, atErasure }) => {
  // Cast: the keys of the table of fields are tables.
  const { stays } = erasures[table as keyof typeof erasures];
  expect(atErasure === 'row goes').toBe(stays === null);
});
