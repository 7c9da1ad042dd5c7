import type { OrderCard } from '@wideload/contract';
import { Sign } from '../../ui/sign.tsx';
import { statusWord } from './order-status-word.ts';

export function StatusSign({ status }: { status: OrderCard['status'] }) {
  return <Sign kind={status}>{statusWord[status]}</Sign>;
}
