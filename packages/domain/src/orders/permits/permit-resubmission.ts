import { countDays, parseDay, type Day } from '../../basics/day.ts';
import type { DraftPermit } from '../draft.ts';
import { type FieldError, type Problem, toProblems } from '../../basics/problem.ts';
import { findExceededValidity } from '../../states/permit-validity.ts';
import { stateFacts } from '../../states/state-facts.ts';
import { findPermitProblems } from '../step-problems.ts';

type PaidPermit = DraftPermit & { days: number };
type Terms = Pick<DraftPermit, 'date' | 'route'>;

/** The permit is already paid, so its new terms must not cost more. */
export function findResubmissionProblems(permit: PaidPermit, { date, route }: Terms): Problem[] {
  const problems = findPermitProblems({ ...permit, date, route, typed: {} });
  if (problems.length > 0) return problems;
  return toProblems('date.endDate', checkPaidDays(permit, date) ?? checkLongest(permit, date));
}

type Dates = DraftPermit['date'];
type Dated = Pick<DraftPermit, 'state' | 'date'>;

/** A permit may have been sold with more days than its state gives, and keeps them; it gets no more of them. */
export function checkLongest({ state, date }: Dated, wanted: Dates): FieldError | null {
  const [was, days] = [readTerm(date), readTerm(wanted)];
  const validity = days === null ? null : findExceededValidity(state, days);
  if (days === null || validity === null) return null;
  const isAsLong = was !== null && countDays(days.start, days.end) <= countDays(was.start, was.end);
  return isAsLong ? null : { code: 'days.too-long', state, validity };
}

function readTerm({ startDate, endDate }: Dates): { start: Day; end: Day } | null {
  const [start, end] = [parseDay(startDate), parseDay(endDate)];
  return start === null || end === null ? null : { start, end };
}

function checkPaidDays({ state, days }: PaidPermit, { startDate, endDate }: DraftPermit['date']): FieldError | null {
  const term = readTerm({ startDate, endDate });
  const wanted = term === null ? 0 : countDays(term.start, term.end);
  return stateFacts[state].fee.chargedDaily && wanted > days ? { code: 'days.not-paid', state, days } : null;
}
