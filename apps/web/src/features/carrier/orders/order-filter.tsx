import type { OrderCard } from '@wideload/contract';
import { orderStatuses } from '@wideload/domain';
import { useFilterParam, useSetFilters } from '#lib/address/list-params.ts';
import { listStatusChoices } from '#product/order/status-filter.tsx';
import { filterByStatus } from '#product/order/status.texts.ts';
import { FilterChoices } from '#ui/list/filter-choices.tsx';
import * as texts from './orders.texts.ts';

type Status = OrderCard['status'];
type Choice = Status | 'needs' | undefined;
type Filter = { status: Status | undefined; needs: 'any' | undefined };

/** One status, or what waits for the carrier in any status. */
export function useOrderFilter(): Filter & { choose: (choice: Choice) => void } {
  const [status] = useFilterParam('status', orderStatuses);
  const [needs] = useFilterParam('needs', ['any']);
  const setFilters = useSetFilters();
  return {
    status: needs === undefined ? status : undefined,
    needs,
    choose: (choice) =>
      setFilters(choice === 'needs' ? { needs: 'any', status: undefined } : { needs: undefined, status: choice }),
  };
}

type OrderFilterProps = Filter & {
  /** Undefined until it is loaded. */
  list: { counts: Readonly<Record<Status, number>>; needs: number } | undefined;
  onChoose: (choice: Choice) => void;
};

export function OrderFilter({ status, needs, list, onChoose }: OrderFilterProps) {
  const choices = [
    ...listStatusChoices(list?.counts),
    { key: 'needs' as const, word: texts.needsYou, count: list?.needs ?? null },
  ];
  const chosen: Choice = needs === undefined ? status : 'needs';
  return <FilterChoices label={filterByStatus} choices={choices} chosen={chosen} onChoose={onChoose} />;
}
