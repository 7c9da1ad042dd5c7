import type { TemplateBody } from '@wideload/contract';
import { sql, type Selectable } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type TemplateRow = Selectable<Tables['templates']>;

export function listAllTemplates(db: Db, _by: Admin): Promise<TemplateRow[]> {
  return db
    .selectFrom('templates')
    .selectAll()
    .orderBy('kind')
    .orderBy(sql`lower(name)`)
    .execute();
}

export function lockTemplate(tx: Tx, _by: Admin, id: string): Promise<TemplateRow | undefined> {
  return tx.selectFrom('templates').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function insertTemplate(tx: Tx, _by: Admin, template: TemplateBody & { id: string }): Promise<TemplateRow> {
  return tx.insertInto('templates').values(template).returningAll().executeTakeFirstOrThrow();
}

export function updateTemplate(
  tx: Tx,
  _by: Admin,
  { id, ...set }: TemplateBody & { id: string; version: number },
): Promise<TemplateRow> {
  return tx.updateTable('templates').set(set).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function deleteTemplate(tx: Tx, _by: Admin, id: string): Promise<void> {
  await tx.deleteFrom('templates').where('id', '=', id).execute();
}
