import { auditActs, auditSubjects, type AuditAct, type AuditSubject } from '@wideload/contract/client';
import { addDays, parseDay, type Day } from '@wideload/domain';
import type { SearchTexts } from '../../../lib/address/search-codec.ts';

export type ActFilter = {
  act: AuditAct | undefined;
  subject: AuditSubject | undefined;
  /** First and last day, both counted, in the reader's own zone. */
  from: Day | undefined;
  to: Day | undefined;
};

/** The acts that are done to a kind of subject; without one, all. */
export function actsOn(subject: AuditSubject | undefined): readonly AuditAct[] {
  if (subject === undefined) return auditActs;
  const beginnings = subject === 'order' ? ['order.', 'permit.'] : [`${subject}.`];
  return auditActs.filter((act) => beginnings.some((beginning) => act.startsWith(beginning)));
}

/** The filter that an address asks for: what is none, or does not go together, counts as not given, and days come in their order. */
export function readActFilter(address: SearchTexts): ActFilter {
  const subject = auditSubjects.find((each) => each === address['subject']);
  const [from, to] = [parseDay(address['from'] ?? '') ?? undefined, parseDay(address['to'] ?? '') ?? undefined];
  const isTurned = from !== undefined && to !== undefined && from > to;
  return {
    act: actsOn(subject).find((each) => each === address['act']),
    subject,
    from: isTurned ? to : from,
    to: isTurned ? from : to,
  };
}

/** Midnight at the beginning of a day, where the reader is. */
const beginningOf = (day: Day) => new Date(`${day}T00:00:00`).toISOString();

/** What the call takes: from the first day's beginning until the last day's end. */
export function queryOf({ act, subject, from, to }: ActFilter) {
  return {
    act,
    subject,
    since: from && beginningOf(from),
    until: to && beginningOf(addDays(to, 1)),
  };
}
