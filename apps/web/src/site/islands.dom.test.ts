import { beforeEach, expect, test, vi } from 'vitest';
import { watchIslands, type Island } from './islands.ts';

let woken: HTMLElement[] = [];
let give: (island: Island) => void = () => undefined;
let fail: () => void = () => undefined;
let loads = 0;

watchIslands({
  menu: () => {
    loads += 1;
    return new Promise((resolve, reject) => {
      give = resolve;
      fail = () => reject(new Error('no network'));
    });
  },
});

const island: Island = {
  wake: (element) => {
    woken.push(element);
    element.addEventListener('click', () => element.setAttribute('data-pressed', ''));
  },
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  woken = [];
  loads = 0;
  document.body.innerHTML =
    '<div data-island="menu" data-failed="Try again."><button>Menu</button><i>x</i></div><b>y</b>';
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
});
const findElement = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(selector);
  return element;
};

test('an island sleeps until the first interaction, and loads once', async () => {
  findElement('b').dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(loads).toBe(0);
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    findElement('i').dispatchEvent(new Event(type, { bubbles: true }));
  expect(loads).toBe(1);
  give(island);
  await settled();
  expect(woken).toEqual([findElement('div')]);
});

test('a press while it loads is repeated', async () => {
  findElement('button').click();
  expect(findElement('div').dataset['pressed']).toBeUndefined();
  give(island);
  await settled();
  expect(findElement('div').dataset['pressed']).toBe('');
});

test('a key pressed on a shape while it loads is repeated', async () => {
  findElement('button').outerHTML = '<i role="button" tabindex="0">Texas</i>';
  findElement('[role]').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
  give(island);
  await settled();
  expect(findElement('div').dataset['pressed']).toBe('');
});

test('a failed script is reported, and the next interaction retries', async () => {
  findElement('button').click();
  fail();
  await settled();
  expect(findElement('[role=alert]').textContent).toBe('Try again.');
  findElement('button').click();
  give(island);
  await settled();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(findElement('div').dataset['pressed']).toBe('');
});

test('presses before the script runs are repeated', async () => {
  document.body.innerHTML = '<div data-island="late"><button data-pressed-early="">Menu</button></div>';
  watchIslands({ late: () => Promise.resolve(island) });
  await settled();
  expect(findElement('div').dataset['pressed']).toBe('');
  expect(findElement('button').dataset['pressedEarly']).toBeUndefined();
});

test('typing before the script runs wakes the island', async () => {
  document.body.innerHTML = '<div data-island="typed"><input></div>';
  findElement('input').focus();
  watchIslands({ typed: () => Promise.resolve(island) });
  await settled();
  expect(woken).toEqual([findElement('div')]);
});
