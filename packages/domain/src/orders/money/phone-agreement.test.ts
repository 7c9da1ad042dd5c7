import { expect, test } from 'vitest';
import { fitsAgreement, parsePhoneLimit } from './phone-agreement.ts';

test.each([
  ['500', { limit: 50_000 }],
  ['$1,250.50', { limit: 125_050 }],
  ['10', { limit: 1000 }],
  ['9.99', { error: 'limit.too-low' }],
  ['10000', { limit: 1_000_000 }],
  ['10000.01', { error: 'limit.too-high' }],
  ['lots', { error: 'limit.unreadable' }],
  ['', { error: 'limit.unreadable' }],
])('the limit %j', (text, expected) => {
  expect(parsePhoneLimit(text)).toEqual(expected);
});

test.each([
  { limit: 50_000, total: 49_999, fits: true },
  { limit: 50_000, total: 50_000, fits: true },
  { limit: 50_000, total: 50_001, fits: false },
])('$total under an agreement up to $limit: $fits', ({ limit, total, fits }) => {
  expect(fitsAgreement({ limit }, total)).toBe(fits);
});
