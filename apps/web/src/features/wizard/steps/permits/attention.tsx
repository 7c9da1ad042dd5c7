import {
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
import { memo } from 'react';
import { findToday } from '#lib/today.ts';
import { formatList } from '#lib/format-list.ts';
import { askFirst } from '#product/permit/permit.texts.ts';
import { useLoadedPart } from '../../maps/use-loaded-part.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import { findPermitMessage, type OrderPermit } from './order-permits.ts';
import * as texts from './permits.texts.ts';
import type { OwnTerms } from './own-terms.ts';
import { pricePermit } from './price-permit.ts';

type AttentionProps = { permit: OrderPermit; own: OwnTerms; messages: StepMessages };

/** In a few words, everything about a permit that a person should look at before ordering it. */
export function Attention({ permit, own, messages }: AttentionProps) {
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
