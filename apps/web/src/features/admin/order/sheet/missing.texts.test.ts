import { filingFields } from '@wideload/domain';
import { filingLabels } from '@wideload/contract/client';
import { expect, test } from 'vitest';
import { questionAbout } from './missing.texts.ts';

const ask = (field: (typeof filingFields)[number]) =>
  questionAbout({ field, label: filingLabels[field], state: 'Texas' });

test.each([
  ['nondivisible_statement', 'whether the load can be divided'],
  ['insurance_policy_expiry', 'the day on which the insurance policy expires'],
  ['load_description', 'the load description'],
  ['state_account', 'your account number at Texas'],
] as const)('a question names %s as “%s”', (field, name) => {
  expect(ask(field)).toEqual({
    name,
    question: `The permit form of Texas asks for ${name}, and your order does not have it. Please send it to us.`,
  });
});

test('no name of a field has a verb or a unit where a noun is due', () => {
  const names = filingFields.map((field) => ask(field).name);
  expect(names.filter((name) => /^the (?:cannot|\S+ expires)|, (?:lb|in words|serial)$/.test(name))).toEqual([]);
});
