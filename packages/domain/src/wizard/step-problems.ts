import { companyProblems } from '../orders/company.ts';
import { countDays, parseDay } from '../days/day.ts';
import type { DraftOrder, DraftPermit } from '../orders/draft.ts';
import {
  coordinateProblem,
  dayProblem,
  emailProblem,
  longestPermitDays,
  orderNameProblem,
  personNameProblem,
  phoneProblem,
  poNumberProblem,
} from '../orders/fields.ts';
import { judgePermits, findNeededPermits } from '../permits/needed-permits.ts';
import { type Problem, toProblems } from '../orders/problem.ts';
import { isOrderable, stateName } from '../states/state.ts';
import { unitMessages, unitProblems } from '../units/unit.ts';

/** Messages of the wizard that belong to no single field. */
export const wizardMessages = {
  selectState: 'Please select one state',
  noPermitsNeeded: 'No permits are needed for these units in the selected states.',
  notReviewed: 'Please confirm that you have reviewed all the information pertaining to this order',
  notPaid: 'This order is not paid yet.',
  endBeforeStart: 'The end date is before the start date.',
} as const;

export function basicDetailsProblems({ customer, title, poNumber, company }: DraftOrder): Problem[] {
  return [
    ...toProblems('customer.email', emailProblem(customer.email)),
    ...toProblems('customer.phone', phoneProblem(customer.phone)),
    ...toProblems('title', orderNameProblem(title)),
    ...toProblems('customer.personName', personNameProblem(customer.personName)),
    ...toProblems('poNumber', poNumberProblem(poNumber)),
    ...companyProblems(company),
  ];
}

export function jurisdictionProblems({ jurisdictions }: DraftOrder): Problem[] {
  if (jurisdictions.length === 0) return toProblems('jurisdictions', wizardMessages.selectState);
  return jurisdictions.flatMap((state, index) =>
    toProblems(`jurisdictions.${index}`, isOrderable(state) ? null : `${stateName(state)} is not sold online`),
  );
}

/** Problems of all units; once they are complete, whether any permit is needed: if not, the order ends here. */
export function vehiclesProblems(draft: DraftOrder): Problem[] {
  if (draft.units.length === 0) return toProblems('units', unitMessages.nextBlocked);
  const wrong = draft.units.flatMap((unit, index) =>
    unitProblems(unit).map(({ path, message }) => ({ path: `units.${index}.${path}`, message })),
  );
  if (wrong.length > 0 || draft.jurisdictions.length === 0) return wrong;
  const isNoneNeeded = judgePermits(draft).every(({ need }) => need.verdict === 'none');
  return toProblems('permits', isNoneNeeded ? wizardMessages.noPermitsNeeded : null);
}

export function permitsProblems(draft: DraftOrder): Problem[] {
  const missing = findNeededPermits(draft).filter(
    ({ unit, state }) => !draft.permits.some((permit) => permit.unit === unit && permit.state === state),
  );
  return [
    ...toProblems('permits', draft.permits.length === 0 ? wizardMessages.noPermitsNeeded : null),
    ...missing.map(({ unit, state }) => ({ path: 'permits', message: missingMessage(draft, unit, stateName(state)) })),
    ...draft.permits.flatMap((permit, index) =>
      permitProblems(permit).map(({ path, message }) => ({ path: `permits.${index}.${path}`, message })),
    ),
  ];
}

function missingMessage({ units }: DraftOrder, unit: string, state: string): string {
  return `Unit ${units.findIndex(({ _id }) => _id === unit) + 1} still has to be given its permit for ${state}.`;
}

/** Problems of one permit's card, by path within the permit. Unparsed text counts instead of the value that it would replace. */
export function permitProblems({ date, route, typed }: DraftPermit): Problem[] {
  const startText = typed['date.startDate'] ?? date.startDate;
  const endText = typed['date.endDate'] ?? date.endDate;
  const places = (['origin', 'destination'] as const).flatMap((end) =>
    (['lat', 'lng'] as const).flatMap((axis) => {
      const path = `route.${end}.${axis}`;
      return toProblems(path, coordinateProblem(typed[path] ?? route[end][axis], axis));
    }),
  );
  return [
    ...toProblems('date.startDate', dayProblem(startText)),
    ...toProblems('date.endDate', dayProblem(endText) ?? rangeProblem(startText, endText)),
    ...places,
  ];
}

function rangeProblem(startText: string, endText: string): string | null {
  const start = parseDay(startText);
  const end = parseDay(endText);
  if (start === null || end === null) return null;
  const days = countDays(start, end);
  if (days < 1) return wizardMessages.endBeforeStart;
  return days > longestPermitDays ? `A permit can run for at most ${longestPermitDays} days.` : null;
}

export function summaryProblems({ reviewed }: DraftOrder): Problem[] {
  return toProblems('reviewed', reviewed ? null : wizardMessages.notReviewed);
}

/** Every status but draft is paid. */
export function paymentProblems({ status = 'draft' }: DraftOrder): Problem[] {
  return toProblems('payment', status === 'draft' ? wizardMessages.notPaid : null);
}
