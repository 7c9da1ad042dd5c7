import { fieldMessages, toFieldMessages, type FieldMessage } from '@wideload/contract/client';
import type { DraftOrder, Problem } from '@wideload/domain';
import { memo, useEffect, useEffectEvent, useMemo, useState, type FormEvent, useRef } from 'react';
import { isOnBehalf } from '#lib/api/on-behalf.ts';
import * as texts from './wizard.texts.ts';
import { useStableCalls } from '#lib/timing/use-stable-calls.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '#ui/form/error-summary.tsx';
import { FormActions, SkipToActions } from '#ui/form/form-actions.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import type { DraftState, DraftStore } from './draft/draft-store.ts';
import { SaveNotice, formatSaved } from './save-notice.tsx';
import css from './step-form.module.css';
import { stepPanels, type FormStepKey } from './step-panels.tsx';
import type { Moves, StepState, UnreadTexts } from './step-props.ts';
import { firstStepRules, loadLaterSteps, type LaterSteps, type StepRules } from './first-step.ts';
import { useStepMessages } from './use-step-messages.ts';
import { closeToast, showToast } from '#lib/toast.ts';

export function useRefusalToast(text: string | undefined, isWrong: boolean): () => void {
  const shown = useRef<number | null>(null);

  function close() {
    if (shown.current !== null) closeToast(shown.current);
    shown.current = null;
  }

  useEffect(() => {
    if (!isWrong) close();
  }, [isWrong]);
  useEffect(() => close, []);

  return () => {
    close();
    // The summary of the errors, which takes the focus, has it too.
    if (text !== undefined && isWrong) shown.current = showToast({ text, tone: 'danger', isSaidByPage: true });
  };
}

type Words = {
  back: string | null;
  next: string;
  refused?: string;
  /** Next looks disabled while this is false, and says why when pressed. */
  mayGoOn?: (draft: DraftOrder) => boolean;
  ownSummary?: boolean;
  /** The bar shows the total of the order. */
  showsTotal?: boolean;
  /** Next requires these; an order that was saved without them stays valid. */
  asks?: (draft: DraftOrder, rules: StepRules) => Problem[];
};

/** Labels of spec [2]. */
const formSteps: Record<FormStepKey, Words> = {
  'basic-details': { back: null, next: texts.nextStep },
  jurisdiction: { back: texts.previous, next: texts.next, refused: fieldMessages['states.missing'] },
  vehicles: {
    back: texts.back,
    next: texts.next,
    refused: fieldMessages['units.incomplete'],
    ownSummary: true,
    asks: listMissingAxleFigures,
  },
  permits: { back: texts.back, next: texts.next },
  summary: { back: texts.back, next: texts.next, mayGoOn: (draft) => draft.reviewed, showsTotal: true },
};

function listMissingAxleFigures(draft: DraftOrder, { findMissingAxleFigures }: StepRules): Problem[] {
  return draft.units.flatMap((unit, at) =>
    findMissingAxleFigures(draft, unit).map(({ path, error }) => ({ path: `units.${at}.${path}`, error })),
  );
}

function listProblems(key: FormStepKey, draft: DraftOrder, rules: StepRules): readonly Problem[] {
  return [...rules.findProblems(key, draft), ...(formSteps[key].asks?.(draft, rules) ?? [])];
}

type StepFormProps = {
  step: { key: FormStepKey; title: string };
  later: LaterSteps | undefined;
  store: DraftStore;
  state: DraftState;
  moves: Moves;
  unread: UnreadTexts;
  onUnread: (unread: UnreadTexts) => void;
  shownUnit: string | null;
  field: string | undefined;
};

/** The same object until one of its parts changes. */
function useStepState({ form, draft, order, failure }: DraftState): StepState {
  return useMemo(() => ({ form, draft, order, failure }), [form, draft, order, failure]);
}

const MergeModal = createLazyPart(async () => (await loadLaterSteps()).MergeModal);
const nothingRefused: readonly FieldMessage[] = [];

/** Next is refused while there are problems. */
export const StepForm = memo(function StepForm(props: StepFormProps) {
  const { step, later, store, state, moves, unread, onUnread, shownUnit, field } = props;
  const rules: StepRules = later ?? firstStepRules;
  const Panel = stepPanels[step.key];
  const { back, next, refused, ownSummary = false, showsTotal = false, mayGoOn = () => true } = formSteps[step.key];
  const isHandover = isOnBehalf() && step.key === 'summary';
  const isHeld = !isHandover && !mayGoOn(state.draft);
  // The owner reviews the order after the handover.
  const findProblems = (draft: DraftOrder) => (isHandover ? [] : listProblems(step.key, draft, rules));
  const draftProblems = useMemo(
    () => (isHandover ? [] : listProblems(step.key, state.draft, rules)),
    [isHandover, step, state.draft, rules],
  );
  const problems = useMemo(() => listMessages(unread, draftProblems), [unread, draftProblems]);
  // The step itself explains in detail that no permit is needed.
  const isWrong = draftProblems.some(({ path }) => path !== 'permits');
  const announceRefusal = useRefusalToast(refused, isWrong);
  const refusedByServer = state.failure?.problems ?? nothingRefused;
  const messages = useStepMessages(problems, refusedByServer);
  const [refusals, setRefusals] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const isReading = Object.values(unread).some(({ isPending }) => isPending);
  const [isPressed, setPressed] = useState(false);

  // Once all problems are fixed, new ones show when their field loses focus.
  if (isRefused && problems.length + refusedByServer.length === 0) {
    setRefused(false);
    messages.reset();
  }

  function refuse() {
    messages.touchAll();
    setRefused(true);
    setRefusals((count) => count + 1);
    announceRefusal();
  }

  /** The states of a trip come with its save, which may still be due. */
  async function saveTrip() {
    const { trip } = store.getState().draft;
    if (step.key === 'jurisdiction' && trip !== null && store.hasUnsaved) await store.flush();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReading) setPressed(true);
    else void goOn();
  }

  async function goOn() {
    setPressed(false);
    if (isMoving) return;
    setMoving(true);
    if (problems.length > 0) await saveTrip();
    if (listMessages(unread, findProblems(store.getState().draft)).length > 0) {
      setMoving(false);
      return refuse();
    }
    await moves.forward();
    setMoving(false);
    // The save may have added problems from the server, or changed what this step requires.
    const { draft, failure } = store.getState();
    if (findProblems(draft).length + (failure?.problems.length ?? 0) > 0) refuse();
  }

  const goOnWhenRead = useEffectEvent(() => void goOn());
  useEffect(() => {
    if (isPressed && !isReading) goOnWhenRead();
  }, [isPressed, isReading]);

  const stepState = useStepState(state);
  const calls = useStableCalls({
    change: (...change: Parameters<DraftStore['change']>) => store.change(...change),
    saveNow: () => void store.flush(),
  });
  return (
    <form noValidate className={css['form']} onSubmit={submit}>
      {!ownSummary && (
        <ErrorSummary
          problems={isRefused ? keepOnePerField([...problems, ...refusedByServer]) : []}
          submit={refusals}
        />
      )}
      <PageTitle>{step.title}</PageTitle>
      <SkipToActions>{texts.skipToActions}</SkipToActions>
      <div className={css['panel']}>
        <Panel
          state={stepState}
          // The states of a trip come with its save.
          saving={step.key === 'jurisdiction' ? state.saving : null}
          {...calls}
          messages={messages}
          unread={unread}
          onUnread={onUnread}
          refusals={refusals}
          isRefused={isRefused}
          shownUnit={shownUnit}
          onShowUnit={moves.showUnit}
          onChangeStep={moves.change}
          onShortcut={moves.shortcut}
          onAddHere={moves.addHere}
          field={field}
        />
      </div>
      <FormActions
        notice={<SaveNotice {...{ store, state, MergeModal }} step={step.key} formatNews={later?.formatNews} />}
        check={
          step.key !== 'summary' || isHandover || later === undefined ? undefined : (
            <later.ReviewBox
              isReviewed={state.form.reviewed}
              error={messages.messageAt('reviewed')}
              onReview={(reviewed) => calls.change({ reviewed })}
            />
          )
        }
        back={back === null ? undefined : <Button onClick={moves.back}>{back}</Button>}
        saved={formatSaved(state)}
        sum={showsTotal && later !== undefined ? texts.total(formatTotal(later, state.draft)) : undefined}
        next={
          <Button
            type="submit"
            look="primary"
            pending={isMoving || isPressed}
            aria-disabled={isHeld || undefined}
            className={isHeld ? css['held'] : undefined}
          >
            {isHandover ? texts.handOver : next}
          </Button>
        }
      />
    </form>
  );
});

function formatTotal({ formatDollars, totalOfOrder }: LaterSteps, { permits }: DraftOrder): string {
  return formatDollars(totalOfOrder(permits));
}

function listMessages(unread: UnreadTexts, problems: readonly Problem[]): FieldMessage[] {
  const ofTexts = Object.entries(unread).map(([path, { message }]) => ({ path, message }));
  return [...ofTexts, ...toFieldMessages(problems)];
}

function keepOnePerField(problems: readonly FieldMessage[]): FieldProblem[] {
  const first = problems.filter(({ path }, at) => problems.findIndex((other) => other.path === path) === at);
  return first.map(({ path, message }) => ({ name: path, message }));
}
