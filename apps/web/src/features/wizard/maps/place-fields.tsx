import { formatFieldError } from '@wideload/contract/client';
import { checkCoordinate } from '@wideload/domain';
import * as texts from './maps.texts.ts';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { PlaceText } from '../draft/permit-form.ts';
import { parsePastedPlace } from './pasted-place.ts';

const axes = [
  ['lat', texts.latitude],
  ['lng', texts.longitude],
] as const;

export function PlaceFields({ place, onPlace }: { place: PlaceText; onPlace: (place: PlaceText) => void }) {
  return (
    <FieldGrid columns={2} phone={2}>
      {axes.map(([axis, label]) => (
        <TextField
          key={axis}
          label={label}
          value={place[axis]}
          autoComplete="off"
          onChange={(event) => onPlace({ ...place, [axis]: event.target.value })}
          onPaste={(event) => {
            const pasted = parsePastedPlace(event);
            if (pasted !== null) onPlace(pasted);
          }}
          error={findMessage(place[axis], axis)}
        />
      ))}
    </FieldGrid>
  );
}

function findMessage(text: string, axis: 'lat' | 'lng'): string | undefined {
  const error = checkCoordinate(text, axis);
  return error === null ? undefined : formatFieldError(error);
}
