import type { RouteAnswer, RouteValue } from '@wideload/contract';
import { encodeTrip, type KnownFacts, type RouteChoice, type TripPlace } from '@wideload/domain';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDebounced } from '#lib/forms/use-debounced.ts';
import { noTrip, type TripAnswer } from './trip-answer.ts';
import type { TripFinder } from './trip-finder.ts';

/** The places are read after a pause of their own. */
const debounceMs = 200;
const slowMs = 2000;

type Options = {
  chosen: RouteChoice | null;
  /** Roads that are closed to this load are left out. */
  facts: KnownFacts;
  finder: TripFinder | 'failed' | null;
  onFound: (route: RouteValue, code: string) => void;
};

/** `key`: the places and the closed roads. */
type Asked = { key: string; answer: RouteAnswer | 'slow' };

/** Asks once for each pair of places, and again when other roads are closed to the load; `retry` asks after a failure. */
export function useRoute(places: readonly TripPlace[] | null, { chosen, facts, finder, onFound }: Options) {
  const code = places === null ? '' : encodeTrip(places);
  const loaded = finder === 'failed' ? null : finder;
  const closed = useMemo(() => JSON.stringify(loaded?.listClosedRoads(facts) ?? []), [loaded, facts]);
  const key = code === '' ? '' : `${code} ${closed}`;
  const settled = useDebounced(key, debounceMs);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [attempt, setAttempt] = useState(0);

  const answer = useEffectEvent((result: RouteAnswer) => {
    setAsked({ key: settled, answer: result });
    if (result.ok && settled === key) onFound(chooseRoute(result, chosen).route, code);
  });

  /** Null while the places are still being typed. */
  const ask = useEffectEvent((signal: AbortSignal) =>
    places === null || loaded === null || settled !== key
      ? null
      : loaded
          .findRoutes(places, { closed: loaded.listClosedRoads(facts), signal })
          .catch((): RouteAnswer => ({ ok: false, because: 'unavailable' })),
  );

  useEffect(() => {
    const aborting = new AbortController();
    const asking = ask(aborting.signal);
    if (asking === null) return undefined;
    const timer = setTimeout(() => setAsked({ key: settled, answer: 'slow' }), slowMs);
    void asking.then((result) => {
      clearTimeout(timer);
      if (!aborting.signal.aborted) answer(result);
    });
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [settled, loaded, attempt]);

  return {
    trip: toTripAnswer(places, { answer: asked?.key === key ? asked.answer : null, chosen }),
    retry() {
      setAsked(null);
      setAttempt((count) => count + 1);
    },
  };
}

type Routes = Extract<RouteAnswer, { ok: true }>;

function chooseRoute(
  { fastest, second, proposed }: Routes,
  chosen: RouteChoice | null,
): Pick<TripAnswer, 'taken' | 'other'> & { route: RouteValue } {
  if ((chosen ?? proposed) === 'fastest' || second === null) return { taken: 'fastest', route: fastest, other: second };
  return { taken: 'second', route: second, other: fastest };
}

type Given = { answer: RouteAnswer | 'slow' | null; chosen: RouteChoice | null };

function toTripAnswer(places: readonly TripPlace[] | null, { answer, chosen }: Given): TripAnswer {
  if (places === null) return { ...noTrip, chosen };
  const pending = { ...noTrip, places, chosen };
  if (answer === null) return { ...pending, status: 'finding' };
  if (answer === 'slow') return { ...pending, status: 'slow' };
  if (answer.ok) return { ...pending, status: 'found', notes: answer.notes, ...chooseRoute(answer, chosen) };
  if (answer.because === 'place') return { ...pending, status: 'refused', refusal: answer };
  return { ...pending, status: answer.because === 'no-route' ? 'no-route' : 'failed' };
}

/** The calls for places and routes load with the first touch of From or To. */
export function useTripFinder(isNeeded: boolean): TripFinder | 'failed' | null {
  const [finder, setFinder] = useState<TripFinder | 'failed' | null>(null);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isWanted = true;
    import('./trip-finder.ts').then(
      ({ tripFinder }) => isWanted && setFinder(tripFinder),
      () => isWanted && setFinder('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded]);
  return finder;
}
