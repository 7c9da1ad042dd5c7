import { auditActions, auditSubjects, type AuditAction, type AuditSubject } from '@wideload/contract/client';
import { addDays, parseDay, type Day } from '@wideload/domain';
import type { SearchTexts } from '#lib/address/search-codec.ts';

export type ActionFilter = {
  act: AuditAction | undefined;
  subject: AuditSubject | undefined;
  /** Inclusive, in the viewer's time zone. */
  from: Day | undefined;
  to: Day | undefined;
};

/** Subjects whose acts begin otherwise too. */
const further: Partial<Record<AuditSubject, readonly string[]>> = {
  order: ['order.', 'phone-order.', 'permit.', 'approval.'],
  user: ['user.', 'company.', 'truck.', 'trailer.', 'approval.'],
  list: ['list.', 'books.', 'approval.'],
};

export function listActions(subject: AuditSubject | undefined): readonly AuditAction[] {
  if (subject === undefined) return auditActions;
  const beginnings = further[subject] ?? [`${subject}.`];
  return auditActions.filter((act) => beginnings.some((beginning) => act.startsWith(beginning)));
}

/** Ignores values that are invalid or do not go together, and puts the days in order. */
export function parseActionFilter(address: SearchTexts): ActionFilter {
  const subject = auditSubjects.find((each) => each === address['subject']);
  const [from, to] = [parseDay(address['from'] ?? '') ?? undefined, parseDay(address['to'] ?? '') ?? undefined];
  const isTurned = from !== undefined && to !== undefined && from > to;
  return {
    act: listActions(subject).find((each) => each === address['act']),
    subject,
    from: isTurned ? to : from,
    to: isTurned ? from : to,
  };
}

const toStartOfDay = (day: Day) => new Date(`${day}T00:00:00`).toISOString();

export function toActionQuery({ act, subject, from, to }: ActionFilter) {
  return {
    act,
    subject,
    since: from && toStartOfDay(from),
    until: to && toStartOfDay(addDays(to, 1)),
  };
}
