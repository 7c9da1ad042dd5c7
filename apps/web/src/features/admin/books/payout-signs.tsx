import type { Payout } from '@wideload/contract';
import { Sign } from '#ui/sign.tsx';
import { formatAmount } from './book-words.ts';
import * as texts from './books.texts.ts';

const kinds = { pending: 'draft', in_transit: 'pending', paid: 'ok', failed: 'no', canceled: 'no' } as const;

export function PayoutStatusSign({ status }: Pick<Payout, 'status'>) {
  return <Sign kind={kinds[status]}>{texts.statuses[status]}</Sign>;
}

/** Says in words, not only by color, whether the lines add up to the payout. */
export function PayoutCheckSign({ check, isAutomatic }: Pick<Payout, 'check' | 'isAutomatic'>) {
  if (check === null) return isAutomatic ? texts.notListedYet : texts.notListed;
  if (check.difference === 0) return <Sign kind="ok">{texts.addsUp}</Sign>;
  return <Sign kind="no">{texts.differsBy(formatAmount(check.difference))}</Sign>;
}
