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
  findPermitTerm,
  type PermitTerm,
  findStateStatuses,
  type StateStatus,
} from './permit-status.ts';
import type { Day } from '../../basics/day.ts';

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

const issued = { status: 'issued', validFrom: '2026-11-24', validTo: '2026-11-28' } as const;

test.each<[string, object, string, PermitTerm]>([
  ['the day before the first', {}, '2026-11-23', 'ahead'],
  ['the first day', {}, '2026-11-24', 'valid'],
  ['the day before the last', {}, '2026-11-27', 'valid'],
  ['the last day', {}, '2026-11-28', 'ends-today'],
  ['the day after the last', {}, '2026-11-29', 'expired'],
  ['the day before the only one', { validFrom: '2026-11-28' }, '2026-11-27', 'ahead'],
  ['the only day', { validFrom: '2026-11-28' }, '2026-11-28', 'ends-today'],
  ['the last day of a year', { validTo: '2026-12-31' }, '2027-01-01', 'expired'],
  ['no first day', { validFrom: null }, '2026-11-01', 'valid'],
  ['no last day', { validTo: null }, '2027-11-01', 'valid'],
])('%s', (_name, parts, today, term) => {
  // Cast: every row is a day.
  expect(findPermitTerm({ ...issued, ...parts }, today as Day)).toBe(term);
});

test.each(permitStatuses.filter((status) => status !== 'issued'))('a permit that is %s has no term', (status) => {
  expect(findPermitTerm({ ...issued, status }, '2026-11-25' as Day)).toBeNull();
});

/** `TX issued 28`: valid until November 28. */
const toStatus = (text: string) => {
  const [state, status, last] = text.split(' ');
  return { state, status, ...(last !== undefined && { validTo: `2026-11-${last}` }) } as StateStatus;
};

test.each<[name: string, permits: string[], expected: string[]]>([
  ['states in the order of travel', ['OK filed', 'TX issued'], ['TX issued', 'OK filed']],
  ['a state without a permit is left out', ['OK requested'], ['OK requested']],
  ['a refused permit comes before any other', ['TX issued', 'TX refused', 'TX requested'], ['TX refused']],
  ['a requested one before a filed one', ['TX filed', 'TX requested'], ['TX requested']],
  ['a state is issued when every unit has its permit', ['TX issued', 'TX issued'], ['TX issued']],
  ['and filed while one is missing', ['TX issued', 'TX filed'], ['TX filed']],
  ['of issued permits the one that ends first counts', ['TX issued 28', 'TX issued 24'], ['TX issued 24']],
  ['a voided permit does not count beside another', ['TX voided', 'TX issued'], ['TX issued']],
  ['a state whose permits are all voided', ['TX voided'], ['TX voided']],
  ['no permits', [], []],
])('%s', (_name, permits, expected) => {
  expect(findStateStatuses(permits.map(toStatus), ['TX', 'OK', 'KS'])).toEqual(expected.map(toStatus));
});
