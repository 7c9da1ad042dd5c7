import { useEffect, useState } from 'react';
import { onSecondPersonNeeded, type RefusedCall } from '#lib/api/api.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

const AskSecondPerson = createLazyPart(async () => (await import('./ask-second-person.tsx')).AskSecondPerson);

/** Once on each page of the desk. */
export function SecondPersonHost() {
  const [asked, setAsked] = useState<{ refused: RefusedCall; give: (isAsked: boolean) => void }>();
  useEffect(() => {
    let end: (() => void) | undefined;
    const stop = onSecondPersonNeeded(
      (refused) =>
        new Promise((resolve) => {
          end = () => resolve(false);
          setAsked({
            refused,
            give(isAsked) {
              setAsked(undefined);
              resolve(isAsked);
            },
          });
        }),
    );
    return () => {
      stop();
      // A call that waits ends with the page.
      end?.();
    };
  }, []);
  return asked && <AskSecondPerson refused={asked.refused} onAnswer={asked.give} />;
}
