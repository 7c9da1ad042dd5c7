import type { TripPlace, WizardStepKey } from '@wideload/domain';
import type { RecordKind } from './add-record.tsx';
import type { DraftState, DraftStore } from './draft/draft-store.ts';
import type { StepMessages } from './use-step-messages.ts';
import type { AnswerPlace, Shortcut } from './wizard-address.ts';

/** Each move to another step or page saves first. */
export type Moves = {
  forward: () => Promise<void>;
  back: () => void;
  /** Next then returns to the step that was left. */
  change: (step: WizardStepKey, answer?: AnswerPlace) => void;
  /** Opens the page that adds a missing record. */
  shortcut: (to: Shortcut) => void;
  /** Opens a drawer that adds and chooses a record, over the step. */
  addHere: (kind: RecordKind) => void;
  showUnit: (id: string, instead?: 'instead') => void;
};

/** `isPending`: it is being read, and Next waits for it. `choices`: the places that it may be. */
export type UnreadText = { text: string; message: string; isPending?: boolean; choices?: readonly TripPlace[] };

/** By field name; the texts stay there and block Next. */
export type UnreadTexts = Readonly<Record<string, UnreadText>>;

/** The parts of the draft's state that a step renders. The save status has its own place below the step. */
export type StepState = Pick<DraftState, 'form' | 'draft' | 'order' | 'failure'>;

/** A step knows neither its neighbors nor the address. It is memoized and renders only when one of these changes. */
export type StepProps = {
  state: StepState;
  /** Null in steps that do not depend on the save status. */
  saving: DraftState['saving'] | null;
  change: DraftStore['change'];
  saveNow: () => void;
  messages: StepMessages;
  unread: UnreadTexts;
  onUnread: (unread: UnreadTexts) => void;
  /** Each new refusal moves the focus to the first problem. */
  refusals: number;
  isRefused: boolean;
  /** Name of the field that the address asks for. */
  field: string | undefined;
  shownUnit: string | null;
  onShowUnit: Moves['showUnit'];
  onChangeStep: Moves['change'];
  onShortcut: Moves['shortcut'];
  onAddHere: Moves['addHere'];
};

/** `path` is a path of the order. */
export function buildTextFieldProps(
  { messages }: StepProps,
  path: string,
  { value, onText }: { value: string; onText: (text: string) => void },
) {
  return {
    name: path,
    value,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
    onBlur: () => messages.touch(path),
    error: messages.messageAt(path),
  };
}
