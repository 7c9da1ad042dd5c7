import { expect, test } from 'vitest';
import { aPermit } from '#product/permit/a-permit.fixture.ts';
import { parseAmendForm, toAmendForm, type AmendForm } from './amend-form.ts';

const permit = aPermit({
  status: 'issued',
  version: 2,
  stateNumber: 'TX-1',
  validFrom: '2026-11-24',
  validTo: '2026-11-28',
  chargedFeeCents: 7700,
  granted: { width: 150, height: null, length: null, weight: 96_000 },
});
const file = new File(['%PDF'], 'new.pdf');
const form = { ...toAmendForm(permit), file };

test('an unchanged form sends the facts of the permit with the new document', () => {
  const facts = { version: 2, name: 'new.pdf', stateNumber: 'TX-1', validFrom: '2026-11-24', validTo: '2026-11-28' };
  expect(parseAmendForm(form, permit)).toEqual({
    query: { ...facts, chargedFeeCents: '7700', width: 150, weight: 96_000 },
    file,
  });
});

test.each<[string, Partial<AmendForm>, string[]]>([
  ['no document', { file: null }, ['document']],
  ['an empty document', { file: new File([], 'new.pdf') }, ['document']],
  ['no number', { stateNumber: ' ' }, ['stateNumber']],
  ['no day', { validTo: 'soon' }, ['validTo']],
  ['days in the wrong order', { validTo: '11/20/2026' }, ['validTo']],
  ['no length', { width: 'wide', height: '0' }, ['width', 'height']],
  ['no weight', { weight: 'heavy' }, ['weight']],
  ['no fee', { fee: '' }, ['chargedFeeCents']],
  ['a fee that is none', { fee: 'sixty' }, ['chargedFeeCents']],
])('with %s it names each wrong field', (_, parts, names) => {
  const read = parseAmendForm({ ...form, ...parts }, permit);
  expect('problems' in read && read.problems.map(({ name }) => name)).toEqual(names);
});

test('granted figures are read in every way that people type them', () => {
  const typed = { width: '13ft 6ins', height: `13' 6 1/2"`, length: '98', weight: '53,500 kg' };
  const read = parseAmendForm({ ...form, ...typed }, permit);
  expect('query' in read && read.query).toMatchObject({ width: 162, height: 163, length: 1176, weight: 117_948 });
  const heavy = parseAmendForm({ ...form, weight: '118k' }, permit);
  expect('query' in heavy && heavy.query).toMatchObject({ weight: 118_000 });
});
