import * as texts from '../../texts/en/cards.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PayState } from './use-pay.ts';

/** How the payment stands, where that is more than a button can say. */
export function PayNotice({ state, onOrderChanged }: { state: PayState; onOrderChanged: () => void }) {
  if (state.kind === 'processing') {
    return <Notice title={texts.processing}>{texts.askingTheBank}</Notice>;
  }
  if (state.kind === 'told') return <Notice tone="warn">{state.text}</Notice>;
  if (state.kind !== 'failed') return null;
  const { refusal, problem } = state;
  const isAboutOrder =
    problem?.code === 'amount_changed' || problem?.code === 'order_incomplete' || problem?.code === 'order_not_payable';
  return (
    <Notice tone="danger" title={refusal.title}>
      <p>{refusal.text}</p>
      {isAboutOrder && <Button onClick={onOrderChanged}>{texts.showOrderAsItIs}</Button>}
    </Notice>
  );
}
