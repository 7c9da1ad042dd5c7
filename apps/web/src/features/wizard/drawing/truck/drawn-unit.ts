import type { DraftUnit, TrailerType } from '@wideload/domain';
import { toDraftUnit, type UnitForm } from '../../../../product/unit/unit-form.ts';
import { buildLoadPlan, type LoadPlan } from './load-plan.ts';
import { findDrawnWidth } from './rear-shape.ts';
import { buildTruckPlan, type TruckPlan } from './truck-plan.ts';
import { usualTrailer } from '../use-trailer.ts';

/** `width` is the width of the load in the view from behind, in inches. */
export type DrawnUnit = {
  facts: DraftUnit;
  trailer: TrailerType | null;
  plan: TruckPlan;
  load: LoadPlan;
  width: number;
};

type Context = { trailer: TrailerType | null; focusedPath: string | null };

/** The sixth axle appears once its distance has text or focus. */
export function toDrawnUnit(unit: UnitForm, { trailer, focusedPath }: Context): DrawnUnit {
  const facts = toDraftUnit(unit);
  const isTyped = Object.entries(facts.typed).some(([path, text]) => path.startsWith('axles.EF') && text.trim() !== '');
  const hasSixth = facts.axles.EF !== null || isTyped || focusedPath === 'axles.EF';
  const plan = buildTruckPlan(facts, { hasSixth, trailer: trailer ?? usualTrailer });
  const load = buildLoadPlan(plan, facts.loadType ?? 'general');
  return { facts, trailer, plan, load, width: findDrawnWidth(facts.dimensions.width) };
}
