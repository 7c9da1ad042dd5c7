import { stateName, type StateCode } from '@wideload/domain';
import { useMemo, useState } from 'react';
import * as texts from '../maps.texts.ts';
import { Combobox } from '../../../../ui/combobox/combobox.tsx';
import type { UsPlace } from '../../../../product/trip/us-towns.ts';

type Props = {
  places: readonly UsPlace[];
  /** Places of this state come first. */
  state: StateCode | null;
  value: string;
  onPlace: (place: UsPlace, value: string) => void;
};

const maxChoices = 40;

export function PlaceSearch({ places, state, value, onPlace }: Props) {
  const [text, setText] = useState('');
  const choices = useMemo(
    () => listChoices(text, places, state === null ? '' : stateName(state)),
    [text, places, state],
  );

  function pick(picked: string) {
    const place = places[Number(picked)];
    if (picked !== '' && place !== undefined) onPlace(place, picked);
  }
  return (
    <Combobox
      label={texts.findAPlace}
      optional
      choices={choices}
      value={value}
      onChange={pick}
      onSearch={setText}
      placeholder={texts.cityOrTown}
      nothing={texts.noPlace}
    />
  );
}

function listChoices(text: string, places: readonly UsPlace[], ownState: string) {
  const query = text.trim().toLowerCase();
  return places
    .map((place, index) => ({ place, index, label: `${place.name}, ${place.state}` }))
    .filter(({ label }) => label.toLowerCase().includes(query))
    .toSorted((a, b) => rankPlace(a.place) - rankPlace(b.place))
    .slice(0, maxChoices)
    .map(({ index, label }) => ({ value: String(index), label }));

  /** Matching prefix, then the permit's state, then size. */
  function rankPlace({ name, state }: UsPlace): number {
    return (name.toLowerCase().startsWith(query) ? 0 : 2) + (state === ownState ? 0 : 1);
  }
}
