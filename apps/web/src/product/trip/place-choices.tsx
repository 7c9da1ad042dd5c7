import type { TripPlace } from '@wideload/domain';
import { Button } from '#ui/button.tsx';

type PlaceChoicesProps = { label: string; places: readonly TripPlace[]; onPick: (place: TripPlace) => void };

/** The places that a text can be; a press takes one. */
export function PlaceChoices({ label, places, onPick }: PlaceChoicesProps) {
  if (places.length === 0) return null;
  return (
    <div role="group" aria-label={label} className="cluster gap-8">
      {places.map((place) => (
        <Button key={`${place.label} ${place.lat} ${place.lng}`} size="small" onClick={() => onPick(place)}>
          {place.label}
        </Button>
      ))}
    </div>
  );
}
