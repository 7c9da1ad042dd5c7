import { expect, test } from 'vitest';
import { parseLinkAddress } from './rich-text-tools.tsx';

test.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  [' https://example.com ', 'https://example.com'],
  ['example.com/permits', 'https://example.com/permits'],
  ['www.example.com', 'https://www.example.com'],
  ['mailto:ann@example.com', 'mailto:ann@example.com'],
  ['ann@example.com', 'mailto:ann@example.com'],
])('%j is the link %s', (typed, address) => {
  expect(parseLinkAddress(typed)).toBe(address);
});

test.each([
  '',
  ' ',
  'http://example.com',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'word',
  'two words.com',
  '/permits',
  'ftp://example.com',
])('%j is no link', (typed) => {
  expect(parseLinkAddress(typed)).toBeNull();
});
