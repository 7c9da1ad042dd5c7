import type { WizardStepKey } from '@wideload/domain';
import type { DraftState, DraftStore } from './draft-store.ts';
import type { StepMessages } from './use-step-messages.ts';
import type { Shortcut } from './wizard-address.ts';

/** What every step gets: the draft, a way to change it, and what to say at its fields. It knows neither its neighbours nor the address. */
export type StepProps = {
  state: DraftState;
  change: DraftStore['change'];
  /** Saves at once what is still waiting. */
  saveNow: () => void;
  messages: StepMessages;
  /** How often Next was refused: a new number moves the focus to what is wrong. */
  refusals: number;
  /** Saves, then opens another step; with a way back to this one. */
  onChangeStep: (step: WizardStepKey) => void;
  /** Saves, then opens the page where a missing company, truck or trailer is added. */
  onShortcut: (to: Shortcut) => void;
};

/** The attributes of a text field at `path` of the order. */
export function textField({ messages }: StepProps, path: string, { value, onText }: { value: string; onText: (text: string) => void }) {
  return {
    name: path,
    value,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
    onBlur: () => messages.touch(path),
    error: messages.messageAt(path),
  };
}
