import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { StepProps } from '../../step-props.ts';
import { RouteStatus } from './route-status.tsx';
import type { TripRouteUse } from './use-trip-route.ts';

/** It prices permits, which takes the rules of all states. */
const RouteChoices = createLazyPart(async () => (await import('./route-choices.tsx')).RouteChoices);

type TripRoutePanelProps = Pick<StepProps, 'state' | 'change'> & { found: TripRouteUse };

export function TripRoutePanel({ found, state, change }: TripRoutePanelProps) {
  const { status, routes, retry } = found;
  const { trip } = state.form;
  if (status === 'none' || trip === null) return null;
  return (
    <>
      {routes !== null && (status === 'found' || status === 'finding') && (
        <RouteChoices
          fastest={routes.fastest}
          second={routes.second}
          chosen={trip.chosen ?? routes.proposed}
          units={state.draft.units}
          onChoose={(chosen) => change({ trip: { ...trip, chosen } }, 0)}
        />
      )}
      {status !== 'refused' && <RouteStatus {...{ status, retry }} />}
    </>
  );
}
