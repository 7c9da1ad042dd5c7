import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { addRecord } from '#features/audit-log/audit-log.service.ts';
import type { Owner } from '#identities.ts';
import type { OwnedRecords, RecordSearch } from '#platform/db/owned-records.ts';
import { refuseDuplicate, type Db, type Tx } from '#platform/db/transaction.ts';
import type { RecordKind } from '#platform/http/bodies/record-file.ts';
import { Problem } from '#problem.ts';

/** The differences between trucks and trailers. */
type VehicleKind<Row, Content, Body, Facts, Corrected> = {
  what: 'truck' | 'trailer';
  records: OwnedRecords<Row, Content, 'internalNumber'>;
  toContent: (body: Body) => Content;
  toCorrected: (facts: Omit<Corrected, '_id'>) => Partial<Content>;
  toFacts: (row: Row) => Facts;
  /** @throws Problem input.invalid */
  check?: (body: Body, now: Date, kept?: Row) => void;
};

/** The trucks or the trailers of a carrier: their list, its changes, its file, and the facts for orders. */
export function createVehicleService<
  Row extends { created_at: Date },
  Content,
  Body extends { internalNumber: string },
  Facts extends object,
  Corrected extends { _id: string },
>({ what, records, toContent, toCorrected, toFacts, check }: VehicleKind<Row, Content, Body, Facts, Corrected>) {
  const duplicate = { constraint: `${what}s_internal_number`, code: `${what}.exists` } as const;
  const toVehicle = (row: Row) => ({ ...toFacts(row), createdAt: row.created_at.toISOString() });

  async function checkChange(db: Db, user: User, { id, body, now }: { id: string; body: Body; now: Date }) {
    const [kept] = await records.find(db, user, [id]);
    if (kept === undefined) throw new Problem('not-found');
    check?.(body, now, kept);
  }

  const file: Pick<RecordKind<Body, 'internalNumber'>, 'listPage' | 'insert' | 'update'> = {
    async listPage(db, user, at) {
      const { rows } = await records.list(db, user, { search: '', ...at, sort: 'internalNumber' });
      // Cast: a kept vehicle has the fields of its day, and each is compared alone.
      return rows.map(toFacts) as unknown as (Body & { _id: string })[];
    },
    insert: (tx, user, { body, ...record }) => records.insert(tx, user, { ...record, content: toContent(body) }),
    update: (tx, user, { body, ...record }) => records.update(tx, user, { ...record, content: toContent(body) }),
  };

  return {
    duplicate,
    file,

    async list({ db }: Deps, user: User, query: RecordSearch<'internalNumber'>) {
      const { rows, total } = await records.list(db, user, query);
      return { items: rows.map(toVehicle), total, page: query.page, pageSize: query.pageSize };
    },

    async create(deps: Deps, user: User, body: Body) {
      const { clock, ids } = deps;
      const now = clock.now();
      check?.(body, now);
      const record = { id: ids(), content: toContent(body), now };
      const insert = (tx: Tx) => records.insert(tx, user, record);
      const added = addRecord(deps, user, { what: `${what}.add`, name: body.internalNumber, insert });
      return toVehicle(await refuseDuplicate(added, duplicate));
    },

    async update({ db, clock }: Deps, user: User, { id, body }: { id: string; body: Body }) {
      const now = clock.now();
      if (check !== undefined) await checkChange(db, user, { id, body, now });
      const row = await refuseDuplicate(records.update(db, user, { id, content: toContent(body), now }), duplicate);
      if (row === undefined) throw new Problem('not-found');
      return toVehicle(row);
    },

    /**
     * Writes only the facts that a clerk corrects, so that the carrier's other changes stay.
     * @returns false if its owner has taken the vehicle off the list.
     */
    async correct(tx: Tx, owner: Owner, { _id: id, ...facts }: Corrected, now: Date): Promise<boolean> {
      return (await records.update(tx, owner, { id, content: toCorrected(facts), now })) !== undefined;
    },

    /** Orders keep their snapshots. */
    async remove({ db, clock }: Deps, user: User, id: string): Promise<void> {
      if (!(await records.remove(db, user, { id, now: clock.now() }))) throw new Problem('not-found');
    },

    /** Deleted vehicles and others' are left out. */
    async findFacts(db: Db, owner: Owner, ids: readonly string[]): Promise<Facts[]> {
      return (await records.find(db, owner, ids)).map(toFacts);
    },

    /** The first `most` whose internal number contains `search`. */
    async searchFacts(db: Db, owner: Owner, { search, most }: { search: string; most: number }): Promise<Facts[]> {
      const query = { search, page: 1, pageSize: most, sort: 'internalNumber' } as const;
      return (await records.list(db, owner, query)).rows.map(toFacts);
    },
  };
}
