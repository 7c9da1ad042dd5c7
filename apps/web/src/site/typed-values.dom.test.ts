import { beforeEach, expect, test } from 'vitest';
import { storeInput, restoreInput } from './typed-values.ts';

const renderPageHtml = (width = '', message = '') =>
  `<main><input id="width" value="${width}"><input id="link" readonly value="x"><textarea id="message">${message}</textarea></main>`;
const readValue = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/es/check-your-load');
});

test('input, valid or not, is restored once in the other language', () => {
  document.body.innerHTML = renderPageHtml('wide', '14 ft 6');
  storeInput('/es/check-your-load');
  document.body.innerHTML = renderPageHtml();
  restoreInput();
  expect([readValue('width'), readValue('message'), readValue('link')]).toEqual(['wide', '14 ft 6', 'x']);
  document.body.innerHTML = renderPageHtml();
  restoreInput();
  expect(readValue('width')).toBe('');
});

test('a value with a plain form is restored from it', () => {
  document.body.innerHTML = '<main><input id="states" value="Nuevo México" data-plain="NM"></main>';
  storeInput('/es/check-your-load');
  document.body.innerHTML = '<main><input id="states"></main>';
  restoreInput();
  expect(readValue('states')).toBe('NM');
});

test('another page restores nothing, and unreadable storage is ignored', () => {
  document.body.innerHTML = renderPageHtml('wide');
  storeInput('/es');
  document.body.innerHTML = renderPageHtml();
  restoreInput();
  expect(readValue('width')).toBe('');
  sessionStorage.setItem('wideload.typed', '{');
  restoreInput();
  expect(readValue('width')).toBe('');
});
