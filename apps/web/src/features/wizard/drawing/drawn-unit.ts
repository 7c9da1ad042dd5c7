import { fewestAxles, type DraftUnit, type TrailerType } from '@wideload/domain';
import { isBlankLength } from '#product/unit/length-value.ts';
import { axleFields, toDraftUnit, type UnitForm } from '#product/unit/unit-form.ts';
import { buildLoadPlan, type LoadPlan } from './load-plan.ts';
import { findDrawnWidth } from './rear-shape.ts';
import { buildTruckPlan, type TruckPlan } from './truck-plan.ts';
import { usualTrailer } from './use-vehicles.ts';

/** `width` is the width of the load in the view from behind, in inches. */
export type DrawnUnit = {
  facts: DraftUnit;
  trailer: TrailerType | null;
  plan: TruckPlan;
  load: LoadPlan;
  width: number;
};

type Context = { trailer: TrailerType | null; focusedPath: string | null };

/** An axle after the fifth appears once its distance has text or focus. */
export function toDrawnUnit(unit: UnitForm, { trailer, focusedPath }: Context): DrawnUnit {
  const facts = toDraftUnit(unit);
  const typed = axleFields.findLastIndex(({ path }) => !isBlankLength(unit.lengths[path]));
  const focused = axleFields.findIndex(({ path }) => path === focusedPath);
  const axles = Math.max(fewestAxles, typed + 2, focused + 2);
  const plan = buildTruckPlan(facts, { axles, trailer: trailer ?? usualTrailer });
  const load = buildLoadPlan(plan, facts.loadType ?? 'general');
  return { facts, trailer, plan, load, width: findDrawnWidth(facts.dimensions.width) };
}
