import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql, type Migration } from 'kysely';

const folder = new URL('../../../migrations/', import.meta.url);

/** A pooler's connections have the limits of the role, which are those of a request. */
const LIMITS = `SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '1min';`;

function toMigration(script: string): Migration {
  return {
    async up(db) {
      await sql.raw(`${LIMITS}\n${script}`).execute(db);
    },
  };
}

const scripts = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted()
  .map((file): [name: string, script: string] => [
    file.slice(0, -'.sql'.length),
    readFileSync(new URL(file, folder), 'utf8'),
  ]);

/** The same for the same migrations to the letter. */
export const schemaHash = createHash('sha256').update(JSON.stringify(scripts)).digest('hex');

/** The migrations of this release by name. They run forward only, in the order of their names, and a released one is never edited. */
export const migrations: Readonly<Record<string, Migration>> = Object.fromEntries(
  scripts.map(([name, script]) => [name, toMigration(script)]),
);

/**
 * The other program that made a database, or its backup, by the names of its migrations; null if this release knows all of them. A newer
 * release has all migrations of this one. Whoever lacks one and has others is of before the first release, which began with a new set.
 */
export function findOtherProgram(
  applied: readonly string[],
  known: readonly string[] = Object.keys(migrations),
): { isNewer: boolean; migrations: string } | null {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return null;
  if (known.every((name) => applied.includes(name))) return { isNewer: true, migrations: unknown.join(', ') };
  return { isNewer: false, migrations: unknown.length === 1 ? `${unknown[0]}` : `${unknown[0]} to ${unknown.at(-1)}` };
}
