import { stateName, type StateCode, type Place } from '@wideload/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { PermitForm, RouteEnd, PlaceText } from '../../draft/permit-form.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import { ChangedByHandLabel, type OwnTerms } from './own-terms.tsx';
import type { OrderPermit } from './order-permits.ts';
import * as texts from './permits.texts.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { endWords } from '../../maps/end-words.ts';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { OutsideNotice } from '../../maps/outside-notice.tsx';
import { parsePastedPlace } from '../../maps/pasted-place.ts';
import { isDefaultPlace, PlaceName } from '../../maps/place-name.tsx';
import { parsePlace } from '../../maps/place-text.ts';
import css from './permit-route.module.css';

type PermitRouteProps = {
  permit: OrderPermit;
  own: OwnTerms;
  messages: StepMessages;
  put: (form: PermitForm) => void;
};

type MapWindowProps = {
  show: RouteEnd | 'route';
  state: StateCode;
  route: Readonly<Record<RouteEnd, PlaceText>>;
  onPick: (end: RouteEnd, place: PlaceText) => void;
  onClose: () => void;
};

async function loadWindows() {
  const [{ LocationPicker }, { RouteView }] = await Promise.all([
    import('../../maps/location-picker.tsx'),
    import('../../maps/route-view.tsx'),
  ]);
  return { LocationPicker, RouteView };
}

function MapWindow({ show, state, route, onPick, onClose }: MapWindowProps) {
  const { part, hasFailed, isLoading, retry } = useLoadedPart('map-windows', loadWindows);
  if (hasFailed) return <Failed show={show} isLoading={isLoading} onRetry={retry} onClose={onClose} />;
  if (part === undefined) return null;
  if (show === 'route') return <part.RouteView state={state} route={route} onClose={onClose} />;
  return (
    <part.LocationPicker
      end={show}
      state={state}
      route={route}
      onPick={(place) => onPick(show, place)}
      onClose={onClose}
    />
  );
}

type FailedProps = { show: RouteEnd | 'route'; isLoading: boolean; onRetry: () => void; onClose: () => void };

function Failed({ show, isLoading, onRetry, onClose }: FailedProps) {
  return (
    <Modal
      title={show === 'route' ? texts.route : endWords[show]}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button look="primary" pending={isLoading} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        </>
      }
    >
      <p>{texts.mapFailed}</p>
    </Modal>
  );
}

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

function RoutePlace(props: RoutePlaceProps) {
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

export function PermitRoute({ permit, own, messages, put }: PermitRouteProps) {
  const [open, setOpen] = useState<RouteEnd | 'route' | null>(null);
  const { form, stored, unitNumber, path } = permit;
  const planned = stored.planned?.route ?? null;
  const { state } = stored;
  const { route } = form;
  const close = () => setOpen(null);
  const mark = (end: RouteEnd) => {
    const term = own[end];
    const of = texts.fieldOf(texts.terms[end], stateName(state), unitNumber);
    return term && <ChangedByHandLabel {...{ term, of }} field={`${path}.route.${end}.lat`} onUndo={put} />;
  };

  return (
    <div className="stack align-start gap-20">
      <div className="beside gap-20 full-width">
        {(['origin', 'destination'] as const).map((end) => (
          <RoutePlace
            key={end}
            end={end}
            state={state}
            place={route[end]}
            path={`${path}.route.${end}`}
            messages={messages}
            isPlanned={planned !== null && own[end] === undefined}
            mark={mark(end)}
            onPlace={(place) => put({ ...form, route: { ...route, [end]: place } })}
            onOpen={() => setOpen(end)}
          />
        ))}
      </div>
      <Button size="small" aria-label={texts.openRouteOf(stateName(state))} onClick={() => setOpen('route')}>
        {texts.openRoute}
      </Button>
      {open !== null && (
        <MapWindow
          show={open}
          state={state}
          route={route}
          onPick={(end, place) => {
            put({ ...form, route: { ...route, [end]: place } });
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
