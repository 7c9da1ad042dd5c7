import { isOrderable, isStateCode, parseStateList, stateCodes, stateName, type StateCode } from '@wideload/domain';
import { useMemo, useState, type KeyboardEvent } from 'react';
import * as texts from './jurisdiction.texts.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import type { UnreadTexts, StepProps } from '../../step-props.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';

export const notSoldOnline = stateCodes.filter((code) => !isOrderable(code));

const name = 'jurisdictions';

type ListOutcome = { added: StateCode[]; already: StateCode[]; notSold: StateCode[]; unknown: string[] };

type StateListUse = {
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

type StatePickerProps = {
  chosen: readonly StateCode[];
  onPick: (code: StateCode) => void;
  error: string | undefined;
  unread: UnreadTexts;
  /** Typed text that matches no choice: a list, or a Spanish name. */
  list: StateListUse;
};

/** Each pick clears the field for the next. */
export function StatePicker({ chosen, onPick, error, unread, list }: StatePickerProps) {
  const [picked, setPicked] = useState<StateCode | null>(null);
  const choices = useMemo(() => stateCodes.map((code) => toChoice(code, chosen)), [chosen]);

  function pick(code: string) {
    if (!isStateCode(code)) return;
    list.forget(name);
    setPicked(code);
    onPick(code);
  }

  return (
    <div>
      <Combobox
        name={name}
        label={texts.stateProvince}
        choices={choices}
        value=""
        onChange={pick}
        onSearch={() => list.forget(name)}
        takeText={(text) => list.take(name, text)}
        leftText={unread[name]?.text}
        isList={isStateList}
        placeholder={texts.findState}
        nothing={texts.noStateMatches}
        error={unread[name]?.message ?? error}
      />
      <p className="hint above-12">
        {texts.soldNote(notSoldOnline.map(stateName).join(', '), stateCodes.length - notSoldOnline.length)}
      </p>
      <p role="status" className="visually-hidden">
        {picked !== null && chosen.includes(picked) && texts.isSelected(stateName(picked), chosen.length)}
      </p>
    </div>
  );
}

/** Two letters can be part of a name, so a list of codes can match one name: `in or`, `ma ne`. */
function isStateList(text: string): boolean {
  const { states, notSold, unknown } = parseStateList(text);
  return unknown.length === 0 && states.length + notSold.length > 1;
}

function toChoice(code: StateCode, chosen: readonly StateCode[]) {
  const named = { value: code, label: `${stateName(code)} (${code})`, find: stateName(code) };
  if (!isOrderable(code)) return { ...named, detail: texts.notSoldOnline, disabled: true };
  return chosen.includes(code) ? { ...named, detail: texts.alreadySelected } : named;
}

const listName = 'stateList';

/** Unreadable words stay in the field with a message. */
export function StateListField({ unread, list }: { unread: UnreadTexts; list: StateListUse }) {
  const [text, setText] = useState(unread[listName]?.text ?? '');
  const { outcome, take, forget } = list;

  function read(typed: string) {
    if (typed.trim() !== '') setText(take(listName, typed));
  }

  // Enter would otherwise submit the step.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    read(text);
  }

  return (
    <div>
      <TextField
        label={texts.severalStatesAtOnce}
        name={listName}
        optional
        hint={texts.severalStatesHint}
        error={unread[listName]?.message}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          forget(listName);
          setText(event.target.value);
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text.trim() !== '' || parseStateList(pasted).states.length === 0) return;
          event.preventDefault();
          read(pasted);
        }}
        onBlur={() => read(text)}
        onKeyDown={press}
      />
      <Button size="small" className="above-8" onClick={() => read(text)}>
        {texts.addStates}
      </Button>
      <div role="status" className="filled-above-8 breakable size-label">
        {outcome !== null && <Outcome {...outcome} />}
      </div>
    </div>
  );
}

function Outcome({ added, already, notSold, unknown }: ListOutcome) {
  const formatNames = (codes: readonly StateCode[]) => codes.map(stateName).join(', ');
  return (
    <>
      {added.length > 0 && <p>{texts.added(formatNames(added))}</p>}
      {already.length > 0 && <p>{texts.already(formatNames(already))}</p>}
      {notSold.length > 0 && <p>{texts.notSold(formatNames(notSold))}</p>}
      {/* The field shows it; here it is read out. */}
      {unknown.length > 0 && <p className="visually-hidden">{texts.notAState(unknown.join(', '))}</p>}
    </>
  );
}
