import type { RouteAnswer, RouteValue } from '@wideload/contract';
import { decodeTrip, encodeTrip, type RouteChoice, type TripPlace } from '@wideload/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDebounced } from '../../../../lib/forms/use-debounced.ts';
import { noTrip, type TripAnswer } from './trip-answer.ts';
import type { TripFinder } from './trip-finder.ts';

/** The places are read after a pause of their own. */
const debounceMs = 200;
const slowMs = 2000;

type Options = {
  chosen: RouteChoice;
  finder: TripFinder | 'failed' | null;
  onFound: (route: RouteValue, code: string) => void;
};

type Asked = { code: string; answer: RouteAnswer | 'slow' };

/** Asks once for each pair of places; `retry` asks again after a failure. */
export function useRoute(places: readonly TripPlace[] | null, { chosen, finder, onFound }: Options) {
  const code = places === null ? '' : encodeTrip(places);
  const settled = useDebounced(code, debounceMs);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [attempt, setAttempt] = useState(0);

  const answer = useEffectEvent((result: RouteAnswer) => {
    setAsked({ code: settled, answer: result });
    if (result.ok) onFound(pickRoute(result, chosen).route, settled);
  });

  useEffect(() => {
    const sought = decodeTrip(settled);
    if (sought === null || finder === null || finder === 'failed') return undefined;
    const aborting = new AbortController();
    const timer = setTimeout(() => setAsked({ code: settled, answer: 'slow' }), slowMs);
    void finder
      .findRoutes(sought, aborting.signal)
      .catch((): RouteAnswer => ({ ok: false, because: 'unavailable' }))
      .then((result) => {
        clearTimeout(timer);
        if (!aborting.signal.aborted) answer(result);
      });
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [settled, finder, attempt]);

  return {
    trip: toTripAnswer(places, { answer: asked?.code === code ? asked.answer : null, chosen }),
    retry() {
      setAsked(null);
      setAttempt((count) => count + 1);
    },
  };
}

type Routes = Extract<RouteAnswer, { ok: true }>;

function pickRoute(
  { fastest, second }: Routes,
  chosen: RouteChoice,
): Pick<TripAnswer, 'chosen' | 'other'> & { route: RouteValue } {
  if (chosen === 'fastest' || second === null) return { chosen: 'fastest', route: fastest, other: second };
  return { chosen, route: second, other: fastest };
}

type Given = { answer: RouteAnswer | 'slow' | null; chosen: RouteChoice };

function toTripAnswer(places: readonly TripPlace[] | null, { answer, chosen }: Given): TripAnswer {
  if (places === null) return { ...noTrip, chosen };
  const pending = { ...noTrip, places, chosen };
  if (answer === null) return { ...pending, status: 'finding' };
  if (answer === 'slow') return { ...pending, status: 'slow' };
  if (answer.ok) return { ...pending, status: 'found', ...pickRoute(answer, chosen) };
  if (answer.because === 'place') return { ...pending, status: 'refused', refusal: answer };
  return { ...pending, status: answer.because === 'no-route' ? 'no-route' : 'failed' };
}
