import { expect, test } from 'vitest';
import type { PermitWorkForm } from '../permit-work/permit-work-form.ts';
import { fillIn } from './fill-in.ts';
import { listTypedOtherwise } from './typed-otherwise.ts';

const initial: PermitWorkForm = {
  stateNumber: '',
  validFrom: '2026-11-21',
  validTo: '2026-11-24',
  fee: '$62.00',
  reason: '',
  file: null,
};
const found = { stateNumber: 'TX-1', validTo: '2026-11-25', fee: '$62.50' };

test.each<[string, Partial<PermitWorkForm>, object]>([
  ['an untouched form takes all facts', {}, found],
  ['a typed number stays', { stateNumber: 'TX-2' }, { validTo: '2026-11-25', fee: '$62.50' }],
  ['a cleared fee stays', { fee: '' }, { stateNumber: 'TX-1', validTo: '2026-11-25' }],
])('%s', (_, typed, filled) => {
  expect(fillIn({ ...initial, ...typed }, { found, untouched: [initial] })).toEqual(filled);
});

test('a form without a fee takes none, and none is missed in it', () => {
  const { fee: _, ...amendment } = initial;
  expect(fillIn(amendment, { found, untouched: [initial] })).toEqual({ stateNumber: 'TX-1', validTo: '2026-11-25' });
  expect(listTypedOtherwise(amendment, found).map(({ fact }) => fact)).toEqual(['number', 'validTo']);
});

test('a second PDF replaces the facts of the first one', () => {
  const form = { ...initial, ...found };
  const second = { stateNumber: 'TX-9', fee: '$70.00' };
  expect(fillIn(form, { found: second, untouched: [initial, found] })).toEqual(second);
});

test.each<[string, Partial<PermitWorkForm>, string[]]>([
  ['the same facts', found, []],
  ['the same facts in another spelling', { ...found, stateNumber: ' TX-1 ', validTo: '11/25/2026', fee: '62.5' }, []],
  ['another number and no fee', { ...found, stateNumber: 'TX-2', fee: '' }, ['number', 'fee']],
])('%s in the form differ from the PDF as listed', (_, typed, names) => {
  expect(listTypedOtherwise({ ...initial, ...typed }, found).map(({ fact }) => fact)).toEqual(names);
});
