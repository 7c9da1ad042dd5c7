import { stateName, type StateCode } from '@wideload/domain';
import { FieldGrid } from '../../../../ui/panel.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { PlaceText, RouteEnd } from '../../permit-form.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import css from './route-place.module.css';

const words = { origin: 'Origin', destination: 'Destination' } as const;
const axes = [
  ['lat', 'latitude'],
  ['lng', 'longitude'],
] as const;

type RoutePlaceProps = {
  end: RouteEnd;
  state: StateCode;
  place: PlaceText;
  /** `permits.0.route.origin` */
  path: string;
  messages: StepMessages;
  onPlace: (place: PlaceText) => void;
};

/** Where the route of a permit begins or ends; it starts out at the middle of the state. */
export function RoutePlace({ end, state, place, path, messages, onPlace }: RoutePlaceProps) {
  return (
    <fieldset>
      <legend className={css['legend']}>{words[end]}</legend>
      <FieldGrid columns={2} phone={2}>
        {axes.map(([axis, label]) => (
          <TextField
            key={axis}
            label={`${words[end]} ${label}`}
            name={`${path}.${axis}`}
            value={place[axis]}
            autoComplete="off"
            onChange={(event) => onPlace({ ...place, [axis]: event.target.value })}
            onBlur={() => messages.touch(`${path}.${axis}`)}
            error={messages.messageAt(`${path}.${axis}`)}
          />
        ))}
      </FieldGrid>
      <p className={css['hint']}>In decimal degrees. It begins at the middle of {stateName(state)}.</p>
    </fieldset>
  );
}
