import type { Permit } from '@wideload/contract';
import { listRefusalMoney } from '@wideload/contract/client';
import { useMovedMoney } from './use-moved-money.ts';

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
