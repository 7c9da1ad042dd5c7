import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anIssuedPermit, aPaidPermit } from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { startWorld, type World } from '#test/world.ts';

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const migration = new URL('../../../migrations/0069_documents_of_their_act.sql', import.meta.url);
const before = `
  ALTER TABLE permit_versions DROP CONSTRAINT permit_versions_own_document,
    ADD CONSTRAINT permit_versions_document_id_fkey FOREIGN KEY (document_id) REFERENCES permit_documents (id);
  ALTER TABLE permits DROP CONSTRAINT permits_document_of_issue, DROP CONSTRAINT permits_own_document,
    ADD CONSTRAINT permits_document_id_fkey FOREIGN KEY (document_id) REFERENCES permit_documents (id);
  ALTER TABLE permit_documents DROP CONSTRAINT permit_documents_permit_key, DROP COLUMN name;
  CREATE INDEX permit_documents_permit ON permit_documents (permit_id)`;

test('the PDFs that canceled attempts had left are removed with their files, those of issued permits stay', async () => {
  const carrier = await aUser(world);
  const admin = await aUser(world, { role: 'admin' });
  const issued = await anIssuedPermit(world, carrier);
  const { _id: permit } = await aPaidPermit(world, carrier);
  const { pool } = world.database;
  await pool.query(before);
  const left = world.deps.ids();
  await pool.query(
    "INSERT INTO permit_documents (id, permit_id, bytes, sha256, stored_at, stored_by) VALUES ($1, $2, 1, '', now(), $3)",
    [left, permit, admin.id],
  );
  await pool.query('UPDATE permits SET document_id = $1 WHERE id = $2', [left, permit]);

  await pool.query(await readFile(migration, 'utf8'));
  const { rows: kept } = await pool.query('SELECT id FROM permit_documents');
  expect(kept).toEqual([{ id: issued.document }]);
  const { rows: documents } = await pool.query('SELECT document_id FROM permits WHERE id = $1', [permit]);
  expect(documents).toEqual([{ document_id: null }]);
  const { rows: leftovers } = await pool.query('SELECT key FROM leftover_files');
  expect(leftovers).toEqual([{ key: `permits/${left}` }]);
});
