import { queueHolders, queueMarks, type queueList } from '@wideload/contract/client';
import { orderableStates, permitStatuses, type PermitStatus, type StateCode } from '@wideload/domain';
import { useMemo } from 'react';
import { useFilterParam, useSetFilters } from '../../../../lib/address/list-params.ts';
import type { QueueHolder, QueueMark } from './queue-board.ts';

export type QueueSort = (typeof queueList.sorts)[number];

export type QueueFilter = {
  holder: QueueHolder;
  state?: StateCode | undefined;
  permitStatus?: PermitStatus | undefined;
  mark?: QueueMark | undefined;
};

export function useQueueFilter() {
  const [holder = 'all'] = useFilterParam('holder', queueHolders);
  const [state] = useFilterParam('state', orderableStates);
  const [permitStatus] = useFilterParam('permitStatus', permitStatuses);
  const [mark] = useFilterParam('mark', queueMarks);
  const setFilters = useSetFilters();
  const filter = useMemo<QueueFilter>(
    () => ({ holder, ...(state && { state }), ...(permitStatus && { permitStatus }), ...(mark && { mark }) }),
    [holder, state, permitStatus, mark],
  );
  const setFilter = (change: Partial<QueueFilter>) =>
    setFilters({
      ...change,
      ...('holder' in change && { holder: change.holder === 'all' ? undefined : change.holder }),
    });
  return { filter, setFilter };
}
