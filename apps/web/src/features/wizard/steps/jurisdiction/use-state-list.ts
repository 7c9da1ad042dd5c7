import { isOrderable, parseStateList, type StateCode } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './jurisdiction.texts.ts';
import type { StepProps } from '../../step/step-props.ts';

/** What became of each word of a list. */
export type ListOutcome = { added: StateCode[]; already: StateCode[]; notSold: StateCode[]; unknown: string[] };

export type StateListUse = {
  outcome: ListOutcome | null;
  /** Takes the states of a text typed into the field `name`, and answers what of it is no state and stays there. */
  take: (name: string, text: string) => string;
  /** The field is being typed into again. */
  forget: (name: string) => void;
};

type Use = Pick<StepProps, 'unread' | 'onUnread'> & {
  chosen: readonly StateCode[];
  onAdd: (codes: readonly StateCode[]) => void;
};

/** Reads lists of states for the fields of the step. */
export function useStateList({ chosen, onAdd, unread, onUnread }: Use): StateListUse {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);

  function forget(name: string) {
    const { [name]: read, ...others } = unread;
    if (read !== undefined) onUnread(others);
  }

  function take(name: string, text: string): string {
    // Left as it was read before: what was said of it still holds.
    if (unread[name]?.text === text) return text;
    const { states, notSold, unknown } = parseStateList(text);
    const rest = unknown.join(', ');
    const added = states.filter((code) => !chosen.includes(code));
    onAdd(added.filter((code) => isOrderable(code)));
    setOutcome({ added, already: states.filter((code) => chosen.includes(code)), notSold, unknown });
    if (rest === '') forget(name);
    else onUnread({ ...unread, [name]: { text: rest, message: texts.notAState(rest) } });
    return rest;
  }

  return { outcome, take, forget };
}
