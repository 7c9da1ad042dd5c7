import type { StateCode } from '@wideload/domain';
import * as texts from './permits.texts.ts';
import { Button } from '#ui/button.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { endWords } from '../../maps/end-words.ts';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';
import type { PlaceText, RouteEnd } from '../../draft/permit-form.ts';

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

export function MapWindow({ show, state, route, onPick, onClose }: MapWindowProps) {
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
