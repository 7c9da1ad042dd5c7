import { createRoot } from 'react-dom/client';
import * as texts from './sandbox.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';

export type BankAnswer = 'succeed' | 'fail' | 'closed';

function BankQuestion({ onAnswer }: { onAnswer: (answer: BankAnswer) => void }) {
  return (
    <Modal
      title={texts.threeDSecure}
      size="small"
      onClose={() => onAnswer('closed')}
      actions={
        <>
          <Button onClick={() => onAnswer('fail')}>{texts.failAuthentication}</Button>
          <Button look="primary" onClick={() => onAnswer('succeed')}>
            {texts.completeAuthentication}
          </Button>
        </>
      }
    >
      <p>{texts.whatBankAsks}</p>
    </Modal>
  );
}

/** Asks as the bank would, in a dialog above whatever is open. */
export function askSandboxBank(): Promise<BankAnswer> {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  return new Promise((resolve) => {
    function answer(chosen: BankAnswer) {
      root.unmount();
      element.remove();
      resolve(chosen);
    }
    root.render(<BankQuestion onAnswer={answer} />);
  });
}
