import { isOrderable, stateName, type StateCode } from '@wideload/domain';
import { useState } from 'react';
import * as texts from './jurisdiction.texts.ts';
import type { StepProps } from '../../step/step-props.ts';
import css from './jurisdiction-step.module.css';
import { StateListField } from './state-list-field.tsx';
import { StateMapPanel } from './state-map-panel.tsx';
import { StatePicker } from './state-picker.tsx';
import { StateTable } from './state-table.tsx';
import { useStateList } from './use-state-list.ts';

export function JurisdictionStep({ state, change, messages, unread, onUnread }: StepProps) {
  const { jurisdictions } = state.form;
  const [refused, setRefused] = useState('');

  function add(codes: readonly StateCode[]) {
    const added = codes.filter((code) => isOrderable(code) && !jurisdictions.includes(code));
    if (added.length > 0) change({ jurisdictions: [...jurisdictions, ...added] });
  }
  const list = useStateList({ chosen: jurisdictions, onAdd: add, unread, onUnread });
  function remove(code: StateCode) {
    change({ jurisdictions: jurisdictions.filter((other) => other !== code) });
  }
  function press(code: StateCode) {
    setRefused(isOrderable(code) ? '' : texts.isNotSold(stateName(code)));
    if (jurisdictions.includes(code)) remove(code);
    else add([code]);
  }

  return (
    <>
      <div className={css['choose']}>
        <div className="stack gap-20">
          <StatePicker
            chosen={jurisdictions}
            onPick={(code) => add([code])}
            error={messages.messageAt('jurisdictions')}
            {...{ unread, list }}
          />
          <StateListField {...{ unread, list }} />
        </div>
        <StateMapPanel chosen={jurisdictions} refused={refused} onPress={press} />
      </div>
      <StateTable chosen={jurisdictions} units={state.draft.units} messageAt={messages.messageAt} onDelete={remove} />
    </>
  );
}
