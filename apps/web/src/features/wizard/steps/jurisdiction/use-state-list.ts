import { isOrderable, parseStateList, type StateCode } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './jurisdiction.texts.ts';
import type { StepProps } from '../../step-props.ts';

export type ListOutcome = { added: StateCode[]; already: StateCode[]; notSold: StateCode[]; unknown: string[] };

export type StateListUse = {
  outcome: ListOutcome | null;
  /** Returns the unreadable rest, which stays in the field `name`. */
  take: (name: string, text: string) => string;
  forget: (name: string) => void;
};

type Options = Pick<StepProps, 'unread' | 'onUnread'> & {
  chosen: readonly StateCode[];
  onAdd: (codes: readonly StateCode[]) => void;
};

export function useStateList({ chosen, onAdd, unread, onUnread }: Options): StateListUse {
  const [outcome, setOutcome] = useState<ListOutcome | null>(null);

  function forget(name: string) {
    const { [name]: read, ...others } = unread;
    if (read !== undefined) onUnread(others);
  }

  function take(name: string, text: string): string {
    // Unchanged text keeps its earlier result.
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
