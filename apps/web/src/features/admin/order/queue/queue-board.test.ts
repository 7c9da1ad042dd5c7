import type { QueueClaim, QueueOrder } from '@wideload/contract';
import { describe, expect, test } from 'vitest';
import {
  confirmBoard,
  createBoard,
  findRowChange,
  mergeBoard,
  computeUpdates,
  formatUpdates,
  toQueueQuery,
  type QueueAnswer,
  type QueueHolder,
} from './queue-board.ts';

const anOrder = (id: string, parts: Partial<QueueOrder> = {}): QueueOrder => ({
  _id: id,
  orderNumber: 100_001,
  status: 'pending',
  isRefunded: false,
  userId: 'user',
  paidAt: '2026-11-20T10:00:00.000Z',
  customer: { email: 'ann@carrier.example', personName: 'Ann' },
  companyName: 'Haulers',
  jurisdictions: ['TX'],
  permits: { requested: 1, filed: 0, issued: 0, refused: 0 },
  states: [{ state: 'TX', status: 'requested' }],
  firstDay: null,
  fileBy: null,
  daysLeft: null,
  marks: [],
  totalPrice: 6200,
  departure: null,
  claim: null,
  ...parts,
});
const createClaim = (isMine: boolean): QueueClaim => ({
  admin: { _id: 'admin', email: 'kim@wideload.example' },
  since: '2026-11-21T10:00:00.000Z',
  isMine,
});
const anAnswer = (items: readonly QueueOrder[], parts: Partial<QueueAnswer> = {}): QueueAnswer => ({
  items: [...items],
  total: items.length,
  departed: 0,
  page: 1,
  pageSize: 20,
  left: [],
  arrivals: [],
  asOf: '2026-11-21T10:00:00.000Z',
  ...parts,
});
const listIds = (rows: readonly QueueOrder[]) => rows.map(({ _id }) => _id);

describe('a new answer', () => {
  const board = createBoard(anAnswer([anOrder('a'), anOrder('b'), anOrder('c')]));

  test.each<[string, QueueAnswer]>([
    [
      'in which a row has gone',
      anAnswer([anOrder('a'), anOrder('c')], { left: [anOrder('b', { status: 'approved' })] }),
    ],
    [
      'in which another has come',
      anAnswer([anOrder('a'), anOrder('b'), anOrder('c'), anOrder('d')], { arrivals: ['d'] }),
    ],
    ['in which one came in between', anAnswer([anOrder('a'), anOrder('x'), anOrder('b')], { left: [anOrder('c')] })],
    ['in another order', anAnswer([anOrder('c'), anOrder('b'), anOrder('a')])],
    ['in which nothing is left', anAnswer([])],
  ])('%s moves no row', (_name, fresh) => {
    expect(listIds(mergeBoard(board, fresh).rows)).toEqual(['a', 'b', 'c']);
  });

  test('updates the rows, also those that have left the page', () => {
    const claimed = anOrder('a', { claim: createClaim(false) });
    const approved = anOrder('b', { status: 'approved' });
    const { rows, latest } = mergeBoard(board, anAnswer([claimed, anOrder('c')], { left: [approved], total: 2 }));
    expect(rows).toEqual([claimed, approved, anOrder('c')]);
    expect(latest.total).toBe(2);
  });

  test('keeps each row in its place after a second answer', () => {
    const once = mergeBoard(board, anAnswer([anOrder('a')], { left: [anOrder('b', { status: 'approved' })] }));
    const twice = mergeBoard(once, anAnswer([anOrder('d')], { arrivals: ['d'] }));
    expect(twice.rows.map(({ _id, status }) => [_id, status])).toEqual([
      ['a', 'pending'],
      ['b', 'approved'],
      ['c', 'pending'],
    ]);
    expect(listIds(createBoard(twice.latest).rows)).toEqual(['d']);
  });
});

test('a confirmed board is fresh and has the same rows', () => {
  const board = createBoard(anAnswer([anOrder('a')]));
  const confirmed = confirmBoard(board, new Date('2026-11-21T10:00:10.000Z'));
  expect(confirmed.latest.asOf).toBe('2026-11-21T10:00:10.000Z');
  expect(confirmed.rows).toBe(board.rows);
  expect(confirmed.since).toBe(board.since);
});

test('the request names the displayed rows and the time of their placement', () => {
  const board = createBoard(anAnswer([anOrder('a'), anOrder('b')]));
  const later = mergeBoard(board, anAnswer([anOrder('a')], { asOf: '2026-11-21T11:00:00.000Z' }));
  expect(toQueueQuery(later)).toEqual({ since: '2026-11-21T10:00:00.000Z', shown: 'a,b' });
  expect(toQueueQuery(createBoard(anAnswer([])))).toEqual({ since: '2026-11-21T10:00:00.000Z' });
});

test.each<[string, Partial<QueueOrder>, QueueHolder, { isGone: boolean; words: string } | null]>([
  ['waits', {}, 'all', null],
  ['was approved', { status: 'approved' }, 'all', { isGone: true, words: 'Approved meanwhile' }],
  ['was rejected', { status: 'rejected' }, 'mine', { isGone: true, words: 'Rejected meanwhile' }],
  ['was claimed, among all', { claim: createClaim(false) }, 'all', null],
  ['was claimed, among the free', { claim: createClaim(false) }, 'free', { isGone: false, words: 'Claimed meanwhile' }],
  ['was claimed by oneself', { claim: createClaim(true) }, 'free', { isGone: false, words: 'Yours now' }],
  ['is one’s own', { claim: createClaim(true) }, 'mine', null],
  ['was released', {}, 'mine', { isGone: false, words: 'Released meanwhile' }],
  ['is another’s, among the others’', { claim: createClaim(false) }, 'others', null],
  ['was released by another', {}, 'others', { isGone: false, words: 'Released meanwhile' }],
  ['was taken over by oneself', { claim: createClaim(true) }, 'others', { isGone: false, words: 'Yours now' }],
  ['was taken over', { claim: createClaim(false) }, 'mine', { isGone: false, words: 'Taken over meanwhile' }],
])('an order that %s has its note under the filter %s', (_name, parts, holder, expected) => {
  expect(findRowChange(anOrder('a', parts), holder)).toEqual(expected);
});

describe('the updates that are not shown yet', () => {
  const first = createBoard(anAnswer([anOrder('a'), anOrder('b')], { arrivals: ['b'] }));
  const computeUpdatesAfter = (fresh: QueueAnswer) => computeUpdates(mergeBoard(first, fresh));

  test.each<[string, QueueAnswer, ReturnType<typeof computeUpdates>, string | null]>([
    [
      'nothing',
      anAnswer([anOrder('a'), anOrder('b')], { arrivals: ['b'] }),
      { count: 0, isHere: false, hasChanged: false },
      null,
    ],
    [
      'one order on this page',
      anAnswer([anOrder('a'), anOrder('b'), anOrder('c')], { arrivals: ['c', 'b'] }),
      { count: 1, isHere: true, hasChanged: true },
      '1 new order, show',
    ],
    [
      'three orders on another page',
      anAnswer([anOrder('a'), anOrder('b')], { arrivals: ['e', 'd', 'c', 'b'] }),
      { count: 3, isHere: false, hasChanged: false },
      '3 new orders, show',
    ],
    [
      'that a row has gone',
      anAnswer([anOrder('b')], { left: [anOrder('a', { status: 'approved' })], arrivals: ['b'] }),
      { count: 0, isHere: false, hasChanged: true },
      'The queue has changed, show',
    ],
    [
      'an order that came in and was there already',
      anAnswer([anOrder('a'), anOrder('b')], { arrivals: ['a'] }),
      { count: 0, isHere: false, hasChanged: false },
      null,
    ],
  ])('is %s', (_name, fresh, news, text) => {
    expect(computeUpdatesAfter(fresh)).toEqual(news);
    expect(formatUpdates(computeUpdatesAfter(fresh))).toBe(text);
  });

  test('are empty after they were shown', () => {
    const later = mergeBoard(first, anAnswer([anOrder('c')], { arrivals: ['c'] }));
    expect(computeUpdates(createBoard(later.latest))).toEqual({ count: 0, isHere: false, hasChanged: false });
  });
});
