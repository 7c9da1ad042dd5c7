import { countDays, parseDay } from '../days/day.ts';
import type { DraftPermit } from '../orders/draft.ts';
import { type Problem, toProblems } from '../orders/problem.ts';
import { stateName } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';
import { permitProblems } from '../wizard/step-problems.ts';

type PaidPermit = DraftPermit & { days: number };
type Terms = Pick<DraftPermit, 'date' | 'route'>;

/** The permit is already paid, so its new terms must not cost more. */
export function resubmissionProblems(permit: PaidPermit, { date, route }: Terms): Problem[] {
  const problems = permitProblems({ ...permit, date, route, typed: {} });
  return problems.length > 0 ? problems : toProblems('date.endDate', checkPaidDays(permit, date));
}

function checkPaidDays({ state, days }: PaidPermit, { startDate, endDate }: DraftPermit['date']): string | null {
  const [start, end] = [parseDay(startDate), parseDay(endDate)];
  const wanted = start === null || end === null ? 0 : countDays(start, end);
  if (!stateFacts[state].fee.chargedDaily || wanted <= days) return null;
  const paid = days === 1 ? 'one day is' : `${days} days are`;
  return `${stateName(state)} charges by the day and ${paid} paid for: choose no more days, or order again.`;
}
