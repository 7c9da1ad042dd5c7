import { beforeEach, expect, test, vi } from 'vitest';

let resize: (target: Element, width: number) => void = () => undefined;

class Sizes {
  readonly #observed = new Set<Element>();
  constructor(listen: (entries: { target: Element; contentRect: { width: number } }[]) => void) {
    resize = (target, width) => {
      if (this.#observed.has(target)) listen([{ target, contentRect: { width } }]);
    };
  }
  observe(target: Element) {
    this.#observed.add(target);
  }
}

vi.stubGlobal('ResizeObserver', Sizes);
const { completePage } = await import('./rest-of-page.ts');

beforeEach(() => {
  document.body.innerHTML = '<img loading="lazy" alt="light"><img loading="lazy" alt="dark">';
});

function findPicture(name: string): Element {
  const found = document.querySelector(`[alt=${name}]`);
  if (found === null) throw new Error(name);
  return found;
}

// jsdom has no property for the attribute.
const isEager = (picture: Element) => Reflect.get(picture, 'loading') === 'eager';

test('a picture is loaded once it has a size', () => {
  completePage();
  resize(findPicture('light'), 390);
  resize(findPicture('dark'), 0);
  expect([isEager(findPicture('light')), isEager(findPicture('dark'))]).toEqual([true, false]);
  resize(findPicture('dark'), 390);
  expect(isEager(findPicture('dark'))).toBe(true);
});

test('a visitor who saves data gets no picture before it comes near the window', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  completePage();
  resize(findPicture('light'), 390);
  expect(isEager(findPicture('light'))).toBe(false);
});
