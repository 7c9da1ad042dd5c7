import { stateName } from '@wideload/domain';
import { findUnitNumber } from '#product/permit/unit-number.ts';
import { Checkbox, CheckboxList } from '#ui/form/checkbox.tsx';
import type { PartProps } from './change-parts.ts';
import * as texts from './changes.texts.ts';

export function CanceledPermits({ order, form: { canceled }, put }: PartProps) {
  const live = order.permits.filter(({ status }) => status !== 'voided');
  const all = live.map(({ _id }) => _id);
  const isAll = all.every((id) => canceled.includes(id));
  return (
    <div className="stack gap-8 above-12">
      <p>{texts.cancelIntro}</p>
      <CheckboxList>
        {live.map((permit) => (
          <Checkbox
            key={permit._id}
            name={`cancel.${permit._id}`}
            label={texts.permitOf(stateName(permit.state), findUnitNumber(order.units, permit))}
            checked={canceled.includes(permit._id)}
            onChange={({ target }) =>
              put({
                canceled: target.checked ? [...canceled, permit._id] : canceled.filter((one) => one !== permit._id),
              })
            }
          />
        ))}
        <Checkbox
          name="cancel.all"
          label={texts.cancelAll}
          checked={isAll}
          onChange={({ target }) => put({ canceled: target.checked ? all : [] })}
        />
      </CheckboxList>
    </div>
  );
}
