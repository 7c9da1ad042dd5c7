import type { OrderCard } from '@wideload/contract';
import { Sign } from '../../ui/sign.tsx';
import { statusWords } from './order-status-words.ts';

export function StatusSign({ status }: { status: OrderCard['status'] }) {
  return <Sign kind={status}>{statusWords[status].word}</Sign>;
}
