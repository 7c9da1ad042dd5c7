import { cents, formatDisputeReason, formatDollars, isDisputeOpen, type DisputeStatus } from '@wideload/domain';

type Facts = { amount: number; reason: string; status: DisputeStatus; dueAt: Date | null };

const formatAmount = (amount: number) => formatDollars(cents(amount));

function formatDeadline(dueAt: Date | null): string {
  if (dueAt === null) return 'The provider names no deadline.';
  return `Answer it there by ${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
}

const outcomes: Partial<Record<DisputeStatus, string>> = {
  won: 'was won: the amount is ours again',
  lost: 'was lost: the amount stays with the cardholder',
  warning_closed: 'ended as an inquiry: nothing was withdrawn',
  prevented: 'was prevented: the amount was given back before it began',
};

/** For admins. */
export function formatDisputeAlert({ amount, reason, status, dueAt }: Facts): string {
  const of = `${formatAmount(amount)} (${formatDisputeReason(reason)})`;
  if (!isDisputeOpen(status)) return `The dispute of ${of} ${outcomes[status] ?? 'is closed'}.`;
  if (status.startsWith('warning')) return `The cardholder’s bank asks about ${of}. ${formatDeadline(dueAt)}`;
  return `The cardholder’s bank disputes ${of}. ${formatDeadline(dueAt)}`;
}

/** For the order's history, which the carrier reads too. */
export function formatDisputeEvent({ amount, status }: Pick<Facts, 'amount' | 'status'>): string {
  if (isDisputeOpen(status)) return `The cardholder’s bank questions the payment of ${formatAmount(amount)}.`;
  return `The question of the cardholder’s bank about ${formatAmount(amount)} is closed: ${closings[status] ?? 'closed'}.`;
}

const closings: Partial<Record<DisputeStatus, string>> = {
  won: 'we keep the payment',
  lost: 'the payment was taken back',
  warning_closed: 'we keep the payment',
  prevented: 'the payment was given back',
};
