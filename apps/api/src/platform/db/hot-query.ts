import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Compilable, CompiledQuery } from 'kysely';
import type { Db, Tx } from './transaction.ts';

const names = new Map<string, string>();

/** The name under which a connection may prepare the text of a hot query. */
export function findStatementName(text: unknown): string | undefined {
  return typeof text === 'string' ? names.get(text) : undefined;
}

class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

type Build<Values, Row> = (db: Db | Tx, values: Values) => Compilable<Row>;

function buildOnce<Values extends object, Row>(db: Db | Tx, build: Build<Values, Row>): CompiledQuery<Row> {
  // Cast: each value is a placeholder until the query is run.
  const values = new Proxy({}, { get: (_, key) => new Placeholder(String(key)) }) as Values;
  const query = build(db, values).compile();
  names.set(query.sql, createHash('sha256').update(query.sql).digest('base64url').slice(0, 32));
  return query;
}

let areCompared = false;

/** For tests: each call of a hot query builds it anew from its own values, and throws where it is not the one that was built once. */
export function compareHotQueries(): void {
  areCompared = true;
}

function refuseOther(bound: CompiledQuery, own: CompiledQuery): void {
  if (own.sql === bound.sql && isDeepStrictEqual(own.parameters, bound.parameters)) return;
  throw new Error(
    `The builder of a hot query looks at a value. Built once: ${bound.sql}. With these values: ${own.sql}`,
  );
}

/**
 * A query of every other request. It is built once for the process, and a connection to PostgreSQL itself plans it once; a call
 * only binds its values. `build` must not look at them (`compareHotQueries`).
 */
export function createHotQuery<Values extends object, Row>(
  build: Build<Values, Row>,
): (db: Db | Tx, values: Values) => Promise<Row[]> {
  let built: CompiledQuery<Row> | null = null;
  return async (db, values) => {
    built ??= buildOnce(db, build);
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.key as keyof Values] : parameter,
    );
    const bound = { ...built, parameters };
    if (areCompared) refuseOther(bound, build(db, values).compile());
    return (await db.executeQuery<Row>(bound)).rows;
  };
}
