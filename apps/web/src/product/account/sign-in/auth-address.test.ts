import { expect, test } from 'vitest';
import { buildAuthAddress, parseAuthAddress } from './auth-address.ts';

const read = (address: string) => parseAuthAddress(new URL(address, 'https://wideload.example'));

test.each([
  ['/', null],
  ['/order_list', null],
  ['/auth', { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: false }],
  ['/auth?ended=yes', { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: true }],
  ['/auth?mode=sign-up', { mode: 'sign-up', next: null, language: 'en', resetToken: null, hasEnded: false }],
  ['/auth?mode=reset', { mode: 'reset', next: null, language: 'en', resetToken: null, hasEnded: false }],
  ['/auth?mode=code', { mode: 'code', next: null, language: 'en', resetToken: null, hasEnded: false }],
  ['/auth?mode=new-password', { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: false }],
  ['/auth?mode=constructor', { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: false }],
  ['/auth#reset=a_b-C9', { mode: 'new-password', next: null, language: 'en', resetToken: 'a_b-C9', hasEnded: false }],
  ['/es/auth?mode=reset', { mode: 'reset', next: null, language: 'es', resetToken: null, hasEnded: false }],
  ['/de/auth', null],
  ['/auth#reset=', { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: false }],
  [
    '/auth?next=/new_order?step=vehicles',
    { mode: 'sign-in', next: '/new_order?step=vehicles', language: 'en', resetToken: null, hasEnded: false },
  ],
  ['/auth?next=//evil.example', { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: false }],
  [
    '/auth?next=https://evil.example',
    { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: false },
  ],
  [
    '/auth?next=javascript:alert(1)',
    { mode: 'sign-in', next: null, language: 'en', resetToken: null, hasEnded: false },
  ],
])('%s asks for %j', (address, wish) => {
  expect(read(address)).toEqual(wish);
});

test('the next path is kept from one modal to the next', () => {
  expect(buildAuthAddress('sign-in', { language: 'en' })).toBe('/auth');
  expect(buildAuthAddress('sign-in', { language: 'es' })).toBe('/es/auth');
  expect(read(buildAuthAddress('sign-up', { language: 'es', next: '/companies?search=a&page=2' }))).toEqual({
    mode: 'sign-up',
    next: '/companies?search=a&page=2',
    language: 'es',
    resetToken: null,
    hasEnded: false,
  });
});
