import type { TripAnswer } from '@wideload/contract';
import { stateName, type TripState } from '@wideload/domain';
import { useCallback, useState } from 'react';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import css from './trip-map.module.css';
import * as texts from './trip.texts.ts';

/** True from the moment at which the element first comes near the screen. */
function useInSight(): { ref: (element: HTMLElement | null) => (() => void) | undefined; isSeen: boolean } {
  const [isSeen, setSeen] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isSeen };
}

const RoutePicture = createLazyPart(async () => (await import('#ui/state-map/route-picture.tsx')).RoutePicture);

/** The outlines of the states load when the map comes in sight. */
export function TripMap({ trip: { places, states, line } }: { trip: TripAnswer }) {
  const { ref, isSeen } = useInSight();
  const given = places.flatMap((place) => (place === null ? [] : [place]));
  const label = texts.mapOf(
    given.map((place) => place.label),
    states.map(({ state }) => stateName(state)),
  );
  return (
    <div ref={ref} className={css['map']}>
      {isSeen && (
        <RoutePicture
          label={label}
          line={line}
          states={states.flatMap(toLabeledState)}
          places={given.map((place) => ({ name: place.label, at: [place.lat, place.lng] as const }))}
        />
      )}
    </div>
  );
}

/** Halfway between entry and exit; nothing for a state that was added by hand. */
function toLabeledState({ state, entry, exit }: TripState) {
  if (entry === null || exit === null) return [];
  return [{ state, at: [(entry.lat + exit.lat) / 2, (entry.lng + exit.lng) / 2] as const }];
}
