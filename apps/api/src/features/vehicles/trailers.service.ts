import type { ReadBody, ReadQuery, Trailer, trailers as endpoints } from '@wideload/contract';
import type { User } from '../../actor.ts';
import type { TrailerFacts } from '../../platform/db/column-types.ts';
import { getViolatedConstraint, type Db } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import {
  findOwnTrailers,
  insertTrailer,
  listOwnTrailers,
  softDeleteOwnTrailer,
  updateOwnTrailer,
  type TrailerContent,
} from './trailers.store.ts';
import { trailerFactsOf, trailerOf } from './trailers.wire.ts';

type Body = ReadBody<typeof endpoints.create>;

function contentOf(body: Body): TrailerContent {
  return {
    internal_number: body.internalNumber,
    type: body.type,
    vin_code: body.vinCode,
    plate_number: body.plateNumber,
    length_ft: body.length,
  };
}

/** Two trailers of one carrier never share an internal number: the database says so, whoever comes second hears it. */
async function orExists<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (getViolatedConstraint(error) === 'trailers_internal_number')
      throw new Problem('trailer.exists', { cause: error });
    throw error;
  }
}

export async function listTrailers({ db }: Deps, user: User, query: ReadQuery<typeof endpoints.list>) {
  const { rows, total } = await listOwnTrailers(db, user, query);
  return { items: rows.map(trailerOf), total, page: query.page, pageSize: query.pageSize };
}

/** @throws Problem `trailer.exists` */
export async function addTrailer({ db, clock, ids }: Deps, user: User, body: Body): Promise<Trailer> {
  const now = clock.now();
  const record = { id: ids(), user_id: user.id, created_at: now, updated_at: now, deleted_at: null };
  return trailerOf(await orExists(insertTrailer(db, { ...record, ...contentOf(body) })));
}

/** @throws Problem `not-found`, `trailer.exists` */
export async function changeTrailer(
  { db, clock }: Deps,
  user: User,
  { id, body }: { id: string; body: Body },
): Promise<Trailer> {
  const row = await orExists(updateOwnTrailer(db, user, { id, content: contentOf(body), now: clock.now() }));
  if (row === undefined) throw new Problem('not-found');
  return trailerOf(row);
}

/** Takes the trailer off the list; orders keep what they were made with. @throws Problem `not-found` */
export async function removeTrailer({ db, clock }: Deps, user: User, id: string): Promise<void> {
  if (!(await softDeleteOwnTrailer(db, user, { id, now: clock.now() }))) throw new Problem('not-found');
}

/** The owner's trailers among `ids`, as an order keeps them; deleted ones and others' are left out. */
export async function findTrailerFacts(
  db: Db,
  owner: Pick<User, 'id'>,
  ids: readonly string[],
): Promise<TrailerFacts[]> {
  return (await findOwnTrailers(db, owner, ids)).map(trailerFactsOf);
}

/** The first of the owner's trailers whose internal number contains `search`, as an order keeps them; `most` at most. */
export async function searchTrailerFacts(
  db: Db,
  owner: Pick<User, 'id'>,
  { search, most }: { search: string; most: number },
): Promise<TrailerFacts[]> {
  const { rows } = await listOwnTrailers(db, owner, { search, page: 1, pageSize: most, sort: 'internalNumber' });
  return rows.map(trailerFactsOf);
}
