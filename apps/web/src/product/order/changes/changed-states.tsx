import { isOrderable, isStateCode, stateCodes, stateName, type StateCode } from '@wideload/domain';
import { Checkbox, CheckboxList } from '#ui/form/checkbox.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { listReplaceable } from './change-form.ts';
import type { PartProps } from './change-parts.ts';
import * as texts from './changes.texts.ts';

/** The states in travel order: one more after any of them, or one less. */
export function ChangedStates({ order, form: { states, again }, put, findError }: PartProps) {
  const added = states.filter((state) => !order.jurisdictions.includes(state));
  const choices = stateCodes
    .filter((state) => isOrderable(state) && !states.includes(state))
    .map((state) => ({ value: state, label: `${stateName(state)} (${state})`, find: stateName(state) }));
  const add = (state: string) => isStateCode(state) && put({ states: [...states, state] });
  // A state that is selected again returns to its place.
  const toggle = (state: StateCode, isWanted: boolean) => {
    const others = states.filter((one) => one !== state);
    const before = order.jurisdictions
      .slice(0, order.jurisdictions.indexOf(state))
      .findLast((one) => others.includes(one));
    const at = before === undefined ? 0 : others.indexOf(before) + 1;
    put({ states: isWanted ? others.toSpliced(at, 0, state) : others });
  };
  const move = (state: StateCode, after: string) => {
    const others = states.filter((one) => one !== state);
    put({ states: others.toSpliced(isStateCode(after) ? others.indexOf(after) + 1 : 0, 0, state) });
  };
  return (
    <div className="stack gap-12 above-12">
      <p>{texts.statesIntro}</p>
      <CheckboxList>
        {order.jurisdictions.map((state) => (
          <Checkbox
            key={state}
            name={`states.${state}`}
            label={stateName(state)}
            checked={states.includes(state)}
            error={states.length === 0 && state === order.jurisdictions[0] ? findError('states') : undefined}
            onChange={({ target }) => toggle(state, target.checked)}
          />
        ))}
      </CheckboxList>
      {added.map((state) => (
        <div key={state} className="stack gap-8">
          <Checkbox
            name={`states.${state}`}
            label={texts.addedState(stateName(state))}
            checked
            onChange={() => put({ states: states.filter((one) => one !== state) })}
          />
          <Combobox
            label={texts.afterWhich(stateName(state))}
            name={`after.${state}`}
            choices={states.filter((one) => one !== state).map((one) => ({ value: one, label: stateName(one) }))}
            value={states[states.indexOf(state) - 1] ?? ''}
            placeholder={texts.firstOfAll}
            onChange={(after) => move(state, after)}
          />
        </div>
      ))}
      {listReplaceable(order).map((permit) => (
        <Checkbox
          key={permit._id}
          name={`again.${permit._id}`}
          label={texts.requestAgain(texts.permitOf(stateName(permit.state), findUnitNumber(order.units, permit)))}
          checked={again.includes(permit._id)}
          onChange={({ target }) =>
            put({ again: target.checked ? [...again, permit._id] : again.filter((one) => one !== permit._id) })
          }
        />
      ))}
      <Combobox
        label={texts.addState}
        name="addState"
        choices={choices}
        value=""
        placeholder={texts.findState}
        onChange={add}
      />
    </div>
  );
}
