import type { StepProps } from '../../step-props.ts';
import { RouteStatus } from './route-status.tsx';
import type { TripRouteUse } from './use-trip-route.ts';
import { RouteChoices } from './route-choices.tsx';

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
