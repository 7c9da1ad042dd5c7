/** The queue as one has it on the screen: what stands there keeps its place, whatever happens to the orders meanwhile. */
import type { AnswerOf, queue, QueueOrder } from '@wideload/contract';
import type { queueHolders } from '@wideload/contract/client';
import * as texts from './queue.texts.ts';

export type QueueAnswer = AnswerOf<typeof queue.list>;
export type QueueHolder = (typeof queueHolders)[number];

export type QueueBoard = {
  /** The rows in the places in which they were put, with what is known of them now. */
  rows: readonly QueueOrder[];
  /** How many there were on all pages when the rows were put there. */
  total: number;
  /** The server's time at which they were put there, and the orders that had come in just before it. */
  since: string;
  known: readonly string[];
  /** What the server said last. */
  latest: QueueAnswer;
  /** One has left the page: its next answer is put there as if it were the first. */
  isLeft?: boolean;
};

/** The rows of an answer, put there as it has them. */
export function boardOf(answer: QueueAnswer): QueueBoard {
  return { rows: answer.items, total: answer.total, since: answer.asOf, known: answer.arrivals, latest: answer };
}

/** What an answer says of the rows that stand there; no row comes, goes or moves. */
export function mergeBoard(board: QueueBoard, answer: QueueAnswer): QueueBoard {
  const fresh = new Map([...answer.items, ...answer.left].map((row) => [row._id, row]));
  return { ...board, rows: board.rows.map((row) => fresh.get(row._id) ?? row), latest: answer };
}

/** What to ask the server with, so that it answers for this board too. */
export function questionOf({ rows, since }: QueueBoard): { since: string; shown?: string } {
  return rows.length === 0 ? { since } : { since, shown: rows.map(({ _id }) => _id).join(',') };
}

/** Why a row would not be on the page if it were put there now; null for one that would. */
export function fateOf({ status, claim }: QueueOrder, holder: QueueHolder): { isGone: boolean; words: string } | null {
  if (status === 'approved') return { isGone: true, words: texts.approvedMeanwhile };
  if (status !== 'pending') return { isGone: true, words: texts.rejectedMeanwhile };
  if (holder === 'free' && claim)
    return { isGone: false, words: claim.isMine ? texts.yoursNow : texts.claimedMeanwhile };
  if (holder === 'mine' && !claim?.isMine)
    return { isGone: false, words: claim ? texts.takenOverMeanwhile : texts.releasedMeanwhile };
  return null;
}

export type QueueNews = {
  /** Orders on any page that came in after the rows were put there. */
  count: number;
  /** Whether one of them would stand on this page. */
  isHere: boolean;
  /** The page would look otherwise if it were put there now. */
  hasChanged: boolean;
};

/** What the board does not show yet. */
export function newsOf({ rows, known, latest }: QueueBoard): QueueNews {
  const shown = new Set([...known, ...rows.map(({ _id }) => _id)]);
  const arrived = latest.arrivals.filter((id) => !shown.has(id));
  const here = latest.items.map(({ _id }) => _id);
  return {
    count: arrived.length,
    isHere: arrived.some((id) => here.includes(id)),
    hasChanged: here.join() !== rows.map(({ _id }) => _id).join(),
  };
}

/** `3 new orders, show`; null when there is nothing to show. */
export function newsText({ count, hasChanged }: QueueNews): string | null {
  if (count > 0) return texts.newOrders(count);
  return hasChanged ? texts.queueChanged : null;
}
