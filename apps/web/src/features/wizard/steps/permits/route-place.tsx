import { stateName, type StateCode } from '@wideload/domain';
import * as texts from './permits.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldGrid } from '../../../../ui/layout/panel.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { endWords } from '../../maps/places/end-words.ts';
import { pastedPlace } from '../../maps/places/pasted-place.ts';
import type { PlaceText, RouteEnd } from '../../forms/permit-form.ts';
import type { StepMessages } from '../../step/use-step-messages.ts';
import { PlaceOutside } from './place-outside.tsx';
import css from './route-place.module.css';

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
  onPlace: (place: PlaceText) => void;
  /** Opens the map for this end. */
  onOpen: () => void;
};

/** Where the route of a permit begins or ends; it starts out at the middle of the state. */
export function RoutePlace({ end, state, place, path, messages, onPlace, onOpen }: RoutePlaceProps) {
  return (
    <fieldset>
      <legend className={css['legend']}>{endWords[end]}</legend>
      <FieldGrid columns={2} phone={2}>
        {axes.map(([axis, label]) => (
          <TextField
            key={axis}
            label={texts.coordinateOf(endWords[end], label)}
            name={`${path}.${axis}`}
            value={place[axis]}
            autoComplete="off"
            onChange={(event) => onPlace({ ...place, [axis]: event.target.value })}
            onPaste={(event) => {
              const pasted = pastedPlace(event);
              if (pasted !== null) onPlace(pasted);
            }}
            onBlur={() => messages.touch(`${path}.${axis}`)}
            error={messages.messageAt(`${path}.${axis}`)}
          />
        ))}
      </FieldGrid>
      <p className={css['hint']}>{texts.placeHint(stateName(state))}</p>
      <PlaceOutside place={place} state={state} />
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
