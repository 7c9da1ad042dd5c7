import type { World } from '../world.ts';

/** The triggers keep entries and balance lines for good; only a restored database can be without them. */
export async function forgetBooks({ database }: Pick<World, 'database'>): Promise<void> {
  await database.pool.query(`BEGIN; SET LOCAL session_replication_role = replica;
    DELETE FROM book_entries; DELETE FROM balance_lines; DELETE FROM receipt_years; COMMIT`);
}
