import type { Order } from '@wideload/contract';
import { findUnpermitted } from '@wideload/domain';
import { useEffect } from 'react';
import { StateQuestionNote } from '#product/permit/state-question-note.tsx';
import * as texts from './payment.texts.ts';

const pollMs = 10_000;

/** In place of PAY until each state has said yes. An answer shows without a reload. */
export function WaitingStates({ order, onPoll }: { order: Order; onPoll: () => void }) {
  useEffect(() => {
    const poll = setInterval(() => document.visibilityState === 'visible' && onPoll(), pollMs);
    return () => clearInterval(poll);
  }, [onPoll]);
  return (
    <div className="stack gap-12 below-28">
      <p>{texts.payLater}</p>
      {findUnpermitted(order.permits).map(
        ({ _id, state, stateQuestion }) =>
          stateQuestion !== null && <StateQuestionNote key={_id} state={state} question={stateQuestion} />,
      )}
    </div>
  );
}
