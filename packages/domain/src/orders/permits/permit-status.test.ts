import { expect, test } from 'vitest';
import { orderStatuses } from '../order-status.ts';
import {
  advancesPermit,
  isPermitSettled,
  isPermitUndecided,
  mayEndIssued,
  mayMovePermit,
  nextPermitStatuses,
  findPermitAnswerProblems,
  type PermitStatus,
  permitStatuses,
} from './permit-status.ts';

const moves = new Set([
  'requested filed',
  'requested issued',
  'requested refused',
  'filed issued',
  'filed refused',
  'filed requested',
  'issued filed',
  'refused requested',
]);

const pairs = permitStatuses.flatMap((from) => permitStatuses.map((to) => ({ from, to })));

test.each(pairs)('$from to $to is decided by the list of moves', ({ from, to }) => {
  expect(mayMovePermit(from, to)).toBe(moves.has(`${from} ${to}`));
});

test('every status can be reached from a request but void, and each has a way on', () => {
  const moved = permitStatuses.filter((status) => status !== 'voided');
  const reached = new Set<PermitStatus>(['requested']);
  for (const status of reached) for (const next of nextPermitStatuses[status]) reached.add(next);
  expect([...reached].toSorted()).toEqual(moved.toSorted());
  for (const status of moved) expect(nextPermitStatuses[status].length).toBeGreaterThan(0);
});

test.each(orderStatuses.flatMap((order) => permitStatuses.map((permit) => ({ order, permit }))))(
  'an issued permit of an order in work or approved can be amended or voided: $permit, $order',
  ({ order, permit }) => {
    expect(mayEndIssued({ order, permit })).toBe(permit === 'issued' && ['pending', 'approved'].includes(order));
  },
);

test.each(permitStatuses)('a permit that is %s is settled once it is issued or voided', (status) => {
  expect(isPermitSettled(status)).toBe(['issued', 'voided'].includes(status));
});

test.each(permitStatuses)('a permit that is %s is undecided until it is issued, refused or voided', (status) => {
  expect(isPermitUndecided(status)).toBe(!['issued', 'refused', 'voided'].includes(status));
});

test('a permit advances by every move to filed or issued, but not by being taken back', () => {
  const advancing = [...moves].filter((move) => {
    const [from, to] = move.split(' ') as [PermitStatus, PermitStatus];
    return advancesPermit(from, to);
  });
  expect(advancing).toEqual(['requested filed', 'requested issued', 'filed issued']);
});

const whole = {
  stateNumber: 'TX-4711',
  validFrom: '2026-11-24',
  validTo: '2026-11-28',
  chargedFeeCents: 6200,
  reason: '',
  hasDocument: true,
};

test.each([
  ['everything', {}, []],
  ['a fee of nothing', { chargedFeeCents: 0 }, []],
  ['one day', { validTo: '2026-11-24' }, []],
  ['no number', { stateNumber: ' ' }, ['stateNumber: permit-number.missing']],
  ['no first day', { validFrom: null }, ['validFrom: valid-from.missing']],
  ['no last day', { validTo: null }, ['validTo: valid-to.missing']],
  ['days the wrong way round', { validTo: '2026-11-23' }, ['validTo: valid-days.reversed']],
  ['no fee', { chargedFeeCents: null }, ['chargedFeeCents: charged-fee.missing']],
  ['no PDF', { hasDocument: false }, ['document: permit-document.missing']],
])('issued with %s', (_name, parts, said) => {
  const problems = findPermitAnswerProblems('issued', { ...whole, ...parts });
  expect(problems.map(({ path, error }) => `${path}: ${error.code}`)).toEqual(said);
});

test('refused needs a reason, and nothing else', () => {
  const nothing = { ...whole, stateNumber: '', validFrom: null, validTo: null, chargedFeeCents: null };
  expect(findPermitAnswerProblems('refused', { ...nothing, reason: 'Bridge 12 is closed.' })).toEqual([]);
  expect(findPermitAnswerProblems('refused', { ...nothing, reason: '  ' })).toEqual([
    { path: 'reason', error: { code: 'refusal-reason.missing' } },
  ]);
});

test.each(['requested', 'filed'] as const)('%s needs nothing, but days that are given are in order', (status) => {
  const nothing = { ...whole, stateNumber: '', validFrom: null, validTo: null, chargedFeeCents: null };
  expect(findPermitAnswerProblems(status, nothing)).toEqual([]);
  expect(findPermitAnswerProblems(status, { ...whole, validTo: '2026-11-01' })).toHaveLength(1);
});
