import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { CompanyFacts, TrailerFacts, TruckFacts } from '../../db/tables.ts';
import type { Db, Tx } from '../../db/transaction.ts';

/** The owner's company, trucks and trailers as they stand on the lists; what was deleted is not among them. */
export type LiveRecords = {
  company: CompanyFacts | null;
  trucks: ReadonlyMap<string, TruckFacts>;
  trailers: ReadonlyMap<string, TrailerFacts>;
};

type Wanted = { userId: string; companyId: string | null; truckIds: readonly string[]; trailerIds: readonly string[] };

const companyColumns = [
  'id as _id',
  'dot_number as dotNumber',
  'docket_number as docketNumber',
  'name',
  'zip',
  'street',
  'country',
  'state',
  'city',
  'carrier_name as carrierName',
  'email',
  'phone',
  'extension',
  'address_secondary',
  'title',
] as const;

const truckColumns = [
  'id as _id',
  'internal_number as internalNumber',
  'vin_code as vinCode',
  'make',
  'model',
  'year',
  'plate_number as plateNumber',
  'plate_state as plateState',
  'registered_weight_lb as registeredWeight',
] as const;

const trailerColumns = [
  'id as _id',
  'internal_number as internalNumber',
  'type',
  'vin_code as vinCode',
  'plate_number as plateNumber',
  'length_ft as length',
] as const;

/** Looks all of them up with their owner, in one statement. */
export async function findLiveRecords(
  db: Db | Tx,
  { userId, companyId, truckIds, trailerIds }: Wanted,
): Promise<LiveRecords> {
  const { company, trucks, trailers } = await db
    .selectNoFrom((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('companies')
          .select(companyColumns)
          .where('id', '=', companyId)
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null),
      ).as('company'),
      jsonArrayFrom(
        eb
          .selectFrom('trucks')
          .select(truckColumns)
          .where((where) => where('id', '=', where.fn.any(where.val(truckIds))))
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null),
      ).as('trucks'),
      jsonArrayFrom(
        eb
          .selectFrom('trailers')
          .select(trailerColumns)
          .where((where) => where('id', '=', where.fn.any(where.val(trailerIds))))
          .where('user_id', '=', userId)
          .where('deleted_at', 'is', null),
      ).as('trailers'),
    ])
    .executeTakeFirstOrThrow();
  return {
    company,
    trucks: new Map(trucks.map((truck) => [truck._id, { ...truck, type: 'truck' as const }])),
    trailers: new Map(trailers.map((trailer) => [trailer._id, trailer])),
  };
}
