import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPress, holdBlurs } from './press.ts';

let heard: string[];
let listening: AbortController;
let field: HTMLInputElement;
let button: HTMLButtonElement;

/** The events of a press, one at a time; the focus moves after `mousedown`, as in a browser. */
function down(on: HTMLElement, init: MouseEventInit = {}): void {
  on.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ...init }));
  on.focus();
}
function say(on: EventTarget, type: string): void {
  on.dispatchEvent(new Event(type, { bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<input><button>Save</button><input>';
  [field, button] = [document.querySelector('input'), document.querySelector('button')] as [
    HTMLInputElement,
    HTMLButtonElement,
  ];
  holdBlurs();
  // Each render calls it again.
  holdBlurs();
  field.focus();
  heard = [];
  listening = new AbortController();
  const hear = ({ type, target }: Event) => heard.push(`${type} ${(target as Element).localName}`);
  for (const type of ['focusout', 'click']) document.body.addEventListener(type, hear, { signal: listening.signal });
});

afterEach(() => {
  // Ends the module's own press.
  say(window, 'mouseup');
  vi.runAllTimers();
  vi.useRealTimers();
  // Later test files hold a reference to the body, so it stays.
  listening.abort();
  document.body.replaceChildren();
});

test('a field that is left by a press is left right before the click, and once', () => {
  down(button);
  vi.advanceTimersByTime(500);
  expect(heard).toEqual([]);
  say(button, 'mouseup');
  button.click();
  vi.runAllTimers();
  expect(heard).toEqual(['focusout input', 'click button']);
});

test('who hears of it is told where the focus went', () => {
  let next: unknown;
  document.body.addEventListener('focusout', ({ relatedTarget }) => (next = relatedTarget));
  down(button);
  say(button, 'mouseup');
  button.click();
  expect(next).toBe(button);
});

test('a field that is left with the keyboard, or by a script, is left at once', () => {
  button.focus();
  expect(heard).toEqual(['focusout input']);
});

test.each(['mouseup', 'dragstart', 'contextmenu', 'keydown'])(
  'a press that ends with %s and no click leaves the field',
  (end) => {
    down(button);
    say(button, end);
    expect(heard).toEqual([]);
    vi.runAllTimers();
    expect(heard).toEqual(['focusout input']);
  },
);

test('a press that ends as the window loses the focus leaves the field', () => {
  down(button);
  window.dispatchEvent(new Event('blur'));
  vi.runAllTimers();
  expect(heard).toEqual(['focusout input']);
});

test('the next press leaves what an unfinished one has held', () => {
  down(button);
  down(button);
  expect(heard).toEqual(['focusout input']);
});

test('what is held by a second press is not let go by the end of the first', () => {
  down(document.body);
  say(document.body, 'mouseup');
  down(button);
  vi.runAllTimers();
  expect(heard).toEqual([]);
});

test('only the main button presses', () => {
  down(button, { button: 2 });
  expect(heard).toEqual(['focusout input']);
});

test('what a click does to the focus is heard at once', () => {
  button.addEventListener('click', () => field.focus());
  down(button);
  say(button, 'mouseup');
  button.click();
  expect(heard).toEqual(['focusout input', 'focusout button', 'click button']);
});

test('what moves the page by itself waits for a press, behind the field that it leaves, and for nothing else', () => {
  afterPress(() => heard.push('at once'));
  down(button);
  afterPress(() => heard.push('later'));
  expect(heard).toEqual(['at once']);
  say(button, 'mouseup');
  button.click();
  expect(heard).toEqual(['at once', 'focusout input', 'later', 'click button']);
});
