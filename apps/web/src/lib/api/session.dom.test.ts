import { beforeEach, expect, test, vi } from 'vitest';
import { dropToken, onSignedOut } from './session-end.ts';
import { buildSignedOutAddress, signOut } from './session.ts';
import { chooseSingleKeys, areSingleKeysOn } from '../single-keys.ts';

test.each([
  ['ended', '/', '', '/'],
  ['ended', '/order_list', '', '/auth?next=%2Forder_list&ended=yes'],
  ['ended', '/dashboard', '', '/auth?next=%2Fdashboard&ended=yes'],
  ['absent', '/order_list', '', '/'],
  ['absent', '/dashboard', '', '/'],
  ['ended', '/order_list', '?page=2', '/auth?next=%2Forder_list%3Fpage%3D2&ended=yes'],
  ['absent', '/order_list', '?page=2', '/auth?next=%2Forder_list%3Fpage%3D2'],
  ['ended', '/new_order', '?order=1&step=permits', '/auth?next=%2Fnew_order%3Forder%3D1%26step%3Dpermits&ended=yes'],
  ['signed-out', '/new_order', '?order=1', '/'],
] as const)('a session that is %s at %s%s leads to %s', (because, pathname, search, address) => {
  expect(buildSignedOutAddress(because, { pathname, search })).toBe(address);
});

beforeEach(() => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('wideload.accessToken', 'token');
  localStorage.setItem('wideload.draft.1', 'typed');
  sessionStorage.setItem('wideload.draft.2', 'typed');
});

test('signing out removes everything but preferences from the device', async () => {
  localStorage.setItem('language', 'es');
  chooseSingleKeys(false);
  // Simulates Clear-Site-Data.
  vi.stubGlobal('fetch', async () => {
    localStorage.clear();
    return new Response('{}');
  });
  const reasons: string[] = [];
  const stop = onSignedOut((because) => reasons.push(because));
  await signOut();
  stop();
  expect(Object.keys(localStorage).toSorted()).toEqual(['language', 'singleKeys', 'theme']);
  expect(localStorage.getItem('language')).toBe('es');
  expect(areSingleKeysOn()).toBe(false);
  chooseSingleKeys(true);
  expect(localStorage.getItem('singleKeys')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(reasons).toEqual(['signed-out']);
});

test('signing out of a device without a chosen theme leaves it without one', async () => {
  localStorage.removeItem('theme');
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await signOut();
  expect(localStorage.getItem('theme')).toBeNull();
});

test('an ended session of another call does not interrupt the sign-out', async () => {
  const reasons: string[] = [];
  const stop = onSignedOut((because) => reasons.push(because));
  vi.stubGlobal('fetch', async () => {
    dropToken('ended');
    return new Response('{}');
  });
  await signOut();
  dropToken('ended');
  stop();
  expect(reasons).toEqual(['signed-out']);
});

test('a sign-out that does not reach the server changes nothing', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  await expect(signOut()).rejects.toMatchObject({ code: 'network.failed' });
  expect(localStorage.getItem('wideload.accessToken')).toBe('token');
  expect(localStorage.getItem('wideload.draft.1')).toBe('typed');
});

test('a sign-out in another tab is announced here', () => {
  const reasons: string[] = [];
  const stop = onSignedOut((because) => reasons.push(because));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wideload.accessToken', newValue: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'wideload.accessToken', newValue: 'fresh' }));
  stop();
  expect(reasons).toEqual(['signed-out']);
});
