import { afterEach, describe, expect, test } from 'vitest';
import bootScript from '../../public/theme.js?raw';
import { chooseTheme, readTheme, onTheme } from './theme.ts';

// oxlint-disable-next-line typescript/no-implied-eval -- it is our own file, and a classic script cannot be imported
const boot = () => new Function(bootScript)();

afterEach(() => {
  delete document.documentElement.dataset['theme'];
});

test.each([
  [null, 'light'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'light'],
])('a page with %j in storage starts %s', (kept, theme) => {
  if (kept !== null) localStorage.setItem('theme', kept);
  boot();
  expect(readTheme()).toBe(theme);
});

test('the bar of the browser has the color of the theme, at the start and after a press', () => {
  document.head.innerHTML = '<meta name="theme-color" content="white" data-light="white" data-dark="black">';
  const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  localStorage.setItem('theme', 'dark');
  boot();
  expect(bar?.content).toBe('black');
  chooseTheme('light');
  expect(bar?.content).toBe('white');
  document.head.innerHTML = '';
});

test('a choice is stored for the next page and announced to listeners', () => {
  let calls = 0;
  const stop = onTheme(() => (calls += 1));
  chooseTheme('dark');
  stop();
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(readTheme()).toBe('dark');
  expect(calls).toBe(1);
});

test('a choice in another tab applies here, too', () => {
  const stop = onTheme(() => undefined);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  stop();
  expect(readTheme()).toBe('dark');
});

describe('a visitor who chose a language', () => {
  function findRedirect(chosen: string, pathname: string): string | null {
    let opened: string | null = null;
    document.head.innerHTML = '<meta name="languages" content="en es">';
    localStorage.setItem('language', chosen);
    const location = { pathname, search: '?a=b', hash: '#c', replace: (address: string) => (opened = address) };
    // oxlint-disable-next-line typescript/no-implied-eval -- as above
    new Function('location', bootScript)(location);
    document.head.innerHTML = '';
    return opened;
  }

  test.each([
    ['es', '/', '/es?a=b#c'],
    ['en', '/', null],
    ['fr', '/', null],
    ['es', '/auth', '/es/auth?a=b#c'],
    ['es', '/states/ohio', null],
    ['es', '/es', null],
  ])('%s, at %s, is redirected to %s', (chosen, pathname, address) => {
    expect(findRedirect(chosen, pathname)).toBe(address);
    expect(readTheme()).toBe('light');
  });
});
