import { computeMiles, getStateCenter, stateName, type StateCode } from '@wideload/domain';
import { useMemo } from 'react';
import * as texts from './maps.texts.ts';
import { Button } from '#ui/button.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import type { PlaceText, RouteEnd } from '../draft/permit-form.ts';
import { endWords } from './end-words.ts';
import { MapFailed, MapWaiting, useMap } from './map-states.tsx';
import { NamedPlace } from '#product/trip/named-place.tsx';
import { parsePlace } from './place-text.ts';

export type RouteViewProps = {
  state: StateCode;
  route: Readonly<Record<RouteEnd, PlaceText>>;
  onClose: () => void;
};

const ignoreMove = () => undefined;
const routeEnds = ['origin', 'destination'] as const;

export function RouteView({ state, route, onClose }: RouteViewProps) {
  const { part, hasFailed, isLoading, retry } = useMap();
  const ends = useMemo(
    () => ({ origin: parsePlace(route.origin), destination: parsePlace(route.destination) }),
    [route.origin, route.destination],
  );
  const facts = routeEnds.map((end) => {
    const place = ends[end];
    if (place === null) return { term: endWords[end], value: texts.noCoordinatesYet };
    return { term: endWords[end], value: <NamedPlace place={{ ...place, label: route[end].label }} /> };
  });
  const { origin, destination } = ends;
  const distance =
    origin === null || destination === null
      ? []
      : [{ term: texts.straightLine, value: texts.miles(Math.round(computeMiles(origin, destination))) }];
  return (
    <Modal
      title={texts.routeIn(stateName(state))}
      size="wide"
      onClose={onClose}
      actions={
        <Button data-autofocus="" onClick={onClose}>
          {texts.ok}
        </Button>
      }
    >
      {part !== undefined && (
        <part.LocationMapFrame
          label={texts.mapOfTheRoute}
          base={part.base}
          view={{ ...getStateCenter(state), zoom: 5 }}
          activeEnd={null}
          ends={ends}
          shown={null}
          onMove={ignoreMove}
        />
      )}
      {part === undefined && !hasFailed && <MapWaiting />}
      {hasFailed && <MapFailed isLoading={isLoading} onRetry={retry} />}
      <div className="above-12">
        <DataList facts={[...facts, ...distance]} columns={3} />
      </div>
    </Modal>
  );
}
