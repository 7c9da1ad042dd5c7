import { maxCombinations, CombinationBody, type Combination } from '@wideload/contract';
import type { User } from '#actor.ts';
import { refuseDuplicate, inTransaction, type Db, type Tx, serializeBy } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { findTrailerFacts } from './trailers.service.ts';
import { findTruckFacts } from './trucks.service.ts';
import { toColumns, toFields, toRow } from '#platform/db/columns/record-columns.ts';
import { toFigureRow, toFigures } from '#platform/db/columns/unit-columns.ts';
import {
  deleteOwnCombinations,
  insertCombination,
  listOwnCombinations,
  type CombinationRow,
} from './vehicles.store.ts';

const { name, truckId, trailerId, loadType } = CombinationBody.shape;
const columns = toColumns({ name, truckId, trailerId, loadType });

function toCombinationContent(body: CombinationBody) {
  return { ...toRow(columns, body), ...toFigureRow(body) };
}

function toCombination(row: CombinationRow): Combination {
  return { _id: row.id, ...toFields(columns, row), ...toFigures(row) };
}

/** Only combinations whose truck and trailer are still on the lists. */
export async function listCombinations({ db }: Deps, user: User): Promise<Combination[]> {
  const { live } = await findLiveAndDeleted(db, user);
  return live.map(toCombination);
}

/** Replaces combinations that can no longer be ordered. */
export async function saveCombination(
  { db, ids, clock }: Deps,
  user: User,
  body: CombinationBody,
): Promise<Combination> {
  const record = { id: ids(), user_id: user.ownerId, created_at: clock.now(), ...toCombinationContent(body) };
  const saving = inTransaction(db, async (tx) => {
    await refuseUnlessLive(tx, user, body);
    await serializeBy(tx, `combinations ${user.ownerId}`);
    const { live, gone } = await findLiveAndDeleted(tx, user);
    if (live.length >= maxCombinations) throw new Problem('combination.too-many');
    await deleteOwnCombinations(
      tx,
      user,
      gone.map(({ id }) => id),
    );
    return insertCombination(tx, record);
  });
  return toCombination(await refuseDuplicate(saving, { constraint: 'combinations_name', code: 'combination.exists' }));
}

export async function removeCombination({ db }: Deps, user: User, id: string): Promise<void> {
  if ((await deleteOwnCombinations(db, user, [id])) === 0) throw new Problem('not-found');
}

async function findLiveAndDeleted(
  db: Db | Tx,
  user: User,
): Promise<{ live: CombinationRow[]; gone: CombinationRow[] }> {
  const rows = await listOwnCombinations(db, user);
  const trucks = await findTruckFacts(db, user, [...new Set(rows.map((row) => row.truck_id))]);
  const trailers = await findTrailerFacts(db, user, [...new Set(rows.map((row) => row.trailer_id))]);
  const ids = new Set([...trucks, ...trailers].map(({ _id }) => _id));
  const isLive = (row: CombinationRow) => ids.has(row.truck_id) && ids.has(row.trailer_id);
  return { live: rows.filter(isLive), gone: rows.filter((row) => !isLive(row)) };
}

async function refuseUnlessLive(tx: Tx, user: User, { truckId, trailerId }: CombinationBody): Promise<void> {
  if ((await findTruckFacts(tx, user, [truckId])).length === 0) throw createNotOnListProblem('truckId', 'truck');
  if ((await findTrailerFacts(tx, user, [trailerId])).length === 0)
    throw createNotOnListProblem('trailerId', 'trailer');
}

function createNotOnListProblem(path: string, what: string): Problem {
  const message = `This ${what} is not on your list.`;
  return new Problem('not-found', { detail: message, errors: [{ path, code: 'not-found', message }] });
}
