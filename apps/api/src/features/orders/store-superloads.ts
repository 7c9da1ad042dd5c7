import { toTravelLoad } from '@wideload/domain';
import { isSuperload } from '@wideload/domain/permit-facts';
import type { Deps } from '#deps.ts';
import { findUnmarked, writeSuperloads } from './units.store.ts';

const BATCH = 500;

/** Decides it for permits that were sold before the product did, so that the queue marks their orders. @returns their number */
export async function storeSuperloads({ db }: Pick<Deps, 'db'>, batch = BATCH): Promise<number> {
  let marked = 0;
  for (;;) {
    const permits = await findUnmarked(db, batch);
    if (permits.length === 0) return marked;
    const verdicts = permits.map(({ id, state, unit }) => ({ id, isOne: isSuperload(toTravelLoad(unit), state) }));
    for (const isOne of [true, false]) {
      const ids = verdicts.filter((verdict) => verdict.isOne === isOne).map(({ id }) => id);
      await writeSuperloads(db, ids, isOne);
    }
    marked += permits.length;
  }
}
