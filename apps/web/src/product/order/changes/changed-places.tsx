import type { TripPlace } from '@wideload/domain';
import { maxTripPlaces } from '@wideload/contract/client';
import { Button } from '#ui/button.tsx';
import type { PartProps } from './change-parts.ts';
import { toPlacePath } from './change-form.ts';
import * as texts from './changes.texts.ts';
import { ReadPlaceField } from './read-place-field.tsx';

/** The places of the trip, in travel order. */
export function ChangedPlaces({ form: { places }, put, findError }: PartProps) {
  const last = places.length - 1;
  const putPlace = (index: number, place: TripPlace | null) =>
    put({ places: places.map((one, at) => (at === index ? place : one)) });
  const label = (index: number) => (index === 0 ? texts.from : index === last ? texts.to : texts.stop(index));
  return (
    <div className="stack gap-20 above-12">
      <p>{texts.placesIntro}</p>
      {places.map((place, index) => (
        <div key={index === last ? 'last' : index} className="stack gap-8">
          <ReadPlaceField
            label={label(index)}
            name={toPlacePath(index)}
            place={place}
            error={findError(toPlacePath(index))}
            onPlace={(next) => putPlace(index, next)}
          />
          {index > 0 && index < last && (
            <Button
              size="small"
              aria-label={texts.removeStopOf(label(index))}
              onClick={() => put({ places: places.filter((_, at) => at !== index) })}
            >
              {texts.removeStop}
            </Button>
          )}
        </div>
      ))}
      {places.length < maxTripPlaces && (
        <Button size="small" onClick={() => put({ places: [...places.slice(0, last), null, ...places.slice(last)] })}>
          {texts.addStop}
        </Button>
      )}
    </div>
  );
}
