import { isPlaced } from './order-status.ts';
import { countDays, parseDay } from '../basics/day.ts';
import type { DraftOrder, DraftPermit } from './draft.ts';
import { checkCoordinate, checkDay, longestPermitDays } from '../basics/fields.ts';
import { judgePermits, findNeededPermits } from './permits/needed-permits.ts';
import { type FieldError, type Problem, toProblems } from '../basics/problem.ts';
import { isOrderable, type StateCode } from '../basics/state-code.ts';
import { findUnitProblems } from '../load/unit.ts';

export function findJurisdictionProblems({ jurisdictions }: DraftOrder): Problem[] {
  if (jurisdictions.length === 0) return toProblems('jurisdictions', { code: 'states.missing' });
  return jurisdictions.flatMap((state, index) =>
    toProblems(`jurisdictions.${index}`, isOrderable(state) ? null : { code: 'state.not-sold', state }),
  );
}

/** Problems of all units; once they are complete, whether any permit is needed: if not, the order ends here. */
export function findVehiclesProblems(draft: DraftOrder): Problem[] {
  if (draft.units.length === 0) return toProblems('units', { code: 'units.incomplete' });
  const wrong = draft.units.flatMap((unit, index) =>
    findUnitProblems(unit).map(({ path, error }) => ({ path: `units.${index}.${path}`, error })),
  );
  if (wrong.length > 0 || draft.jurisdictions.length === 0) return wrong;
  const isNoneNeeded = judgePermits(draft).every(({ need }) => need.verdict === 'none');
  return toProblems('permits', isNoneNeeded ? { code: 'permits.not-needed' } : null);
}

export function findPermitsProblems(draft: DraftOrder): Problem[] {
  const missing = findNeededPermits(draft).filter(
    ({ unit, state }) => !draft.permits.some((permit) => permit.unit === unit && permit.state === state),
  );
  return [
    ...toProblems('permits', draft.permits.length === 0 ? { code: 'permits.not-needed' } : null),
    ...missing.flatMap(({ unit, state }) => toProblems('permits', toMissingPermit(draft, unit, state))),
    ...draft.permits.flatMap((permit, index) =>
      findPermitProblems(permit).map(({ path, error }) => ({ path: `permits.${index}.${path}`, error })),
    ),
  ];
}

function toMissingPermit({ units }: DraftOrder, unit: string, state: StateCode): FieldError {
  return { code: 'permit.missing', unit: units.findIndex(({ _id }) => _id === unit) + 1, state };
}

/** Problems of one permit's card, by path within the permit. Unparsed text counts instead of the value that it would replace. */
export function findPermitProblems({ date, route, typed }: DraftPermit): Problem[] {
  const startText = typed['date.startDate'] ?? date.startDate;
  const endText = typed['date.endDate'] ?? date.endDate;
  const places = (['origin', 'destination'] as const).flatMap((end) =>
    (['lat', 'lng'] as const).flatMap((axis) => {
      const path = `route.${end}.${axis}`;
      return toProblems(path, checkCoordinate(typed[path] ?? route[end][axis], axis));
    }),
  );
  return [
    ...toProblems('date.startDate', checkDay(startText)),
    ...toProblems('date.endDate', checkDay(endText) ?? checkRange(startText, endText)),
    ...places,
  ];
}

function checkRange(startText: string, endText: string): FieldError | null {
  const start = parseDay(startText);
  const end = parseDay(endText);
  if (start === null || end === null) return null;
  const days = countDays(start, end);
  if (days < 1) return { code: 'days.reversed' };
  return days > longestPermitDays ? { code: 'days.too-many' } : null;
}

export function findSummaryProblems({ reviewed }: DraftOrder): Problem[] {
  return toProblems('reviewed', reviewed ? null : { code: 'review.missing' });
}

/** Every status but draft is paid. */
export function findPaymentProblems({ status = 'draft' }: DraftOrder): Problem[] {
  return toProblems('payment', isPlaced(status) ? null : { code: 'payment.missing' });
}
