import type { DraftUnit, TrailerType } from '@wideload/domain';
import { toDraftUnit, type UnitForm } from '../../../../product/unit/unit-form.ts';
import { loadPlanOf, type LoadPlan } from './load-plan.ts';
import { truckPlanOf, type TruckPlan } from './truck-plan.ts';
import { usualTrailer } from '../use-trailer.ts';

/** A unit as it is drawn: its facts and the plan made of them. */
export type DrawnUnit = { facts: DraftUnit; trailer: TrailerType | null; plan: TruckPlan; load: LoadPlan };

type Seen = { trailer: TrailerType | null; inHand: string | null };

/** The sixth axle is there once anything is typed of its distance, or about to be. */
export function drawnUnitOf(unit: UnitForm, { trailer, inHand }: Seen): DrawnUnit {
  const facts = toDraftUnit(unit);
  const isTyped = Object.entries(facts.typed).some(([path, text]) => path.startsWith('axles.EF') && text.trim() !== '');
  const hasSixth = facts.axles.EF !== null || isTyped || inHand === 'axles.EF';
  const plan = truckPlanOf(facts, { hasSixth, trailer: trailer ?? usualTrailer });
  return { facts, trailer, plan, load: loadPlanOf(plan, facts.loadType ?? 'general') };
}
