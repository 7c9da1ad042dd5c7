import { parseStateList, stateName, type StateCode } from '@wideload/domain';
import { useState, type KeyboardEvent } from 'react';
import * as texts from './jurisdiction.texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import type { UnreadTexts } from '../../step-props.ts';
import type { ListOutcome, StateListUse } from './use-state-list.ts';

const name = 'stateList';

/** Unreadable words stay in the field with a message. */
export function StateListField({ unread, list }: { unread: UnreadTexts; list: StateListUse }) {
  const [text, setText] = useState(unread[name]?.text ?? '');
  const { outcome, take, forget } = list;

  function read(typed: string) {
    if (typed.trim() !== '') setText(take(name, typed));
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
        name={name}
        optional
        hint={texts.severalStatesHint}
        error={unread[name]?.message}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          forget(name);
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
