import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  isPlaced,
  getStepByKey,
  getStepByNumber,
  stepNames,
  type TripState,
  type WizardStepKey,
  type WizardStepNumber,
} from '@wideload/domain';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import * as texts from './wizard.texts.ts';
import { useStableCalls } from '#lib/timing/use-stable-calls.ts';
import { whenIdle } from '#lib/timing/when-idle.ts';
import { Road } from '#ui/layout/road.tsx';
import { AddRecord, type RecordKind, useShortcutReturn } from './add-record.tsx';
import type { DraftState, DraftStore } from './draft/draft-store.ts';
import type { WizardSlots } from './wizard-slots.ts';
import { LeftOutNotice } from './left-out-notice.tsx';
import { StepForm } from './step-form.tsx';
import {
  toAddressPlace,
  buildShortcutHref,
  buildWizardHref,
  type AnswerPlace,
  type Shortcut,
  type WizardAddress,
} from './wizard-address.ts';
import { firstStepRules, laterStepsQuery, type LaterSteps } from './first-step.ts';
import { keepUnread, loadUnread, type UnreadByStep } from './kept-unread.ts';
import { loadStepsAhead } from './step-panels.tsx';
import type { Moves, UnreadTexts } from './step-props.ts';
import { useShownUnit } from './use-shown-unit.ts';
import { calendarQuery } from './steps/summary/calendar-query.ts';
import { TripStates } from '#product/trip/trip-states.ts';
import css from './wizard.module.css';

const nothingUnread: UnreadTexts = {};
const nowhere: readonly TripState[] = [];

type WizardProps = { store: DraftStore; address: WizardAddress; slots: WizardSlots; later: LaterSteps | undefined };

type Limits = {
  /** The last step that the draft allows. */
  last: WizardStepNumber;
  unread: UnreadByStep;
};

/** Within the limits; without a step in the address, the one at which to resume. */
function findShownStep({ order }: DraftState, { step }: WizardAddress, { last, unread }: Limits) {
  if (order === null) return getStepByNumber(1);
  if (isPlaced(order.status)) return getStepByNumber(7);
  const wanted = step === undefined ? order.step : getStepByKey(step).number;
  // Cast: each of the three is a number of a step.
  return getStepByNumber(Math.min(wanted, last, findHeldStep(unread)) as WizardStepNumber);
}

export function Wizard({ store, address, slots, later }: WizardProps) {
  const rules = later ?? firstStepRules;
  const navigate = useNavigate();
  const client = useQueryClient();
  const state = useSyncExternalStore(store.subscribe, store.getState);
  const [unread, setUnread] = useState(() => loadUnread(state.order?._id ?? null));
  const [isHandingOver, setHandingOver] = useState(false);
  const [adding, setAdding] = useState<RecordKind | null>(null);
  const last = useMemo(() => rules.resumeStep(state.draft), [rules, state.draft]);
  const step = findShownStep(state, address, { last, unread });
  // A press on Next shows at once, and its step is rendered in pieces: until it is ready, the one before stays on the screen.
  const shownStep = useDeferredValue(step);
  const isArriving = useShortcutReturn(store, address);
  const isAtVehicles = step.key === 'vehicles';
  const shown = useShownUnit(store, state, { address, isOpen: isAtVehicles });
  const unit = isAtVehicles ? shown.number : undefined;
  const { from } = address;
  // The address names a field of one step and one unit only.
  const isNamed = address.step === step.key && (!isAtVehicles || address.unit === unit);
  const field = isNamed ? address.field : undefined;
  const here: WizardAddress =
    state.order === null
      ? {}
      : {
          order: state.order._id,
          step: step.key,
          ...(from === undefined ? {} : { from }),
          ...(field === undefined ? {} : { field }),
          ...(unit === undefined ? {} : { unit }),
        };
  const href = buildWizardHref(here);
  const addressHref = buildWizardHref(address);

  // A new order and a step beyond the allowed ones replace their address.
  useEffect(() => {
    if (isArriving) return;
    if (href !== addressHref) void navigate({ href, replace: true, resetScroll: false });
  }, [href, addressHref, isArriving, navigate]);

  const openStep = useRef(step.key);
  useLayoutEffect(() => {
    if (openStep.current !== step.key) store.leaveStep();
    openStep.current = step.key;
  }, [store, step.key]);

  async function open(key: WizardStepKey, answer?: AnswerPlace): Promise<void> {
    const order = store.getState().order?._id;
    if (order === undefined) return;
    const opener = shownStep.key === 'permits' ? 'permits' : 'summary';
    const change = answer === undefined ? {} : { from: opener, ...toAddressPlace(answer, store.getState().form) };
    // The step itself scrolls to the field.
    const landsAtTop = answer?.field === undefined;
    await navigate({ href: buildWizardHref({ order, step: key, ...change }), resetScroll: landsAtTop });
    // The address of the vehicles is replaced as they open, which ends the router's own reset of the scroll position.
    if (landsAtTop) window.scrollTo(0, 0);
  }

  function putUnread(texts: UnreadTexts) {
    const all = { ...unread, [shownStep.key]: texts };
    setUnread(all);
    keepUnread(state.order?._id ?? null, all);
  }

  const calls = useStableCalls({ putUnread });

  async function goForward() {
    // Pressed again while the next step, which is saved already, is rendered.
    if (shownStep.key !== step.key) return;
    if (slots.clerk !== undefined && shownStep.key === 'summary') {
      if (await store.flush()) setHandingOver(true);
      return;
    }
    const target = from === undefined ? shownStep.number + 1 : getStepByKey(from).number;
    // Without the rules of the next step the page says why, and tries again.
    const [isSaved] = await Promise.all([store.flush(target), client.prefetchQuery(laterStepsQuery)]);
    const { order, draft, failure } = store.getState();
    // The steps up to the vehicles work offline: only the server decides which permits are needed and their prices.
    const isFree = failure?.mayRetry === true && target <= 3;
    if (!isSaved && !isFree) return;
    const reached = getStepByNumber(rules.clampStep(draft, isSaved ? Math.min(target, order?.step ?? 1) : target));
    if (reached.number > shownStep.number) await open(reached.key);
  }

  /** The step waits for the rules of the other one, and for the server only if a change could get lost. */
  async function saveThen(go: () => Promise<void>) {
    const [isSaved] = await Promise.all([store.flush(), client.prefetchQuery(laterStepsQuery)]);
    if (isSaved || store.getState().isKept) await go();
  }

  async function shortcut(to: Shortcut) {
    if (!(await store.flush(store.getState().order === null ? 1 : undefined))) return;
    const order = store.getState().order?._id;
    if (order === undefined) return;
    void navigate({ href: buildShortcutHref(to, { ...here, order, step: shownStep.key }) });
  }

  const { loadPaymentStep } = slots;
  useEffect(
    () => loadStepsAhead(() => client.prefetchQuery(laterStepsQuery), loadPaymentStep),
    [client, loadPaymentStep],
  );
  // The warnings of the summary must not push down what is already read.
  const hasTrip = state.draft.trip !== null;
  useEffect(() => (hasTrip ? whenIdle([() => client.prefetchQuery(calendarQuery)]) : undefined), [client, hasTrip]);

  async function handlePaid() {
    await store.loadOther();
    await open('order-details');
  }

  const moves = useStableCalls<Moves>({
    forward: goForward,
    back: () => void saveThen(() => open(getStepByNumber(rules.clampStep(state.draft, shownStep.number - 1)).key)),
    change: (key, answer = {}) => void saveThen(() => open(key, answer)),
    shortcut: (to) => void shortcut(to),
    addHere: setAdding,
    showUnit: shown.show,
  });
  return (
    <div className={css['wizard']} data-kept="">
      <Road
        label={texts.sectionsOfTheOrder}
        current={step.key}
        position={texts.currentSection(step.number, stepNames.length)}
        stops={buildStops(state, { last, unread }, (key) => void saveThen(() => open(key)))}
      />
      {slots.clerk === undefined && state.order !== null && later !== undefined && (
        <later.StartedBy order={state.order} />
      )}
      <LeftOutNotice form={state.form} />
      {shownStep.key === 'payment' && later !== undefined && (
        <later.PaymentStep
          state={state}
          store={store}
          slot={slots.paymentStep}
          onBack={moves.back}
          onPaid={() => void handlePaid()}
        />
      )}
      {shownStep.key === 'order-details' && later !== undefined && (
        <later.OrderDetailsStep state={state} slot={slots.orderFacts} />
      )}
      {shownStep.key !== 'payment' && shownStep.key !== 'order-details' && (
        <TripStates value={state.order?.trip?.states ?? nowhere}>
          <StepForm
            key={shownStep.key}
            step={shownStep}
            {...{ store, state, moves, later }}
            field={shownStep === step ? field : undefined}
            unread={unread[shownStep.key] ?? nothingUnread}
            onUnread={calls.putUnread}
            shownUnit={shown.id}
          />
        </TripStates>
      )}
      {isHandingOver && state.order !== null && slots.clerk !== undefined && (
        <slots.clerk.HandOver order={state.order} owner={slots.clerk.owner} onClose={() => setHandingOver(false)} />
      )}
      {adding !== null && (
        <AddRecord
          kind={adding}
          unit={shown.id}
          store={store}
          drawers={slots.drawers}
          onClose={() => setAdding(null)}
        />
      )}
    </div>
  );
}

/** The first step with an unreadable text. */
function findHeldStep(unread: UnreadByStep): WizardStepNumber {
  const isHeld = ({ key }: { key: WizardStepKey }) => Object.keys(unread[key] ?? nothingUnread).length > 0;
  return stepNames.find(isHeld)?.number ?? 7;
}

/** Links end at a step with an unreadable text; after the payment there is no way back. */
function buildStops({ order }: DraftState, { last, unread }: Limits, onGo: (key: WizardStepKey) => void) {
  const reachable = order === null ? 1 : Math.min(last, findHeldStep(unread));
  return stepNames.map(({ key, name, number }) => ({
    key,
    label: name,
    onGo: reachable === 7 || number > reachable ? undefined : () => onGo(key),
  }));
}
