import { beforeEach, expect, test } from 'vitest';
import { wake } from './dialog-island.ts';

function findElement(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(selector);
  return element;
}
const isOpen = () => findElement('dialog').hasAttribute('open');

beforeEach(() => {
  document.body.innerHTML = `<div>
    <button data-opens="one">Open</button>
    <dialog id="one"><p>Text</p><a href="#there">There</a><button data-closes>OK</button></dialog>
  </div>`;
  wake(findElement('div'));
  findElement('[data-opens]').click();
});

test('a button opens its dialog', () => {
  expect(isOpen()).toBe(true);
});

test.each(['[data-closes]', 'a', 'dialog'])('a press of %s closes it', (selector) => {
  findElement(selector).click();
  expect(isOpen()).toBe(false);
});

test('a press on its text does not close it', () => {
  findElement('p').click();
  expect(isOpen()).toBe(true);
});
