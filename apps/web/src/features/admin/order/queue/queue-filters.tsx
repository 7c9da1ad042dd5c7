import { queueHolders, queueTags } from '@wideload/contract/client';
import { orderableStates, permitStatuses, stateName } from '@wideload/domain';
import { formatPermitStatus } from '#product/permit/permit-signs.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import css from './queue-page.module.css';
import * as texts from './queue.texts.ts';
import type { QueueFilter } from './queue-filter.ts';

const states = [
  { value: '', label: texts.any },
  ...orderableStates.map((state) => ({ value: state, label: state, detail: stateName(state), find: stateName(state) })),
];
const statuses = permitStatuses.map((status) => ({ value: status, label: formatPermitStatus(status) }));
const marks = queueTags.map((mark) => ({ value: mark, label: texts.tagOption(texts.tagTexts[mark]) }));
const holders = queueHolders.map((holder) => ({ value: holder, label: texts.holderWords[holder] }));

type Props = { filter: QueueFilter; onFilter: (change: Partial<QueueFilter>) => void };

const findChosen = <const Choice extends string>(choices: readonly Choice[], value: string) =>
  choices.find((choice) => choice === value);

export function QueueFilters({ filter, onFilter }: Props) {
  const { state, permitStatus, mark, holder } = filter;
  return (
    <>
      <Combobox
        className={css['filter']}
        label={texts.state}
        choices={states}
        value={state ?? ''}
        onChange={(value) => onFilter({ state: findChosen(orderableStates, value) })}
      />
      <SelectField
        className={css['filter']}
        label={texts.permits}
        placeholder={texts.any}
        options={statuses}
        value={permitStatus ?? ''}
        onChange={({ target }) => onFilter({ permitStatus: findChosen(permitStatuses, target.value) })}
      />
      <SelectField
        className={css['filter']}
        label={texts.heldBy}
        options={holders}
        value={holder}
        onChange={({ target }) => onFilter({ holder: findChosen(queueHolders, target.value) ?? 'all' })}
      />
      <SelectField
        className={css['filter']}
        label={texts.mark}
        placeholder={texts.any}
        options={marks}
        value={mark ?? ''}
        onChange={({ target }) => onFilter({ mark: findChosen(queueTags, target.value) })}
      />
    </>
  );
}
