import {
  addDays,
  decidePermit,
  getStateCenter,
  inches,
  listReasons,
  orderableStates,
  pounds,
  priceFee,
  rulesVersion,
  toDayIn,
  toInches,
  type Day,
  type Load,
} from '@wideload/domain';
import { isSuperload } from '@wideload/domain/permit-facts';
import { sql } from 'kysely';
import type { Tx } from '#platform/db/transaction.ts';
import { demoOrders, type DemoUnit } from '../demo-loads.ts';

export const trailerLengths = [48, 53] as const;
/** The days of a permit, both ends counted. */
export const permitDays = 4;

type Loaded = { unit: DemoUnit; load: Load };

function listLoadedUnits(unit: DemoUnit): Loaded[] {
  const [AB, BC, CD, DE, EF] = unit.axles.map((gap) => gap && toInches(...gap));
  if (unit.width === null || !AB || !BC || !CD || !DE) return [];
  const dimensions = {
    width: toInches(...unit.width),
    height: toInches(...unit.height),
    length: toInches(...unit.length),
    frontOverhang: toInches(...(unit.frontOverhang ?? [0, 0])),
    rearOverhang: toInches(...(unit.rearOverhang ?? [0, 0])),
  };
  const axles = { AB: inches(AB), BC: inches(BC), CD: inches(CD), DE: inches(DE), ...(EF && { EF }) };
  // Every carrier hauls it on its own trailer.
  return [{ unit, load: { dimensions, weight: pounds(unit.weight), axles, trailerLength: null, kingpin: null } }];
}

/** Each load is too large for every state. */
const loads = demoOrders.flatMap(({ units }) => units).flatMap(listLoadedUnits);
export const loadCount = loads.length;

function toLoadRow({ unit, load: { dimensions, weight, axles } }: Loaded, index: number) {
  return {
    load: index + 1,
    load_type: unit.loadType,
    width_in: dimensions.width,
    height_in: dimensions.height,
    length_in: dimensions.length,
    front_overhang_in: dimensions.frontOverhang,
    rear_overhang_in: dimensions.rearOverhang,
    weight_lb: weight,
    axle_ab_in: axles.AB,
    axle_bc_in: axles.BC,
    axle_cd_in: axles.CD,
    axle_de_in: axles.DE,
    axle_ef_in: axles.EF ?? null,
  };
}

/** The rules choose and price the permits, once for each load, trailer and state. */
function listTerms(start: Day) {
  const dates = { start, end: addDays(start, permitDays - 1) };
  return loads.flatMap(({ load: loaded }, index) =>
    trailerLengths.flatMap((feet) =>
      orderableStates.map((state) => {
        const load = { ...loaded, trailerLength: toInches(feet, 0) };
        const { fee, days, amount } = priceFee({ facts: load, type: 'general' }, state, dates);
        const is_superload = isSuperload({ facts: load, type: 'general' }, state);
        const reasons = listReasons(decidePermit(load, state));
        const cents = { fee_cents: fee, days, price_cents: amount };
        return { load: index + 1, trailer_ft: feet, state, ...getStateCenter(state), ...cents, is_superload, reasons };
      }),
    ),
  );
}

/** Creates `bulk_loads` and `bulk_terms`. */
export async function createLoads(tx: Tx, now: Date): Promise<void> {
  const today = toDayIn(now, 'America/Denver');
  if (today === null) throw new Error('The zone of Wyoming is known everywhere.');
  await sql`CREATE TEMP TABLE bulk_loads ON COMMIT DROP AS
    SELECT * FROM json_to_recordset(${JSON.stringify(loads.map(toLoadRow))}::json) AS list (load integer, load_type text,
      width_in integer, height_in integer, length_in integer, front_overhang_in integer, rear_overhang_in integer, weight_lb integer,
      axle_ab_in integer, axle_bc_in integer, axle_cd_in integer, axle_de_in integer, axle_ef_in integer)`.execute(tx);
  await sql`CREATE TEMP TABLE bulk_terms ON COMMIT DROP AS
    SELECT (row_number() OVER ())::integer AS term, ${rulesVersion}::text AS rules_version, list.*
    FROM json_to_recordset(${JSON.stringify(listTerms(today))}::json) AS list (load integer, trailer_ft integer, state text,
      lat float8, lng float8, fee_cents integer, days integer, price_cents integer, is_superload boolean, reasons jsonb)`.execute(
    tx,
  );
}
