import {
  isOrderable,
  stateName,
  type StateCode,
  findRemovedStates,
  isReordered,
  restoreOrder,
  restoreState,
  type TripState,
} from '@wideload/domain';
import { useMemo, useState } from 'react';
import { useStages } from '#lib/timing/use-stages.ts';
import * as texts from './jurisdiction.texts.ts';
import type { StepProps } from '../../step-props.ts';
import css from './jurisdiction-step.module.css';
import { StatePicker, StateListField, useStateList } from './state-picker.tsx';
import { addStates, listStateRows, moveState, numberStates } from './state-rows.ts';
import { StateTable } from './state-table.tsx';
import { TripForm } from './trip-form.tsx';
import { useElapsed } from './use-elapsed.ts';
import { useTripRoute, type TripRouteUse } from './use-trip-route.ts';
import type { StateMapWay } from '#ui/state-map/state-map-drawing.tsx';
import { stateMapTexts } from '#ui/state-map/state-map.texts.ts';
import { Button, Spinner } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';
import { formatMiles } from '#product/trip/leg-words.ts';
import { RouteChoices } from './route-choices.tsx';
import * as tripRouteTexts from './trip-route.texts.ts';

const progressMs = 300;
const slowMs = 2000;

/** The line is always there while a route is found, so that nothing moves. */
function RouteStatus({ status, retry }: Pick<TripRouteUse, 'status' | 'retry'>) {
  const elapsed = useElapsed(status === 'finding', [progressMs, slowMs]);
  if (status === 'failed' || status === 'no-route') {
    const [title, hint] =
      status === 'failed'
        ? [tripRouteTexts.failed, tripRouteTexts.failedHint]
        : [tripRouteTexts.noRoute, tripRouteTexts.noRouteHint];
    return (
      <Notice tone="warn" title={title}>
        <p>{hint}</p>
        <Button size="small" className="above-8" onClick={retry}>
          {tripRouteTexts.tryAgain}
        </Button>
      </Notice>
    );
  }
  return (
    <div className={css['line']}>
      {elapsed >= progressMs && (
        <Spinner label={elapsed >= slowMs ? tripRouteTexts.takesLonger : tripRouteTexts.finding} />
      )}
    </div>
  );
}

type TripRoutePanelProps = Pick<StepProps, 'state' | 'change'> & { found: TripRouteUse };

function TripRoutePanel({ found, state, change }: TripRoutePanelProps) {
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

type HandChangesProps = {
  route: readonly TripState[];
  chosen: readonly StateCode[];
  onChange: (chosen: readonly StateCode[]) => void;
};

/** The states of the route that were removed, and the order if it is by hand, each with its Undo. */
function HandChanges({ route, chosen, onChange }: HandChangesProps) {
  const removed = findRemovedStates(route, chosen);
  const isMoved = isReordered(route, chosen);
  if (removed.length === 0 && !isMoved) return null;
  return (
    <ul className="rows below-12" aria-label={texts.changedByHand}>
      {isMoved && (
        <li className="spread align-center">
          <span>{texts.orderByHand}</span>
          <Button size="small" aria-label={texts.undoOrder} onClick={() => onChange(restoreOrder(route, chosen))}>
            {texts.undo}
          </Button>
        </li>
      )}
      {removed.map((state) => (
        <li key={state} className="spread align-center">
          <span>
            <span className="strong">{texts.removedByHand}</span>:{' '}
            {texts.removedState(texts.nameWithCode(stateName(state), state), formatMiles(route, state))}
          </span>
          <Button
            size="small"
            aria-label={texts.undoRemoval(stateName(state))}
            onClick={() => onChange(restoreState(route, chosen, state))}
          >
            {texts.undo}
          </Button>
        </li>
      ))}
    </ul>
  );
}

type StateMapPanelProps = {
  chosen: readonly StateCode[];
  way: StateMapWay;
  refused: string;
  onPress: (code: StateCode) => void;
  /** The map is the heaviest part of the step; its place is kept. */
  isDue: boolean;
};

const loadMap = () => import('#ui/state-map/state-map.tsx');

/** The map is optional: the list beside it offers the same choices. */
function StateMapPanel({ chosen, way, refused, onPress, isDue }: StateMapPanelProps) {
  const { part: loaded, hasFailed, isLoading, retry } = useLoadedPart('state-map', loadMap);
  const part = isDue ? loaded : undefined;
  return (
    <div className="shrinks">
      {part !== undefined && <part.StateMap chosen={chosen} way={way} onPress={onPress} texts={stateMapTexts} />}
      {part === undefined && !hasFailed && <div className={css['waiting']} />}
      {hasFailed && (
        <Notice tone="warn" title={texts.mapFailed}>
          <p>{texts.listWillDo}</p>
          <Button size="small" pending={isLoading} onClick={retry} className="above-8">
            {texts.tryAgain}
          </Button>
        </Notice>
      )}
      <p role="status" className="filled-above-8 strong size-label">
        {refused}
      </p>
    </div>
  );
}

export function JurisdictionStep(step: StepProps) {
  const { state, change, messages, unread, onUnread } = step;
  const { jurisdictions } = state.form;
  const found = useTripRoute(step);
  const { route, line } = found.route;
  const isOnWay = route.length > 0;
  const [refused, setRefused] = useState('');
  const stages = useStages(3);
  const rows = useMemo(() => listStateRows(route, jurisdictions), [route, jurisdictions]);
  const way = useMemo(
    () => ({ line, numbers: isOnWay ? numberStates(rows) : new Map(), nameNumber: texts.numberOnTheWay }),
    [line, rows, isOnWay],
  );

  const put = (chosen: readonly StateCode[]) => change({ jurisdictions: chosen });
  function add(codes: readonly StateCode[]) {
    const added = codes.filter((code) => isOrderable(code) && !jurisdictions.includes(code));
    if (added.length > 0) put(addStates(jurisdictions, added, { isOnWay }));
  }
  const list = useStateList({ chosen: jurisdictions, onAdd: add, unread, onUnread });
  function remove(code: StateCode) {
    put(jurisdictions.filter((other) => other !== code));
  }
  function press(code: StateCode) {
    setRefused(isOrderable(code) ? '' : texts.isNotSold(stateName(code)));
    if (jurisdictions.includes(code)) remove(code);
    else add([code]);
  }

  return (
    <>
      <TripForm {...step} findRefusal={found.findRefusal} findNote={found.findNote}>
        <TripRoutePanel found={found} state={state} change={change} />
      </TripForm>
      <div className={css['choose']}>
        <div className="stack gap-20">
          <StatePicker
            chosen={jurisdictions}
            onPick={(code) => add([code])}
            error={messages.messageAt('jurisdictions')}
            {...{ unread, list }}
          />
          <StateListField {...{ unread, list }} />
        </div>
        <StateMapPanel chosen={jurisdictions} way={way} refused={refused} onPress={press} isDue={stages > 1} />
      </div>
      {stages > 2 && (
        <StateTable
          rows={rows}
          isOnWay={isOnWay}
          units={state.draft.units}
          messageAt={messages.messageAt}
          onDelete={remove}
          onMove={(code, by) => put(moveState(jurisdictions, code, by))}
        >
          <HandChanges route={route} chosen={jurisdictions} onChange={put} />
        </StateTable>
      )}
    </>
  );
}
