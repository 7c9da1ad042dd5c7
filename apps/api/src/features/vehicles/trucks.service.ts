import type { ReadBody, ReadQuery, Truck, trucks as endpoints } from '@wideload/contract';
import { truckYears } from '@wideload/domain';
import type { User } from '../../actor.ts';
import type { TruckFacts } from '../../platform/db/column-types.ts';
import { getViolatedConstraint, type Db } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { fieldProblem, Problem } from '../../problem.ts';
import {
  findOwnTrucks,
  insertTruck,
  listOwnTrucks,
  softDeleteOwnTruck,
  updateOwnTruck,
  type TruckContent,
} from './trucks.store.ts';
import { truckFactsOf, truckOf } from './trucks.wire.ts';

type Body = ReadBody<typeof endpoints.create>;

function contentOf(body: Body): TruckContent {
  return {
    internal_number: body.internalNumber,
    vin_code: body.vinCode,
    make: body.make,
    model: body.model,
    year: body.year,
    plate_number: body.plateNumber,
    plate_state: body.plateState,
    registered_weight_lb: body.registeredWeight,
  };
}

/** Two trucks of one carrier never share a power unit number: the database says so, whoever comes second hears it. */
async function orExists<T>(saving: Promise<T>): Promise<T> {
  try {
    return await saving;
  } catch (error) {
    if (getViolatedConstraint(error) === 'trucks_internal_number') throw new Problem('truck.exists', { cause: error });
    throw error;
  }
}

function checkYear(year: number, now: Date): void {
  if (!truckYears(now.getUTCFullYear()).includes(year)) throw fieldProblem('year', 'Choose one of the last 40 years');
}

export async function listTrucks({ db }: Deps, user: User, query: ReadQuery<typeof endpoints.list>) {
  const { rows, total } = await listOwnTrucks(db, user, query);
  return { items: rows.map(truckOf), total, page: query.page, pageSize: query.pageSize };
}

/** @throws Problem `truck.exists`, or `input.invalid` at `year` */
export async function addTruck({ db, clock, ids }: Deps, user: User, body: Body): Promise<Truck> {
  const now = clock.now();
  checkYear(body.year, now);
  const record = { id: ids(), user_id: user.id, created_at: now, updated_at: now, deleted_at: null };
  return truckOf(await orExists(insertTruck(db, { ...record, ...contentOf(body) })));
}

/**
 * A year that the truck had already stays right, however old the truck has become.
 * @throws Problem `not-found`, `truck.exists`, or `input.invalid` at `year`
 */
export async function changeTruck(
  { db, clock }: Deps,
  user: User,
  { id, body }: { id: string; body: Body },
): Promise<Truck> {
  const now = clock.now();
  const [kept] = await findOwnTrucks(db, user, [id]);
  if (kept === undefined) throw new Problem('not-found');
  if (body.year !== kept.year) checkYear(body.year, now);
  const row = await orExists(updateOwnTruck(db, user, { id, content: contentOf(body), now }));
  if (row === undefined) throw new Problem('not-found');
  return truckOf(row);
}

/** Takes the truck off the list; orders keep what they were made with. @throws Problem `not-found` */
export async function removeTruck({ db, clock }: Deps, user: User, id: string): Promise<void> {
  if (!(await softDeleteOwnTruck(db, user, { id, now: clock.now() }))) throw new Problem('not-found');
}

/** The owner's trucks among `ids`, as an order keeps them; deleted ones and others' are left out. */
export async function findTruckFacts(db: Db, owner: Pick<User, 'id'>, ids: readonly string[]): Promise<TruckFacts[]> {
  return (await findOwnTrucks(db, owner, ids)).map(truckFactsOf);
}

/** The first of the owner's trucks whose internal number contains `search`, as an order keeps them; `most` at most. */
export async function searchTruckFacts(
  db: Db,
  owner: Pick<User, 'id'>,
  { search, most }: { search: string; most: number },
): Promise<TruckFacts[]> {
  const { rows } = await listOwnTrucks(db, owner, { search, page: 1, pageSize: most, sort: 'internalNumber' });
  return rows.map(truckFactsOf);
}
