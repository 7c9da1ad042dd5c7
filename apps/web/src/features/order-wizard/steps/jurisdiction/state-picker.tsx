import { isOrderable, isStateCode, stateCodes, stateName, type StateCode } from '@wideload/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as texts from '../../../../texts/en/order-wizard-states.ts';
import { Combobox } from '../../../../ui/combobox.tsx';
import css from './state-picker.module.css';

export const notSoldOnline = stateCodes.filter((code) => !isOrderable(code));

type StatePickerProps = { chosen: readonly StateCode[]; onPick: (code: StateCode) => void; error: string | undefined };

/** Finds a state by its name or code. Picking one leaves the field empty for the next. */
export function StatePicker({ chosen, onPick, error }: StatePickerProps) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<StateCode | null>(null);
  const choices = useMemo(() => statesFor(text).map((code) => choiceOf(code, chosen)), [text, chosen]);
  const input = useRef<HTMLInputElement>(null);
  const isPicking = useRef(false);

  // The field is made anew to be empty, so the focus has to be put where it was.
  useEffect(() => {
    if (isPicking.current) input.current?.focus();
    isPicking.current = false;
  }, [chosen.length]);

  function pick(code: string) {
    if (!isStateCode(code)) return;
    isPicking.current = true;
    setPicked(code);
    setText('');
    onPick(code);
  }

  return (
    <div>
      <Combobox
        key={chosen.length}
        ref={input}
        label={texts.stateProvince}
        name="jurisdictions"
        choices={choices}
        value=""
        onChange={pick}
        onSearch={setText}
        placeholder={texts.findState}
        nothing={texts.noStateMatches}
        error={error}
      />
      <p className={css['note']}>
        {texts.soldNote(notSoldOnline.map(stateName).join(', '), stateCodes.length - notSoldOnline.length)}
      </p>
      <p role="status" className="visually-hidden">
        {picked !== null && chosen.includes(picked) && texts.isSelected(stateName(picked), chosen.length)}
      </p>
    </div>
  );
}

/** What begins with the text comes first: 'kansas' is Kansas before it is Arkansas, and 'or' is Oregon. */
function statesFor(text: string): readonly StateCode[] {
  const wanted = text.trim().toLowerCase();
  const begins = (code: StateCode) =>
    wanted !== '' && (code.toLowerCase() === wanted || stateName(code).toLowerCase().startsWith(wanted));
  return stateCodes.toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
}

function choiceOf(code: StateCode, chosen: readonly StateCode[]) {
  const label = `${stateName(code)} (${code})`;
  if (!isOrderable(code)) return { value: code, label, detail: texts.notSoldOnline, disabled: true };
  return chosen.includes(code) ? { value: code, label, detail: texts.alreadySelected } : { value: code, label };
}
