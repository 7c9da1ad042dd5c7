import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './cards.texts.ts';
import type { PayState } from './use-pay.ts';

const aboutOrder: ReadonlySet<string> = new Set([
  'amount_changed',
  'order_incomplete',
  'order_not_payable',
  'adjustment.not-due',
]);

export function PayNotice({ state, onOrderChanged }: { state: PayState; onOrderChanged: () => void }) {
  if (state.kind === 'processing') {
    return <Notice title={texts.processing}>{texts.askingTheBank}</Notice>;
  }
  if (state.kind === 'notice') return <Notice tone="warn">{state.text}</Notice>;
  if (state.kind !== 'failed') return null;
  const { refusal, problem } = state;
  const isAboutOrder = problem !== undefined && aboutOrder.has(problem.code);
  return (
    <Notice tone="danger" title={refusal.title}>
      <p>{refusal.text}</p>
      {isAboutOrder && <Button onClick={onOrderChanged}>{texts.showOrderAsItIs}</Button>}
    </Notice>
  );
}
