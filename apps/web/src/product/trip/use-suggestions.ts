import type { StateCode, TripPlace } from '@wideload/domain';
import { useEffect, useState } from 'react';
import type { PlaceFinder } from './place-finder.ts';

/** Keys follow each other faster. */
const pauseMs = 80;
const slowMs = 1000;
/** Fewer letters begin half of the names. */
const leastLetters = 2;

type Answer = { text: string; status: 'found' | 'slow' | 'failed'; places: readonly TripPlace[] };

const none: Answer = { text: '', status: 'found', places: [] };

/** The suggestions for the text; null wants none. An older answer stays only as far as it fits the newer text. */
export function useSuggestions(
  asked: string | null,
  { finder, state }: { finder: Pick<PlaceFinder, 'suggest'> | null; state: StateCode | null },
): Pick<Answer, 'status' | 'places'> {
  const [answer, setAnswer] = useState(none);
  const text = asked === null || asked.trim().length < leastLetters ? null : asked.trim();

  useEffect(() => {
    if (text === null || finder === null) return undefined;
    const aborting = new AbortController();
    const put = (status: Answer['status'], places: readonly TripPlace[] = []) =>
      !aborting.signal.aborted && setAnswer({ text, status, places });
    const slow = setTimeout(() => put('slow'), slowMs);
    const timer = setTimeout(() => {
      finder
        .suggest(text, state, aborting.signal)
        .then(
          (places) => put('found', places),
          () => put('failed'),
        )
        .finally(() => clearTimeout(slow));
    }, pauseMs);
    return () => {
      aborting.abort();
      clearTimeout(timer);
      clearTimeout(slow);
    };
  }, [text, finder, state]);

  if (text === null) return none;
  if (answer.text === text) return answer;
  const begin = text.toLowerCase();
  return { status: 'found', places: answer.places.filter(({ label }) => label.toLowerCase().startsWith(begin)) };
}
