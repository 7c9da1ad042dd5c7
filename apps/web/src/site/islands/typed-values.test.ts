import { beforeEach, expect, test } from 'vitest';
import { storeInput, restoreInput } from './typed-values.ts';

const page = (width = '', message = '') =>
  `<main><input id="width" value="${width}"><input id="link" readonly value="x"><textarea id="message">${message}</textarea></main>`;
const valueOf = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/es/check-your-load');
});

test('what is typed, right or wrong, stands in the page of the other language, once', () => {
  document.body.innerHTML = page('wide', '14 ft 6');
  storeInput('/es/check-your-load');
  document.body.innerHTML = page();
  restoreInput();
  expect([valueOf('width'), valueOf('message'), valueOf('link')]).toEqual(['wide', '14 ft 6', 'x']);
  document.body.innerHTML = page();
  restoreInput();
  expect(valueOf('width')).toBe('');
});

test('what has a form for every language goes along in that form', () => {
  document.body.innerHTML = '<main><input id="states" value="Nuevo México" data-plain="NM"></main>';
  storeInput('/es/check-your-load');
  document.body.innerHTML = '<main><input id="states"></main>';
  restoreInput();
  expect(valueOf('states')).toBe('NM');
});

test('another page gets nothing of it, and what cannot be read harms nobody', () => {
  document.body.innerHTML = page('wide');
  storeInput('/es');
  document.body.innerHTML = page();
  restoreInput();
  expect(valueOf('width')).toBe('');
  sessionStorage.setItem('wideload.typed', '{');
  restoreInput();
  expect(valueOf('width')).toBe('');
});
