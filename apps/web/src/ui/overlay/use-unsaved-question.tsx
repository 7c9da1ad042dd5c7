import { useEffect, useState } from 'react';
import * as texts from '../ui.texts.ts';
import { ConfirmModal } from './modal.tsx';

/** The browser asks before the tab closes, too. The caller renders `question`. */
export function useUnsavedQuestion(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty) return undefined;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isDirty]);
  return {
    close: () => (isDirty ? setAsking(true) : onClose()),
    question: isAsking && (
      <ConfirmModal
        title={texts.throwAwayQuestion}
        confirm={texts.throwAway}
        cancel={texts.keepTyping}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        <p>{texts.notSavedYet}</p>
      </ConfirmModal>
    ),
  };
}
