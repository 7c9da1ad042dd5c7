import { cents, formatDollars, type Cents } from '@wideload/domain';

/** An order's cost, its payments, and the difference. */
export function formatBalanceFacts(total: Cents, paid: Cents): string {
  const difference = formatDollars(cents(Math.abs(total - paid)));
  return `Total ${formatDollars(total)}, paid ${formatDollars(paid)}, difference ${difference}`;
}

/** The balance for the carrier, with its consequence; `''` if nothing is open. */
export function formatBalance(total: Cents, paid: Cents): string {
  if (total === paid) return '';
  const facts = formatBalanceFacts(total, paid);
  return total > paid
    ? `${facts} to be paid. We will charge one of your saved cards or ask you to pay it, and let you know either way.`
    : `${facts} in your favor. We will contact you about it.`;
}
