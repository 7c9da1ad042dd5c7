import { countDays, parseDay } from '../../basics/day.ts';
import type { DraftPermit } from '../draft.ts';
import { type FieldError, type Problem, toProblems } from '../../basics/problem.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { findPermitProblems } from '../step-problems.ts';

type PaidPermit = DraftPermit & { days: number };
type Terms = Pick<DraftPermit, 'date' | 'route'>;

/** The permit is already paid, so its new terms must not cost more. */
export function findResubmissionProblems(permit: PaidPermit, { date, route }: Terms): Problem[] {
  const problems = findPermitProblems({ ...permit, date, route, typed: {} });
  return problems.length > 0 ? problems : toProblems('date.endDate', checkPaidDays(permit, date));
}

function checkPaidDays({ state, days }: PaidPermit, { startDate, endDate }: DraftPermit['date']): FieldError | null {
  const [start, end] = [parseDay(startDate), parseDay(endDate)];
  const wanted = start === null || end === null ? 0 : countDays(start, end);
  return stateFacts[state].fee.chargedDaily && wanted > days ? { code: 'days.not-paid', state, days } : null;
}
