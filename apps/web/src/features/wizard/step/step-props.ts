import type { WizardStepKey } from '@wideload/domain';
import type { DraftState, DraftStore } from '../draft/draft-store.ts';
import type { StepMessages } from './use-step-messages.ts';
import type { AnswerPlace, Shortcut } from '../wizard-address.ts';

/** The moves that a step may ask for; each saves first. */
export type Moves = {
  /** Saves with the wish for the next step and opens it, as far as the server lets it. */
  forward: () => Promise<void>;
  back: () => void;
  /** Opens a step to change an answer there, at its field; its Next then leads back. */
  change: (step: WizardStepKey, answer?: AnswerPlace) => void;
  /** Opens the page where a missing company, truck or trailer is added. */
  shortcut: (to: Shortcut) => void;
  /** Opens the tab of a unit. `instead`: in the place of the one that is open in the history of the browser. */
  showUnit: (id: string, instead?: 'instead') => void;
};

/** Texts that could not be read, by the name of their field: they stay there, and nobody goes on without them. */
export type UnreadTexts = Readonly<Record<string, { text: string; message: string }>>;

/** What every step gets: the draft, a way to change it, and what to say at its fields. It knows neither its neighbours nor the address. */
export type StepProps = {
  state: DraftState;
  change: DraftStore['change'];
  /** Saves at once what is still waiting. */
  saveNow: () => void;
  messages: StepMessages;
  unread: UnreadTexts;
  onUnread: (unread: UnreadTexts) => void;
  /** How often Next was refused: a new number moves the focus to what is wrong. */
  refusals: number;
  /** Next was refused, and something is still wrong. */
  isRefused: boolean;
  /** The id of the unit whose tab is open; null without units. */
  shownUnit: string | null;
  onShowUnit: Moves['showUnit'];
  onChangeStep: Moves['change'];
  onShortcut: Moves['shortcut'];
};

/** The attributes of a text field at `path` of the order. */
export function textField(
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
