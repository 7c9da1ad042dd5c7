import { cents } from '../../basics/money.ts';
import { evaluateCondition, type Evaluation } from '../../states/facts/evaluate-condition.ts';
import { type ExtraFee, isConfirmed, type PermitFees } from '../../states/facts/permit-fact.ts';
import { permitFees } from '../../states/facts/permit-fees.generated.ts';
import type { OrderableState } from '../../basics/state-code.ts';
import { toConditionFigures, type TravelLoad } from '../../load/travel-load.ts';
import type { ExtraCharge } from './extra-charge.ts';

/** Reviews, inspections and the like that depend on the load. What may be due is an upper limit. */
export function findFurtherCharges(
  load: TravelLoad,
  state: OrderableState,
  miles: number | null,
  { extras }: Pick<PermitFees, 'extras'> = permitFees[state],
): ExtraCharge[] {
  const figures = toConditionFigures(load, miles);
  const names = new Set<string>();
  return extras.flatMap((extra) => {
    if (extra.when === undefined || names.has(extra.what)) return [];
    const evaluation = evaluateCondition(extra.when, figures);
    if (evaluation === 'fails') return [];
    names.add(extra.what);
    return [toFurtherCharge(extra, evaluation, { load, miles })];
  });
}

type Given = { load: TravelLoad; miles: number | null };

function toFurtherCharge(extra: ExtraFee, evaluation: Exclude<Evaluation, 'fails'>, given: Given): ExtraCharge {
  const isOpen = evaluation !== 'holds';
  // What is due at least, if it is due at all, has no limit.
  const isUnlimited = isOpen && extra.isAtLeast === true;
  return {
    kind: 'further',
    amount: isUnlimited ? null : computeAmount(extra, given),
    bound: extra.isAtLeast ? 'least' : isOpen || extra.isAtMost ? 'most' : 'exact',
    dollars: null,
    percent: null,
    isConfirmed: isConfirmed(extra.tier),
    notes: [extra.what],
  };
}

function computeAmount(extra: ExtraFee, { load, miles }: Given): ExtraCharge['amount'] {
  const { dollars, feetOver, isPerMile, isUncounted, minimumDollars = 0 } = extra;
  const feet = feetOver === undefined ? 1 : countFeet(load.facts.dimensions[feetOver.of], feetOver.in);
  const times = isPerMile ? miles : 1;
  if (dollars === null || isUncounted || feet === null || times === null) return null;
  return cents(Math.round(Math.max(minimumDollars, dollars * feet * Math.ceil(times)) * 100));
}

/** A started foot counts in full. */
function countFeet(actual: number | null, over: number): number | null {
  return actual === null ? null : Math.ceil((actual - over) / 12);
}
