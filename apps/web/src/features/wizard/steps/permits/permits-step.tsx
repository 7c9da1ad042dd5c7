import { findUnmetDays, judgePermits, type DraftTrip, type NeededPermit } from '@wideload/domain';
import { type ReactNode, useState } from 'react';
import { UnmetPairsNotice } from '#product/permit/unmet-days.tsx';
import { Button } from '#ui/button.tsx';
import { saveDelay } from '../../draft/draft-store.ts';
import type { PermitForm } from '../../draft/permit-form.ts';
import type { StepProps } from '../../step-props.ts';
import { PermitCard } from './permit-card.tsx';
import { listOrderPermits, findPermitMessage, type OrderPermit } from './order-permits.ts';
import * as texts from './permits.texts.ts';
import { ForAll } from './for-all.tsx';
import { findOwnTerms, findUsualTerms } from './own-terms.tsx';
import { TripOverview } from './trip-overview.tsx';
import { LazyDoubts, LazyPermitCharges } from '#product/order/charges/lazy-charges.tsx';
import { MovementRules } from '#product/permit/rules/lazy-rules.ts';
import { NoPermit } from '#product/permit/rules/no-permit.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { Section, Panel } from '#ui/layout/panel.tsx';
import { removeUnread } from '../../unread-texts.ts';
import { DepartureFields } from '../../departure-fields.tsx';
import * as tripOverviewTexts from './trip-overview.texts.ts';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

type OpenPermits = {
  isOpen: (permit: OrderPermit) => boolean;
  toggle: (permit: OrderPermit) => void;
  openAll: () => void;
  closeAll: () => void;
  areAllOpen: boolean;
};

/** A card opens by a press, by the field that the address asks for, and by itself when the step is refused for it. */
function useOpenPermits(
  permits: readonly OrderPermit[],
  { field = '', refusals, messages }: Pick<StepProps, 'field' | 'refusals' | 'messages'>,
): OpenPermits {
  const listIds = (isWanted: (permit: OrderPermit) => boolean) => permits.filter(isWanted).map(({ form }) => form._id);
  const [opened, setOpened] = useState<readonly string[]>(() => listIds(({ path }) => field.startsWith(`${path}.`)));
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    setOpened([...opened, ...listIds((permit) => findPermitMessage(permit, messages) !== undefined)]);
  }
  const isOpen = ({ form }: OrderPermit) => opened.includes(form._id);
  return {
    isOpen,
    toggle(permit) {
      const others = opened.filter((id) => id !== permit.form._id);
      setOpened(isOpen(permit) ? others : [...others, permit.form._id]);
    },
    openAll: () => setOpened(listIds(() => true)),
    closeAll: () => setOpened([]),
    areAllOpen: permits.every(isOpen),
  };
}

type UnitPermitsProps = {
  /** From 1. */
  number: number;
  notNeeded: readonly NeededPermit[];
  action: ReactNode;
  children: ReactNode;
};

function UnitPermits({ number, notNeeded, action, children }: UnitPermitsProps) {
  return (
    <Section title={unitHeading(number)} action={action}>
      {children}
      {notNeeded.map(({ state, need }) => (
        <div key={state} className="muted size-label above-12">
          <NoPermit need={need} />
        </div>
      ))}
    </Section>
  );
}

const parts = [MovementRules, LazyPermitCharges, LazyDoubts];

/** In a card that is open they would push its fields and buttons away from the pointer. One that does not load says so in its place. */
export const loadParts = () => Promise.allSettled(parts.map(({ preload }) => preload()));

type UnitDepartureProps = Pick<StepProps, 'unread' | 'onUnread'> & {
  trip: DraftTrip;
  unit: string;
  /** From 1. */
  number: number;
  onTrip: (trip: DraftTrip) => void;
};

function UnitDepartureButton({ trip, unit, number, onTrip, unread, onUnread }: UnitDepartureProps) {
  const others = trip.departures.filter((departure) => departure.unit !== unit);
  const { startDate, startTime } = trip;
  const isOwn = others.length < trip.departures.length;

  function press() {
    if (!isOwn) return onTrip({ ...trip, departures: [...others, { unit, startDate, startTime }] });
    const name = toName(number);
    onUnread(removeUnread(unread, [`${name}.startDate`, `${name}.startTime`]));
    onTrip({ ...trip, departures: others });
  }
  return (
    <Button size="small" onClick={press}>
      {isOwn ? tripOverviewTexts.leavesWithTheOthers : tripOverviewTexts.leavesOnAnotherDay}
      <span className="visually-hidden">{tripOverviewTexts.ofUnit(number)}</span>
    </Button>
  );
}

/** The departure of a unit that does not leave with the others. */
function UnitDeparture({ trip, unit, number, onTrip, unread, onUnread }: UnitDepartureProps) {
  const own = trip.departures.find((departure) => departure.unit === unit);
  if (own === undefined) return null;
  return (
    <Panel className="below-12">
      <fieldset>
        <legend className="bold size-label below-8">{tripOverviewTexts.departureOfUnit(number)}</legend>
        <DepartureFields
          name={toName(number)}
          value={own}
          origin={trip.places[0] ?? null}
          {...{ unread, onUnread }}
          onChange={(departure) =>
            onTrip({
              ...trip,
              departures: trip.departures.map((one) => (one.unit === unit ? { ...departure, unit } : one)),
            })
          }
        />
      </fieldset>
    </Panel>
  );
}

function toName(number: number): string {
  return `trip.departures.${number - 1}`;
}

/** Lazy: the calendar brings the facts of the states and the map of the time zones. */
const TripCalendarPart = createLazyPart(
  async () => (await import('#product/trip/calendar/calendar-section.tsx')).CalendarSection,
);

export function PermitsStep(props: StepProps) {
  const { state, change, messages } = props;
  const { form, draft, order } = state;
  const { trip } = form;
  const stored = order?.trip ?? null;
  const permits = listOrderPermits(state);
  const usual = findUsualTerms(permits);
  const open = useOpenPermits(permits, props);
  const unmet = findUnmetDays(draft.permits, stored?.states ?? []);
  const notNeeded = judgePermits(draft).filter(({ need }) => need.verdict === 'none');

  function put(changed: readonly PermitForm[], delay: number) {
    const byId = new Map(changed.map((permit) => [permit._id, permit]));
    change({ permits: form.permits.map((permit) => byId.get(permit._id) ?? permit) }, delay);
  }

  const ofTrip = trip !== null && {
    trip,
    onTrip: (changed: DraftTrip) => change({ trip: changed }, 0),
    unread: props.unread,
    onUnread: props.onUnread,
  };

  return (
    <>
      {ofTrip !== false && stored !== null && <TripOverview {...ofTrip} stored={stored} permits={permits} />}
      <div className="spread align-center above-20 below-12">
        {permits.length > 1 && (
          <ForAll
            permits={permits}
            trip={trip}
            onApply={(changed) => put(changed, saveDelay.dateRange)}
            onChangePlaces={() => props.onChangeStep('jurisdiction', { field: 'trip.places.0' })}
          />
        )}
        <Button size="small" onClick={open.areAllOpen ? open.closeAll : open.openAll}>
          {open.areAllOpen ? texts.closeAll : texts.openAll}
        </Button>
      </div>
      {unmet.length > 0 && <UnmetPairsNotice pairs={unmet} units={draft.units} />}
      {draft.units.map((unit, index) => (
        <UnitPermits
          key={unit._id}
          number={index + 1}
          notNeeded={notNeeded.filter((judged) => judged.unit === unit._id)}
          action={
            ofTrip !== false &&
            draft.units.length > 1 && <UnitDepartureButton {...ofTrip} unit={unit._id} number={index + 1} />
          }
        >
          {ofTrip !== false && <UnitDeparture {...ofTrip} unit={unit._id} number={index + 1} />}
          <div className="framed">
            {permits
              .filter(({ stored }) => stored.unit === unit._id)
              .map((permit) => (
                <PermitCard
                  key={permit.form._id}
                  permit={permit}
                  own={findOwnTerms(permit, usual)}
                  messages={messages}
                  isOpen={open.isOpen(permit)}
                  onToggle={() => open.toggle(permit)}
                  put={(changed, delay) => put([changed], delay)}
                />
              ))}
          </div>
        </UnitPermits>
      ))}
      {ofTrip !== false && stored !== null && stored.states.length > 0 && (
        <TripCalendarPart trip={ofTrip.trip} states={stored.states} units={draft.units} onTrip={ofTrip.onTrip} />
      )}
    </>
  );
}
