import { beforeEach, expect, test } from 'vitest';
import { wake } from './dialog-island.ts';

// jsdom has no dialogs that open.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

function found<E extends HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (element === null) throw new Error(selector);
  return element;
}

beforeEach(() => {
  document.body.innerHTML = `<div>
    <button data-opens="one">Open</button>
    <dialog id="one"><p>Text</p><a href="#there">There</a><button data-closes>OK</button></dialog>
  </div>`;
  wake(found('div'));
  found('[data-opens]').click();
});

test('a button opens its dialog', () => {
  expect(found<HTMLDialogElement>('dialog').open).toBe(true);
});

test.each(['[data-closes]', 'a', 'dialog'])('a press of %s closes it', (selector) => {
  found(selector).click();
  expect(found<HTMLDialogElement>('dialog').open).toBe(false);
});

test('a press of its text does not', () => {
  found('p').click();
  expect(found<HTMLDialogElement>('dialog').open).toBe(true);
});
