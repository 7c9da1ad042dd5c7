import { stateName, type StateCode } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './permits.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import type { PlaceText, RouteEnd } from '../../forms/permit-form.ts';
import type { StepMessages } from '../../step/use-step-messages.ts';
import { MapWindow } from './map-window.tsx';
import { RoutePlace } from './route-place.tsx';

type Route = Readonly<Record<RouteEnd, PlaceText>>;

type PermitRouteProps = {
  state: StateCode;
  route: Route;
  path: string;
  messages: StepMessages;
  onRoute: (route: Route) => void;
};

export function PermitRoute({ state, route, path, messages, onRoute }: PermitRouteProps) {
  const [open, setOpen] = useState<RouteEnd | 'route' | null>(null);
  const close = () => setOpen(null);

  return (
    <div className="stack align-start gap-20">
      <div className="beside gap-20 full-width">
        {(['origin', 'destination'] as const).map((end) => (
          <RoutePlace
            key={end}
            end={end}
            state={state}
            place={route[end]}
            path={`${path}.${end}`}
            messages={messages}
            onPlace={(place) => onRoute({ ...route, [end]: place })}
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
            onRoute({ ...route, [end]: place });
            close();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
