import {
  formatDollars,
  stateName,
  decidePermit,
  findDateWarnings,
  findUnpermitted,
  parseDay,
  toLoad,
  toTravelLoad,
  type DateWarning,
  type DraftUnit,
  type StateCode,
  type TripState,
} from '@wideload/domain';
import { classNames } from '#ui/class-names.ts';
import { isDefaultPlace, PlaceName } from '../../maps/place-name.tsx';
import { parsePlace } from '../../maps/place-text.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import { formatDays, type OrderPermit, findPermitMessage, pricePermit } from './order-permits.ts';
import * as texts from './permits.texts.ts';
import type { OwnTerms } from './own-terms.tsx';
import css from './permit-head.module.css';
import { memo } from 'react';
import { findToday } from '#lib/today.ts';
import { formatList } from '#lib/format-list.ts';
import { askFirst } from '#product/permit/permit.texts.ts';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';

type PermitHeadProps = {
  permit: OrderPermit;
  own: OwnTerms;
  messages: StepMessages;
  headingId: string;
  detailsId: string;
  isOpen: boolean;
  onToggle: () => void;
};

type AttentionProps = { permit: OrderPermit; own: OwnTerms; messages: StepMessages };

/** In a few words, everything about a permit that a person should look at before ordering it. */
function Attention({ permit, own, messages }: AttentionProps) {
  const { unit, priced, visits } = permit;
  const message = findPermitMessage(permit, messages);
  const changed = listChanged(own);
  return (
    <>
      {message !== undefined && <span className="failure">{message}</span>}
      {changed !== '' && <span className="warn strong">{texts.changedTerms(changed)}</span>}
      {listWarnings(permit).map((warning) => (
        <span key={warning} className="warn strong">
          {warning}
        </span>
      ))}
      {isAskedFirst(permit) && <span className="warn strong">{askFirst}</span>}
      <EscortNote unit={unit} state={priced.state} visits={visits} />
      <OpenNote permit={permit} />
    </>
  );
}

function isAskedFirst({ priced }: OrderPermit): boolean {
  return findUnpermitted([priced]).length > 0;
}

function listChanged(own: OwnTerms): string {
  const keys = (['date', 'origin', 'destination', 'comment'] as const).filter((key) => own[key]?.isShared === false);
  return formatList(keys.map((key) => texts.terms[key]));
}

function listWarnings({ priced: { state, date } }: OrderPermit): string[] {
  const [start, end] = [parseDay(date.startDate), parseDay(date.endDate)];
  if (start === null || end === null) return [];
  return findDateWarnings(state, { start, end, today: findToday() }).map(toShort);
}

function toShort(warning: DateWarning): string {
  if (warning.because === 'too-long') return texts.holdsFewerDays(warning.validity);
  return warning.because === 'past' ? texts.inThePast : texts.startInThePast;
}

const loadEscorts = () => import('#product/permit/rules/escort-note.ts');

type EscortNoteProps = { unit: DraftUnit; state: StateCode; visits: readonly TripState[] };

/** The rows of the states load after the page; the open card has all of them, and says when they do not load. */
const EscortNote = memo(function EscortNote({ unit, state, visits }: EscortNoteProps) {
  const { part } = useLoadedPart('escorts', loadEscorts);
  const summary = part?.noteEscorts(toTravelLoad(unit), state, visits) ?? '';
  return summary === '' ? null : <span>{summary}</span>;
});

function OpenNote({ permit: { unit, priced } }: { permit: OrderPermit }) {
  const load = toLoad(unit);
  const conditions = load === null ? 0 : decidePermit(load, priced.state).open.length;
  const count = conditions + (pricePermit(priced, unit)?.open.length ?? 0);
  return count === 0 ? null : <span>{texts.openConditions(count)}</span>;
}

/** A permit on one line; the whole line opens it. The open card says the rest in its fields. */
export function PermitHead(props: PermitHeadProps) {
  const { permit, own, messages, headingId, detailsId, isOpen, onToggle } = props;
  const { priced, unit, unitNumber } = permit;
  const line = pricePermit(priced, unit);
  return (
    <div className={css['line']}>
      <h3 id={headingId} className="size-body">
        <button
          type="button"
          className={classNames('chevron', css['toggle'])}
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={onToggle}
        >
          {stateName(priced.state)}
          <span className="visually-hidden">{texts.ofUnit(unitNumber)}</span>
        </button>
      </h3>
      {!isOpen && (
        <>
          <p>{formatDays(permit)}</p>
          <p>
            <Places permit={permit} />
          </p>
          <p className="text-row hidden-when-empty">
            <Attention {...{ permit, own, messages }} />
          </p>
          <p className={classNames('bold', css['fee'])}>{line !== null && formatDollars(line.amount)}</p>
        </>
      )}
    </div>
  );
}

function Places({ permit: { form, priced } }: { permit: OrderPermit }) {
  const { origin, destination } = form.route;
  const { state } = priced;
  const isGiven = [origin, destination].some((place) => {
    const point = parsePlace(place);
    return place.label !== '' || point === null || !isDefaultPlace(point, state);
  });
  if (!isGiven) return <span className="muted">{texts.noPlacesYet}</span>;
  return (
    <>
      <PlaceName place={origin} state={state} /> – <PlaceName place={destination} state={state} />
    </>
  );
}
