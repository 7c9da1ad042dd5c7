import { queueHolders, queueTags, type queueList } from '@wideload/contract/client';
import { orderableStates, permitStatuses, type PermitStatus, type StateCode } from '@wideload/domain';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useSetFilters } from '#lib/address/list-params.ts';
import type { QueueHolder, QueueTag } from './queue-board.ts';

export type QueueSort = (typeof queueList.sorts)[number];

export type QueueFilter = {
  holder: QueueHolder;
  state?: StateCode | undefined;
  permitStatus?: PermitStatus | undefined;
  mark?: QueueTag | undefined;
};

function parseChoice<const T extends string>(allowed: readonly T[], text: string | undefined): T | undefined {
  return allowed.find((each) => each === text);
}

/** The filters in an address of the queue; unknown values filter nothing. */
export function parseQueueFilter(address: SearchTexts): QueueFilter {
  const state = parseChoice(orderableStates, address['state']);
  const permitStatus = parseChoice(permitStatuses, address['permitStatus']);
  const mark = parseChoice(queueTags, address['mark']);
  return {
    holder: parseChoice(queueHolders, address['holder']) ?? 'all',
    ...(state && { state }),
    ...(permitStatus && { permitStatus }),
    ...(mark && { mark }),
  };
}

export function useQueueFilter() {
  const address: SearchTexts = useSearch({ strict: false });
  const setFilters = useSetFilters();
  const filter = useMemo(() => parseQueueFilter(address), [address]);
  const setFilter = (change: Partial<QueueFilter>) =>
    setFilters({
      ...change,
      ...('holder' in change && { holder: change.holder === 'all' ? undefined : change.holder }),
    });
  return { filter, setFilter };
}
