import type { OrderCard } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import * as texts from './orders.texts.ts';

/** Why the order was rejected or a permit refused, and whether it waits for an answer. */
export function OrderReasons({ order: { reasons, isWaiting } }: { order: Pick<OrderCard, 'reasons' | 'isWaiting'> }) {
  if (reasons.length === 0 && !isWaiting) return null;
  return (
    <ul className="size-label above-4">
      {isWaiting && <li className="warn bold">{texts.waitsForAnswer}</li>}
      {reasons.map(({ state, text }) => (
        <li key={`${state} ${text}`} className="breakable">
          <strong>{state === null ? texts.rejectedBecause : texts.refusedBy(stateName(state))}</strong> {text}
        </li>
      ))}
    </ul>
  );
}
