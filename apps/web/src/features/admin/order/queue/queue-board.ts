/** Rows keep their place until the viewer shows the updates. */
import {
  isPlaced,
  type PlacedStatus,
  orderableStates,
  permitStatuses,
  type PermitStatus,
  type StateCode,
} from '@wideload/domain';
import type { AnswerOf, queue, QueueOrder } from '@wideload/contract';
import { queueHolders, queueTags, type queueList } from '@wideload/contract/client';
import * as texts from './queue.texts.ts';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useSetFilters } from '#lib/address/list-params.ts';

export type QueueAnswer = NonNullable<AnswerOf<typeof queue.list>>;
export type QueueHolder = (typeof queueHolders)[number];
export type QueueTag = (typeof queueTags)[number];

export type QueueBoard = {
  rows: readonly QueueOrder[];
  /** Over all pages, when the rows were placed. */
  total: number;
  /** The server's time when the rows were placed, and the orders that arrived just before it. */
  since: string;
  known: readonly string[];
  latest: QueueAnswer;
  /** Of the latest answer. */
  etag?: string | null;
  /** The next answer replaces the board after the viewer left the page. */
  isLeft?: boolean;
};

export function createBoard(answer: QueueAnswer): QueueBoard {
  return { rows: answer.items, total: answer.total, since: answer.asOf, known: answer.arrivals, latest: answer };
}

export function mergeBoard(board: QueueBoard, answer: QueueAnswer): QueueBoard {
  const fresh = new Map([...answer.items, ...answer.left].map((row) => [row._id, row]));
  return { ...board, rows: board.rows.map((row) => fresh.get(row._id) ?? row), latest: answer };
}

/** The server has nothing new; the rows stay the same objects, so that nothing is rendered again. */
export function confirmBoard(board: QueueBoard, at: Date): QueueBoard {
  return { ...board, latest: { ...board.latest, asOf: at.toISOString() } };
}

/** The answer must cover the displayed rows too. */
export function toQueueQuery({ rows, since }: QueueBoard): { since: string; shown?: string } {
  return rows.length === 0 ? { since } : { since, shown: rows.map(({ _id }) => _id).join(',') };
}

/** Of an order that is no longer in the queue. */
const leftWords: Record<PlacedStatus, string | null> = {
  pending: null,
  approved: texts.approvedMeanwhile,
  rejected: texts.rejectedMeanwhile,
};

/** Null if a refreshed page would contain the row. */
export function findRowChange(
  { status, isRefunded, claim }: QueueOrder,
  holder: QueueHolder,
): { isGone: boolean; words: string } | null {
  const left = isPlaced(status) ? leftWords[status] : null;
  if (left !== null) return { isGone: true, words: left };
  if (isRefunded) return { isGone: true, words: texts.refundedMeanwhile };
  if (holder === 'free' && claim)
    return { isGone: false, words: claim.isMine ? texts.yoursNow : texts.claimedMeanwhile };
  if (holder === 'others' && (claim === null || claim.isMine))
    return { isGone: false, words: claim ? texts.yoursNow : texts.releasedMeanwhile };
  if (holder === 'mine' && !claim?.isMine)
    return { isGone: false, words: claim ? texts.takenOverMeanwhile : texts.releasedMeanwhile };
  return null;
}

export type QueueUpdates = {
  count: number;
  isHere: boolean;
  hasChanged: boolean;
};

export function computeUpdates({ rows, known, latest }: QueueBoard): QueueUpdates {
  const shown = new Set([...known, ...rows.map(({ _id }) => _id)]);
  const arrived = latest.arrivals.filter((id) => !shown.has(id));
  const here = latest.items.map(({ _id }) => _id);
  return {
    count: arrived.length,
    isHere: arrived.some((id) => here.includes(id)),
    hasChanged: here.join() !== rows.map(({ _id }) => _id).join(),
  };
}

export function formatUpdates({ count, hasChanged }: QueueUpdates): string | null {
  if (count > 0) return texts.newOrders(count);
  return hasChanged ? texts.queueChanged : null;
}

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
