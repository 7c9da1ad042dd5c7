import { useQuery } from '@tanstack/react-query';
import type { MovedMoney } from '@wideload/contract/client';
import { balanceQuery, refundsQuery } from '../orders.queries.ts';

/** What was paid for the order and every refund of it, oldest first; null until it is known. */
export function useMovedMoney(orderId: string): MovedMoney | null {
  const balance = useQuery(balanceQuery(orderId));
  const refunds = useQuery(refundsQuery(orderId));
  if (balance.data === undefined || refunds.data === undefined) return null;
  return { captured: balance.data.captured, refunds: refunds.data.items.toReversed() };
}
