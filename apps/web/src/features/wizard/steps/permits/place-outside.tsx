import { getStateCenter, type Place, type StateCode } from '@wideload/domain';
import { OutsideNotice } from '../../maps/places/outside-notice.tsx';
import { placeOf } from '../../maps/places/place-text.ts';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';
import type { PlaceText } from '../../forms/permit-form.ts';

const loadAreas = async () => (await import('../../maps/places/state-areas.ts')).loadStateAreas();

/** Warns in the card of a point outside its state. The outlines come with the first point that is not the one the permit began with. */
export function PlaceOutside({ place: text, state }: { place: PlaceText; state: StateCode }) {
  const place = placeOf(text);
  if (place === null || isSame(place, getStateCenter(state))) return null;
  return <CheckedPlace place={place} state={state} />;
}

function isSame(one: Place, other: Place): boolean {
  return one.lat === other.lat && one.lng === other.lng;
}

/** Without the outlines nothing is warned of: the permit goes on all the same, and the map asks for them again. */
function CheckedPlace({ place, state }: { place: Place; state: StateCode }) {
  const { part } = useLoadedPart('state-areas', loadAreas);
  return part === undefined ? null : <OutsideNotice place={place} state={state} states={part} />;
}
