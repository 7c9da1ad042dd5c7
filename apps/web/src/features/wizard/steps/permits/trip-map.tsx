import type { TripAnswer } from '@wideload/contract';
import { stateName, type TripState } from '@wideload/domain';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { useInSight } from '#ui/use-in-sight.ts';
import css from './trip-map.module.css';
import * as texts from './trip-overview.texts.ts';

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
