import { expect, test } from 'vitest';
import { findProblem } from './outreach-island.ts';

function createControl(value: string, dataset: Record<string, string>): HTMLInputElement {
  const input = document.createElement('input');
  Object.assign(input.dataset, dataset);
  input.value = value;
  return input;
}

const email = { missing: 'none', kind: 'email', wrong: 'wrong' };
const phone = { kind: 'phone', wrong: 'wrong', tooLong: 'long' };

test.each([
  ['a name', 'Ann', { missing: 'none' }, null],
  ['no name', '  ', { missing: 'none' }, 'none'],
  ['nothing where nothing is asked for', '', {}, null],
  ['an e-mail', ' ann@visitor.example ', email, null],
  ['no e-mail', '', email, 'none'],
  ['half an e-mail', 'ann@visitor', email, 'wrong'],
  ['no phone', '', phone, null],
  ['a phone as people write it', '+1 (806) 555-0101', phone, null],
  ['words for a phone', 'call me', phone, 'wrong'],
  ['eleven digits', '80655501012', phone, 'long'],
])('%s', (_name, value, dataset, problem) => {
  expect(findProblem(createControl(value, dataset))).toBe(problem);
});
