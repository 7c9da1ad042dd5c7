import type { PlaceReading } from '@wideload/domain';
import { useEffect, useState } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';

/** A town is still being typed while its beginning is a town as well. */
const pauseMs = 300;
const slowMs = 1000;

export type Answer = PlaceReading | 'failed';
type Answers = ReadonlyMap<string, Answer>;

type Read = (text: string, signal: AbortSignal) => Promise<PlaceReading>;

/** Each text is read once; `retry` reads those again that failed. An answer belongs to its text, so none is shown for a newer one. */
export function useReadings(texts: readonly string[], read: Read | null) {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const missing = texts.filter((text) => !answers.has(text));
  const wanted = useDebounced(JSON.stringify(missing), pauseMs);
  const [slow, setSlow] = useState('');

  useEffect(() => {
    // The key is made of texts above.
    const asked = JSON.parse(wanted) as string[];
    if (read === null || asked.length === 0) return undefined;
    const aborting = new AbortController();
    const put = (text: string, answer: Answer) =>
      !aborting.signal.aborted && setAnswers((before) => new Map([...before, [text, answer]]));
    for (const text of asked)
      read(text, aborting.signal).then(
        (reading) => put(text, reading),
        () => put(text, 'failed'),
      );
    const timer = setTimeout(() => setSlow(wanted), slowMs);
    return () => {
      aborting.abort();
      clearTimeout(timer);
    };
  }, [wanted, read]);

  return {
    answers,
    isSlow: missing.length > 0 && slow === JSON.stringify(missing),
    retry: () => setAnswers((before) => new Map([...before].filter(([, answer]) => answer !== 'failed'))),
  };
}
