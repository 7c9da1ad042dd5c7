import type { DraftTrip } from '@wideload/domain';
import { Button } from '#ui/button.tsx';
import * as texts from './for-all.texts.ts';

type TripPlacesProps = { trip: DraftTrip | null; onChange: () => void };

/** Each state has its own places, which all follow from From and To, so those are what is set for all. */
export function TripPlaces({ trip, onChange }: TripPlacesProps) {
  const [from, to] = [trip?.places[0], trip?.places.at(-1)];
  const [sentence, action] =
    from && to
      ? [texts.placesOfTheTrip(from.label, to.label), texts.changeFromAndTo]
      : [texts.noTripYet, texts.giveFromAndTo];
  return (
    <div className="cluster">
      <p>{sentence}</p>
      <Button look="link" onClick={onChange}>
        {action}
      </Button>
    </div>
  );
}
