import { expect, test } from 'vitest';
import { normalizeCustomer } from './order-texts.ts';

test.each([
  [
    { email: 'Pat@Example.com,', phone: '1-806-555-0101 ext 4' },
    { email: 'Pat@Example.com', phone: '8065550101 x4' },
  ],
  [
    { email: 'pat@', phone: '1-806' },
    { email: 'pat@', phone: '1-806' },
  ],
  [
    { email: '', phone: 'call me' },
    { email: '', phone: 'call me' },
  ],
  [
    { email: '<pat@example.com>', phone: '12345678901' },
    { email: 'pat@example.com', phone: '12345678901' },
  ],
])('%j is kept as %j', (typed, kept) => {
  expect(normalizeCustomer({ ...typed, personName: 'Pat' })).toEqual({ ...kept, personName: 'Pat' });
});
