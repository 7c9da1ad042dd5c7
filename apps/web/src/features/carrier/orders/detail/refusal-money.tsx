import type { Permit } from '@wideload/contract';
import { listRefusalMoney, type MovedMoney } from '@wideload/contract/client';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery, refundsQuery } from '../orders.queries.ts';

/** The payments of the order and every refund, oldest first; null until they are known. */
export function useMovedMoney(orderId: string): MovedMoney | null {
  const balance = useQuery(balanceQuery(orderId));
  const refunds = useQuery(refundsQuery(orderId));
  if (balance.data === undefined || refunds.data === undefined) return null;
  return { captured: balance.data.captured, refunds: refunds.data.items.toReversed() };
}

/** Says what happens to the money of a refused permit. */
export function RefusalMoney({ permit: { _id: permitId, price }, orderId }: { permit: Permit; orderId: string }) {
  const moved = useMovedMoney(orderId);
  if (moved === null) return null;
  return listRefusalMoney({ permitId, price }, moved).map((sentence) => (
    <p key={sentence} className="above-8">
      {sentence}
    </p>
  ));
}
