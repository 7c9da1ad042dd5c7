import { stateName } from '@wideload/domain';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { PermitForm, RouteEnd } from '../../draft/permit-form.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import { ChangedByHandLabel } from './changed-by-hand-label.tsx';
import type { OrderPermit } from './order-permits.ts';
import * as texts from './permits.texts.ts';
import type { OwnTerms } from './own-terms.ts';
import { MapWindow } from './map-window.tsx';
import { RoutePlace } from './route-place.tsx';

type PermitRouteProps = {
  permit: OrderPermit;
  own: OwnTerms;
  messages: StepMessages;
  put: (form: PermitForm) => void;
};

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
