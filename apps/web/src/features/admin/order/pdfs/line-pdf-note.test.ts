import { listTypedOtherwise } from '@wideload/contract/client';
import { expect, test } from 'vitest';
import type { PermitWorkForm } from '../filing/permit-work.ts';
import { toTypedFacts, fillIn } from './line-pdf-note.tsx';

const initial: PermitWorkForm = {
  stateNumber: '',
  validFrom: '2026-11-21',
  validTo: '2026-11-24',
  fee: '',
  reason: '',
  file: null,
};
const found = { stateNumber: 'TX-1', validTo: '2026-11-25', fee: '$62.50' };
const onPdf = { number: 'TX-1', validFrom: null, validTo: '2026-11-25', feeCents: 6250 };

test.each<[string, Partial<PermitWorkForm>, object]>([
  ['an untouched form takes all facts', {}, found],
  ['a typed number stays', { stateNumber: 'TX-2' }, { validTo: '2026-11-25', fee: '$62.50' }],
  ['a typed fee stays', { fee: '$70.00' }, { stateNumber: 'TX-1', validTo: '2026-11-25' }],
])('%s', (_, typed, filled) => {
  expect(fillIn({ ...initial, ...typed }, { found, initial, former: {} })).toEqual(filled);
});

test('a form without a fee takes none, and none is missed in it', () => {
  const { fee: _, ...amendment } = initial;
  expect(fillIn(amendment, { found, initial, former: {} })).toEqual({ stateNumber: 'TX-1', validTo: '2026-11-25' });
  expect(listTypedOtherwise(toTypedFacts(amendment), onPdf).map(({ fact }) => fact)).toEqual(['number', 'validTo']);
});

test('a second PDF replaces the facts of the first one', () => {
  const form = { ...initial, ...found };
  const second = { stateNumber: 'TX-9', validTo: '2026-11-24', fee: '$70.00' };
  expect(fillIn(form, { found: second, initial, former: found })).toEqual(second);
});

test('what only the first PDF said goes with it; what was typed since stays', () => {
  const form = { ...initial, ...found };
  const second = { stateNumber: 'TX-9' };
  expect(fillIn(form, { found: second, initial, former: found })).toEqual({
    stateNumber: 'TX-9',
    validTo: '2026-11-24',
    fee: '',
  });
  expect(fillIn({ ...form, fee: '$80.00' }, { found: second, initial, former: found })).not.toHaveProperty('fee');
});

test.each<[string, Partial<PermitWorkForm>, string[]]>([
  ['the same facts', found, []],
  ['the same facts in another spelling', { ...found, stateNumber: ' TX-1 ', validTo: '11/25/2026', fee: '62.5' }, []],
  ['another number and no fee', { ...found, stateNumber: 'TX-2', fee: '' }, ['number', 'fee']],
])('%s in the form differ from the PDF as listed', (_, typed, names) => {
  expect(listTypedOtherwise(toTypedFacts({ ...initial, ...typed }), onPdf).map(({ fact }) => fact)).toEqual(names);
});

test('a day that cannot be read is left to the form', () => {
  const form = { ...initial, ...found, validTo: 'soon' };
  expect(listTypedOtherwise(toTypedFacts(form), onPdf)).toEqual([]);
});
