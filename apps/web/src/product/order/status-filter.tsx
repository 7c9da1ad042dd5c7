import type { OrderCard } from '@wideload/contract';
import { orderStatuses } from '@wideload/domain';
import * as texts from './status.texts.ts';
import { FilterChoices } from '#ui/list/filter-choices.tsx';
import { statusWord } from './status-sign.tsx';

type Status = OrderCard['status'];

export type StatusFilterProps = {
  status: Status | undefined;
  /** Undefined until they are loaded; the row keeps their place. */
  counts: Readonly<Record<Status, number>> | undefined;
  onStatus: (status: Status | undefined) => void;
};

/** All, and each status, with their counts. */
export function listStatusChoices(counts: StatusFilterProps['counts']) {
  const all = counts && orderStatuses.reduce((sum, each) => sum + counts[each], 0);
  return [
    { key: undefined, word: texts.all, count: all ?? null },
    ...orderStatuses.map((each) => ({ key: each, word: statusWord[each], count: counts?.[each] ?? null })),
  ];
}

export function StatusFilter({ status, counts, onStatus }: StatusFilterProps) {
  return (
    <FilterChoices
      label={texts.filterByStatus}
      choices={listStatusChoices(counts)}
      chosen={status}
      onChoose={onStatus}
    />
  );
}
