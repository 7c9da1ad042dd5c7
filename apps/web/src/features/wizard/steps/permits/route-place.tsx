import { stateName, type Place, type StateCode } from '@wideload/domain';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import type { PlaceText, RouteEnd } from '../../draft/permit-form.ts';
import { endWords } from '../../maps/end-words.ts';
import { OutsideNotice } from '../../maps/outside-notice.tsx';
import { parsePastedPlace } from '../../maps/pasted-place.ts';
import { isDefaultPlace, PlaceName } from '../../maps/place-name.tsx';
import { parsePlace } from '../../maps/place-text.ts';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import * as texts from './permits.texts.ts';
import css from './route-place.module.css';

const loadAreas = async () => (await import('../../maps/state-areas.ts')).loadStateAreas();

/** The outlines load once the point differs from the default. */
function PlaceOutside({ place: text, state }: { place: PlaceText; state: StateCode }) {
  const place = parsePlace(text);
  if (place === null || isDefaultPlace(place, state)) return null;
  return <CheckedPlace place={place} state={state} />;
}

/** Without the outlines there is no warning: the permit works without it, and the map loads them again. */
function CheckedPlace({ place, state }: { place: Place; state: StateCode }) {
  const { part } = useLoadedPart('state-areas', loadAreas);
  return part === undefined ? null : <OutsideNotice place={place} state={state} states={part} />;
}

const axes = [
  ['lat', texts.latitude],
  ['lng', texts.longitude],
] as const;

type RoutePlaceProps = {
  end: RouteEnd;
  state: StateCode;
  place: PlaceText;
  /** `permits.0.route.origin` */
  path: string;
  messages: StepMessages;
  /** The trip gave the place. */
  isPlanned: boolean;
  /** Says that the place was changed for this permit. */
  mark: ReactNode;
  onPlace: (place: PlaceText) => void;
  onOpen: () => void;
};

export function RoutePlace(props: RoutePlaceProps) {
  const { end, state, place, path, messages, isPlanned, mark, onPlace, onOpen } = props;
  return (
    <fieldset>
      <legend className={css['end']}>
        <strong>{endWords[end]}</strong> <PlaceName place={place} state={state} />
      </legend>
      <FieldGrid columns={2} phone={2}>
        {axes.map(([axis, label]) => (
          <TextField
            key={axis}
            label={texts.coordinateOf(endWords[end], label)}
            name={`${path}.${axis}`}
            value={place[axis]}
            autoComplete="off"
            onChange={(event) => onPlace({ ...place, label: '', [axis]: event.target.value })}
            onPaste={(event) => {
              const pasted = parsePastedPlace(event);
              if (pasted !== null) onPlace(pasted);
            }}
            onBlur={() => messages.touch(`${path}.${axis}`)}
            error={messages.messageAt(`${path}.${axis}`)}
          />
        ))}
      </FieldGrid>
      <p className={css['note']}>{mark ?? (isPlanned ? texts.placeOfTheTrip : texts.placeHint(stateName(state)))}</p>
      {/* A trip crosses the border at its places, so either state can be found there. */}
      {!isPlanned && <PlaceOutside place={place} state={state} />}
      <Button
        size="small"
        aria-label={texts.chooseOnTheMapOf(endWords[end], stateName(state))}
        className="above-12"
        onClick={onOpen}
      >
        {texts.chooseOnTheMap}
      </Button>
    </fieldset>
  );
}
