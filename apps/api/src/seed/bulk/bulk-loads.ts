import { inches, toInches, pounds, type Load } from '@wideload/domain';
import { demoOrders, type DemoUnit } from '../demo-loads.ts';

export type Loaded = { unit: DemoUnit; load: Load };

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
  // Every carrier hauls it on its own trailer (bulk-orders.ts).
  return [{ unit, load: { dimensions, weight: pounds(unit.weight), axles, trailerLength: null } }];
}

/** Each load is too large for every state. */
export const loads = demoOrders.flatMap(({ units }) => units).flatMap(listLoadedUnits);
