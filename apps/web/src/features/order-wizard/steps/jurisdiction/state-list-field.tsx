import { parseStateList, stateName, type StateCode } from '@wideload/domain';
import { useState, type KeyboardEvent } from 'react';
import * as texts from '../../../../texts/en/order-wizard-states.ts';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import css from './state-list-field.module.css';

type StateListFieldProps = { chosen: readonly StateCode[]; onAdd: (codes: readonly StateCode[]) => void };

/** What became of each word of a list. */
type Outcome = { added: StateCode[]; already: StateCode[]; notSold: StateCode[]; unknown: string[] };

/** Several states at once, pasted or typed. What could not be read stays in the field and is named. */
export function StateListField({ chosen, onAdd }: StateListFieldProps) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  function read(list: string) {
    const { states, notSold, unknown } = parseStateList(list);
    const added = states.filter((code) => !chosen.includes(code));
    onAdd(added);
    setText(unknown.join(', '));
    setOutcome({ added, already: states.filter((code) => chosen.includes(code)), notSold, unknown });
  }

  // Enter would otherwise leave the step.
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (text.trim() !== '') read(text);
  }

  return (
    <div>
      <TextField
        label={texts.severalStatesAtOnce}
        optional
        hint={texts.severalStatesHint}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (text.trim() !== '' || parseStateList(pasted).states.length === 0) return;
          event.preventDefault();
          read(pasted);
        }}
        onKeyDown={press}
      />
      <Button size="small" className={css['add']} onClick={() => text.trim() !== '' && read(text)}>
        {texts.addStates}
      </Button>
      <div role="status" className={css['outcome']}>
        {outcome !== null && outcomeSentences(outcome).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    </div>
  );
}

function outcomeSentences({ added, already, notSold, unknown }: Outcome): string[] {
  const names = (codes: readonly StateCode[]) => codes.map(stateName).join(', ');
  return [
    ...(added.length === 0 ? [] : [texts.added(names(added))]),
    ...(already.length === 0 ? [] : [texts.already(names(already))]),
    ...(notSold.length === 0 ? [] : [texts.notSold(names(notSold))]),
    ...(unknown.length === 0 ? [] : [texts.notAState(unknown.join(', '))]),
  ];
}
