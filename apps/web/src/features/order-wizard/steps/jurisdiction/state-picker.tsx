import { isOrderable, isStateCode, stateCodes, stateName, type StateCode } from '@wideload/domain';
import { useMemo, useState } from 'react';
import { Combobox } from '../../../../ui/combobox.tsx';
import { FieldGrid } from '../../../../ui/panel.tsx';
import css from './state-picker.module.css';

export const notSoldOnline = stateCodes.filter((code) => !isOrderable(code));

type StatePickerProps = { chosen: readonly StateCode[]; onPick: (code: StateCode) => void; error: string | undefined };

/** Finds a state by its name or code. Picking one leaves the field empty for the next. */
export function StatePicker({ chosen, onPick, error }: StatePickerProps) {
  const choices = useMemo(() => stateCodes.map((code) => choiceOf(code, chosen)), [chosen]);
  const [picked, setPicked] = useState('');
  return (
    <>
      <FieldGrid columns={2}>
        <Combobox
          // A new key empties the field; it stands open to the keyboard where it was.
          key={chosen.length}
          ref={(input) => void (picked !== '' && input?.focus())}
          label="State/Province"
          name="jurisdictions"
          choices={choices}
          value=""
          onChange={(code) => {
            if (!isStateCode(code)) return;
            setPicked(code);
            onPick(code);
          }}
          placeholder="Find a state by name or code"
          nothing="No state matches"
          error={error}
        />
      </FieldGrid>
      <p className={css['note']}>
        {notSoldOnline.map(stateName).join(', ')}: not sold online. Permits for the other {stateCodes.length - notSoldOnline.length} states are.
      </p>
      <p role="status" className="visually-hidden">
        {isStateCode(picked) && `${stateName(picked)} is selected. ${chosen.length} in all.`}
      </p>
    </>
  );
}

function choiceOf(code: StateCode, chosen: readonly StateCode[]) {
  const label = `${stateName(code)} (${code})`;
  if (!isOrderable(code)) return { value: code, label, detail: 'Not sold online', disabled: true };
  return chosen.includes(code) ? { value: code, label, detail: 'Already selected' } : { value: code, label };
}
