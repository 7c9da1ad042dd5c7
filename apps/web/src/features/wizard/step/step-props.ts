import type { WizardStepKey } from '@wideload/domain';
import type { DraftState, DraftStore } from '../draft/draft-store.ts';
import type { StepMessages } from './use-step-messages.ts';
import type { AnswerPlace, Shortcut } from '../wizard-address.ts';

/** Navigation that a step can start; each move saves first. */
export type Moves = {
  /** Saves and opens the next step, if the server allows it. */
  forward: () => Promise<void>;
  back: () => void;
  /** Opens a step at the field of an answer; Next then returns to the summary. */
  change: (step: WizardStepKey, answer?: AnswerPlace) => void;
  /** Opens the page that adds a missing company, truck or trailer. */
  shortcut: (to: Shortcut) => void;
  /** Opens the tab of a unit. `instead` replaces the current entry of the browser's history. */
  showUnit: (id: string, instead?: 'instead') => void;
};

/** Unreadable texts by the name of their field: they stay there, and block Next. */
export type UnreadTexts = Readonly<Record<string, { text: string; message: string }>>;

/**
 * Props of every step: the draft, a way to change it, and the messages of its fields. A step knows neither its neighbors
 * nor the address.
 */
export type StepProps = {
  state: DraftState;
  change: DraftStore['change'];
  saveNow: () => void;
  messages: StepMessages;
  unread: UnreadTexts;
  onUnread: (unread: UnreadTexts) => void;
  /** The number of refusals of Next: each new one moves the focus to the first problem. */
  refusals: number;
  /** Next was refused, and there are still problems. */
  isRefused: boolean;
  /** Id of the unit whose tab is open; null without units. */
  shownUnit: string | null;
  onShowUnit: Moves['showUnit'];
  onChangeStep: Moves['change'];
  onShortcut: Moves['shortcut'];
};

/** The attributes of a text field at `path` of the order. */
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
