import { useEffect, useState } from 'react';
import { onProofNeeded } from '#lib/api/step-up.ts';
import { StepUpDialog } from './step-up-dialog.tsx';

/** Once on each signed-in page. */
export function StepUpHost({ email }: { email: string }) {
  const [answer, setAnswer] = useState<{ give: (isProved: boolean) => void }>();
  useEffect(() => {
    let refuse: (() => void) | undefined;
    const stop = onProofNeeded(
      () =>
        new Promise((resolve) => {
          refuse = () => resolve(false);
          setAnswer({
            give(isProved) {
              setAnswer(undefined);
              resolve(isProved);
            },
          });
        }),
    );
    return () => {
      stop();
      // The calls that wait end with the page.
      refuse?.();
    };
  }, []);
  return answer && <StepUpDialog email={email} onAnswer={answer.give} />;
}
