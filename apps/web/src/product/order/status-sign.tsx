import type { OrderCard } from '@wideload/contract';
import { Sign } from '#ui/sign.tsx';
import * as texts from './status.texts.ts';
import { statusWord } from './order-status-words.ts';

type StatusSignProps = Pick<OrderCard, 'status'> & Partial<Pick<OrderCard, 'isRefunded'>>;

/** A refund of everything does not change the status, and says so beside it. */
export function StatusSign({ status, isRefunded = false }: StatusSignProps) {
  const sign = <Sign kind={status}>{statusWord[status]}</Sign>;
  if (!isRefunded) return sign;
  return (
    <span className="cluster gap-4">
      {sign} <Sign kind="no">{texts.refunded}</Sign>
    </span>
  );
}
