import { findRemovedStates, listTripStates, type Cents, type KnownFacts, type StateCode } from '@wideload/domain';
import { Button, Spinner } from '#ui/button.tsx';
import type { CheckWords } from '../load-check-texts.ts';
import type { TripAnswer } from './trip-answer.ts';
import type { TripFinder } from './trip-finder.ts';
import type { Places } from './use-places.ts';
import css from './trip-fields.module.css';

type Props = {
  trip: TripAnswer;
  finder: TripFinder | 'failed' | null;
  /** Of the places. */
  reading: Places['reading'];
  /** Null where no other route is shown. */
  facts: KnownFacts | null;
  states: readonly StateCode[];
  words: CheckWords;
  /** The fees of the states on the other route; null without a load. */
  otherFees: Cents | null;
  onTakeOther: () => void;
  onRetry: () => void;
  onFollow: () => void;
};

/** The outcome of the search for a route; the line keeps its height, so that nothing moves. */
export function RouteLine({ trip, finder, reading, states, words: { texts, map }, ...props }: Props) {
  const { status, route, other } = trip;
  if (finder === 'failed') return <p className="hint">{texts.trip.noPlaces}</p>;
  if (reading === 'failed')
    return <Failed text={texts.trip.placesFailed} retry={texts.trip.retry} onRetry={props.onRetry} />;
  if (reading === 'slow')
    return (
      <div className={css['line']}>
        <Spinner label={texts.trip.reading} />
      </div>
    );
  if (status === 'finding' || status === 'slow')
    return (
      <div className={css['line']}>
        <Spinner label={status === 'slow' ? texts.trip.slow : texts.trip.finding} />
      </div>
    );
  if (status === 'failed') return <Failed text={texts.trip.failed} retry={texts.trip.retry} onRetry={props.onRetry} />;
  if (status === 'no-route') return <Failed text={texts.trip.noRoute} />;
  if (route === null) return null;
  const removed = findRemovedStates(route.states, states);
  const closed =
    other === null || finder === null || props.facts === null
      ? []
      : finder
          .findBannedWays(props.facts, other.states)
          .filter(({ isWithLeave }) => !isWithLeave)
          .map((way) => texts.trip.closedRoads(map.stateName(way.state), way));
  const added = states.filter((state) => !route.states.some((visit) => visit.state === state));
  return (
    <div className="stack gap-12">
      <div className="stack gap-8" role="status">
        <p>{texts.trip.found(route.miles, route.via)}</p>
        {removed.length + added.length > 0 && (
          <div className="cluster gap-12">
            <p className="strong">
              {[
                ...(removed.length === 0 ? [] : [texts.trip.removed(removed.map(map.stateName))]),
                ...(added.length === 0 ? [] : [texts.trip.added(added.map(map.stateName))]),
              ].join(' ')}
            </p>
            <Button size="small" onClick={props.onFollow}>
              {texts.trip.follow}
            </Button>
          </div>
        )}
      </div>
      {other !== null && (
        <div className="cluster gap-12">
          <p className="shrinks">
            {texts.trip.other(other.miles, Math.round(other.miles) - Math.round(route.miles), other.via)}{' '}
            {texts.trip.otherStates(
              listTripStates(other.states),
              props.otherFees === null ? null : texts.money(props.otherFees),
            )}
            {closed.length > 0 && <strong> {[texts.trip.notForLoad, ...closed].join(' ')}</strong>}
          </p>
          <Button size="small" onClick={props.onTakeOther}>
            {texts.trip.takeOther}
          </Button>
        </div>
      )}
    </div>
  );
}

function Failed({ text, retry, onRetry }: { text: string; retry?: string; onRetry?: () => void }) {
  return (
    <div className="cluster gap-12" role="alert">
      <p className="strong">{text}</p>
      {retry !== undefined && (
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
