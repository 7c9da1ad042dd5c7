import { isOrderable, type StateCode } from '@wideload/domain';
import type { StepProps } from '../../step-props.ts';
import { StatePicker } from './state-picker.tsx';
import { StateTable } from './state-table.tsx';

/** Step 2: the states that the load passes through. */
export function JurisdictionStep({ state, change, messages }: StepProps) {
  const { jurisdictions } = state.form;

  function pick(code: StateCode) {
    if (!isOrderable(code) || jurisdictions.includes(code)) return;
    change({ jurisdictions: [...jurisdictions, code] });
  }

  return (
    <>
      <StatePicker chosen={jurisdictions} onPick={pick} error={messages.messageAt('jurisdictions')} />
      <StateTable
        chosen={jurisdictions}
        messageAt={messages.messageAt}
        onDelete={(code) => change({ jurisdictions: jurisdictions.filter((other) => other !== code) })}
      />
    </>
  );
}
