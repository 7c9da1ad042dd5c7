import type { Permit } from '@wideload/contract';
import { FailedLine, findFailed } from '#ui/list/list-states.tsx';
import { listRefusalMoney, type MovedMoney } from '@wideload/contract/client';
import { useQuery } from '@tanstack/react-query';
import { balanceQuery, refundsQuery } from '../orders.queries.ts';
import * as texts from './order-detail.texts.ts';

/** The payments of the order and every refund, oldest first; null until they are known. */
export function useMovedMoney(orderId: string) {
  const balance = useQuery(balanceQuery(orderId));
  const refunds = useQuery(refundsQuery(orderId));
  const failed = findFailed([balance, refunds]);
  if (balance.data === undefined || refunds.data === undefined) return { moved: null, failed };
  const moved: MovedMoney = { captured: balance.data.captured, refunds: refunds.data.items.toReversed() };
  return { moved, failed };
}

/** Says what happens to the money of a refused permit. */
export function RefusalMoney({ permit: { _id: permitId, price }, orderId }: { permit: Permit; orderId: string }) {
  const { moved, failed } = useMovedMoney(orderId);
  if (moved === null) return failed && <FailedLine query={failed} text={texts.moneyNotLoaded} className="above-8" />;
  return listRefusalMoney({ permitId, price }, moved).map((sentence) => (
    <p key={sentence} className="above-8">
      {sentence}
    </p>
  ));
}
