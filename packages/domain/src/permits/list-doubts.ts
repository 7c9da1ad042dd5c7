import { decideRows, type OpenRow, evaluateCondition } from '../states/facts/evaluate-condition.ts';
import { isBetween } from './doubted-limits.ts';
import { limitDoubts } from '../states/facts/limit-doubts.generated.ts';
import type { Doubt, FeeUnit, LimitDoubt, Row, Sourced } from '../states/facts/permit-fact.ts';
import { findPermitOffice } from '../states/facts/permit-office.ts';
import { permitFees } from '../states/facts/permit-fees.generated.ts';
import { permitTravel } from '../states/facts/permit-travel.generated.ts';
import { sizeFees } from '../states/facts/size-fees.generated.ts';
import { decidePermitSoFar } from './permits.ts';
import { isOverweight } from './fees/oversize-dimensions.ts';
import { stateFacts } from '../states/state-facts.ts';
import type { OrderableState } from '../basics/state-code.ts';
import type { StateFacts } from '../states/state.ts';
import type { KnownFacts } from '../load/load.ts';
import { toConditionFigures, type TravelLoad } from '../load/travel-load.ts';

/** A figure with another one that a source gives. The unit of `taken` is that of `doubt.other`. */
export type DoubtedFigure = {
  taken: number | string[];
  unit: FeeUnit | 'in' | 'days' | 'holidays';
  doubt: Doubt;
};

export type DoubtSubject = 'money' | 'days' | 'limits';
/** `office`: whom to ask. */
export type StateDoubts = Record<DoubtSubject, DoubtedFigure[]> & { office: { name: string; phone: string } };

type Doubted = Sourced & { doubt: Doubt };
const isDoubted = <R extends Sourced>(row: R): row is R & Doubted => row.doubt !== undefined;

/** The doubts about the figures that decide for this load: those of rows that do not hold are left out. */
export function listDoubts(load: TravelLoad, state: OrderableState, miles: number | null): StateDoubts {
  const figures = toConditionFigures(load, miles);
  const mayHold = ({ when }: Row) => evaluateCondition(when, figures) !== 'fails';
  const weight = isOverweight(decidePermitSoFar(load.facts, state)) ? permitFees[state].overweight.filter(mayHold) : [];
  return collectDoubts(state, {
    // A fee for weight in place of the one for size is the fee in doubt.
    size: weight.some((row) => row.isInstead && isDoubted(row))
      ? []
      : listDeciding(decideRows(sizeFees[state], figures)),
    weight,
    holidays: permitTravel[state].holidays.filter(mayHold),
    isDecisive: (field, one, other) => isBetween(limits[field].measure(load.facts), one, other),
  });
}

/** All doubts about the figures of a state. */
export function listStateDoubts(state: OrderableState): StateDoubts {
  return collectDoubts(state, {
    size: sizeFees[state],
    weight: permitFees[state].overweight,
    holidays: permitTravel[state].holidays,
    isDecisive: () => true,
  });
}

type Deciding = {
  size: readonly (typeof sizeFees)[OrderableState][number][];
  weight: (typeof permitFees)[OrderableState]['overweight'];
  holidays: (typeof permitTravel)[OrderableState]['holidays'];
  isDecisive: (field: LimitDoubt['field'], one: number, other: number | null) => boolean;
};

function collectDoubts(state: OrderableState, { size, weight, holidays, isDecisive }: Deciding): StateDoubts {
  const { extras, validity } = permitFees[state];
  const fees = [...size, ...weight].flatMap((row) =>
    isDoubted(row) && row.dollars !== null ? [{ taken: row.dollars, unit: row.per, doubt: row.doubt }] : [],
  );
  const others = extras.flatMap((row) =>
    isDoubted(row) && row.dollars !== null ? [{ taken: row.dollars, unit: 'trip' as const, doubt: row.doubt }] : [],
  );
  return {
    office: findPermitOffice(state),
    money: dropEqual([...fees, ...others]),
    days: [
      ...(validity !== null && isDoubted(validity)
        ? [{ taken: validity.days, unit: 'days' as const, doubt: validity.doubt }]
        : []),
      ...dropEqual(
        holidays.flatMap((row) =>
          isDoubted(row) ? [{ taken: row.days, unit: 'holidays' as const, doubt: row.doubt }] : [],
        ),
      ),
    ],
    limits: limitDoubts[state].flatMap(({ field, ...doubt }) => {
      const taken = limits[field].read(stateFacts[state].legal);
      if (taken === null || !isDecisive(field, taken, doubt.other)) return [];
      return [{ taken, unit: 'in' as const, doubt }];
    }),
  };
}

function listDeciding<R extends Row>({ settled, open }: { settled: R | null; open: OpenRow<R>[] }): R[] {
  return [...(settled === null ? [] : [settled]), ...open.map(({ row }) => row)];
}

/** Several rows can have one figure. */
function dropEqual(doubts: readonly DoubtedFigure[]): DoubtedFigure[] {
  return [...new Map(doubts.map((one) => [JSON.stringify(one), one])).values()];
}

type Limit = { read: (legal: StateFacts['legal']) => number | null; measure: (facts: KnownFacts) => number | null };

const limits: Record<LimitDoubt['field'], Limit> = {
  'legal.height_in': { read: ({ heightIn }) => heightIn, measure: ({ dimensions: { height } }) => height },
  'legal.front_overhang_in': {
    read: ({ frontOverhangIn }) => frontOverhangIn,
    measure: ({ dimensions: { frontOverhang } }) => frontOverhang,
  },
  'legal.rear_overhang_in': {
    read: ({ rearOverhangIn }) => rearOverhangIn,
    measure: ({ dimensions: { rearOverhang } }) => rearOverhang,
  },
};
