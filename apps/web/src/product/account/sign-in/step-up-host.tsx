import { useEffect, useState } from 'react';
import { onProofNeeded } from '#lib/api/api.ts';
import { toNetworkFailure } from '#lib/api/api-problem.ts';
import { createLazyPart, tryPartAgain } from '#ui/overlay/lazy-part.tsx';

/** Few calls need a proof, so the dialog is no part of each page. */
const StepUpDialog = createLazyPart(async () => (await import('./step-up-dialog.tsx')).StepUpDialog);

/** The call that waits for the proof fails as if it had not been sent, and says so where its own failure would be. */
async function loadDialog(): Promise<void> {
  try {
    await StepUpDialog.preload();
  } catch (cause) {
    // Only a reload brings the dialog of a new release.
    tryPartAgain(cause, () => {});
    throw toNetworkFailure(cause);
  }
}

/** Once on each signed-in page. */
export function StepUpHost({ email }: { email: string }) {
  const [answer, setAnswer] = useState<{ give: (isProved: boolean) => void }>();
  useEffect(() => {
    let refuse: (() => void) | undefined;
    const stop = onProofNeeded(async () => {
      await loadDialog();
      return new Promise((resolve) => {
        refuse = () => resolve(false);
        setAnswer({
          give(isProved) {
            setAnswer(undefined);
            resolve(isProved);
          },
        });
      });
    });
    return () => {
      stop();
      // The calls that wait end with the page.
      refuse?.();
    };
  }, []);
  return answer && <StepUpDialog email={email} onAnswer={answer.give} />;
}
