import { unitMessages, wizardMessages, type DraftOrder, type Problem } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { toast } from '../../lib/toast.ts';
import * as texts from '../../texts/en/order-wizard.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '../../ui/error-summary.tsx';
import { FormActions } from '../../ui/form-actions.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { DraftState, DraftStore } from './draft-store.ts';
import { SaveNotice } from './save-notice.tsx';
import { savedText } from './saved-text.ts';
import css from './step-form.module.css';
import { stepPanels, type FormStepKey } from './step-panels.tsx';
import type { Moves } from './step-props.ts';
import { useStepMessages } from './use-step-messages.ts';

type Words = {
  back: string | null;
  next: string;
  /** Said beside the fields' own messages when Next is refused. */
  refused?: string;
  /** Next looks disabled until then, and says why when it is pressed all the same. */
  mayGoOn?: (draft: DraftOrder) => boolean;
  /** The panel has a summary of its own, for the unit that is shown. */
  ownSummary?: boolean;
};

/** The words on the buttons are the specification's [2]. */
const formSteps: Record<FormStepKey, Words> = {
  'basic-details': { back: null, next: texts.nextStep },
  jurisdiction: { back: texts.previous, next: texts.next, refused: wizardMessages.selectState },
  vehicles: { back: texts.back, next: texts.next, refused: unitMessages.nextBlocked, ownSummary: true },
  permits: { back: texts.back, next: texts.next },
  summary: { back: texts.back, next: texts.next, mayGoOn: (draft) => draft.reviewed },
};

/** Always the same list, as the summary takes the focus for a new one. */
const nothing: readonly FieldProblem[] = [];

type StepFormProps = {
  step: { key: FormStepKey; title: string; problems: (draft: DraftOrder) => readonly Problem[] };
  store: DraftStore;
  state: DraftState;
  moves: Moves;
  shownUnit: string | undefined;
  /** The name of the field to begin at, where a Change link leads to one. */
  field: string | undefined;
};

/** One of the five steps that are filled in: title, form, and the bar with Back and Next. Next is refused while something is wrong. */
export function StepForm({ step, store, state, moves, shownUnit, field }: StepFormProps) {
  const Panel = stepPanels[step.key];
  const { back, next, refused, ownSummary = false, mayGoOn = () => true } = formSteps[step.key];
  const isHeld = !mayGoOn(state.draft);
  const problems = step.problems(state.draft);
  const refusedByServer = state.failure?.problems ?? [];
  const messages = useStepMessages(problems, refusedByServer);
  const [refusal, setRefusal] = useState<{ count: number; problems: readonly FieldProblem[] }>({
    count: 0,
    problems: nothing,
  });
  const [isMoving, setMoving] = useState(false);

  function refuse(problems: readonly Problem[]) {
    messages.touchAll();
    setRefusal({ count: refusal.count + 1, problems: onePerField(problems) });
    // That nothing needs a permit is said on the step itself, at length.
    if (refused !== undefined && problems.some(({ path }) => path !== 'permits'))
      toast({ text: refused, tone: 'danger' });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isMoving) return;
    if (problems.length > 0) return refuse(problems);
    setMoving(true);
    await moves.forward();
    setMoving(false);
    const found = store.getState().failure?.problems ?? [];
    if (found.length > 0) return setRefusal({ count: refusal.count + 1, problems: onePerField(found) });
    // The answer knows more than the form did: how long the chosen trailer is, for one.
    const left = step.problems(store.getState().draft);
    if (left.length > 0) refuse(left);
  }

  return (
    <form noValidate className={css['form']} onSubmit={(event) => void submit(event)}>
      {!ownSummary && (
        <ErrorSummary problems={problems.length + refusedByServer.length === 0 ? nothing : refusal.problems} />
      )}
      <PageTitle>{step.title}</PageTitle>
      <SaveNotice store={store} state={state} />
      <div className={css['panel']}>
        <Panel
          state={state}
          change={(parts, delay) => store.change(parts, delay)}
          saveNow={() => void store.flush()}
          messages={messages}
          refusals={refusal.count}
          shownUnit={shownUnit}
          onChangeStep={moves.change}
          onShortcut={moves.shortcut}
          field={field}
        />
      </div>
      <FormActions
        back={back === null ? undefined : <Button onClick={moves.back}>{back}</Button>}
        saved={savedText(state)}
        next={
          <Button
            type="submit"
            look="primary"
            pending={isMoving}
            aria-disabled={isHeld || undefined}
            className={isHeld ? css['held'] : undefined}
          >
            {next}
          </Button>
        }
      />
    </form>
  );
}

function onePerField(problems: readonly Problem[]): FieldProblem[] {
  const first = problems.filter(({ path }, at) => problems.findIndex((other) => other.path === path) === at);
  return first.map(({ path, message }) => ({ name: path, message }));
}
