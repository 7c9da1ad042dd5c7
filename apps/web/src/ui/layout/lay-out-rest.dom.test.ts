import { beforeEach, expect, test, vi } from 'vitest';
import { layOutRest, layOutUntilChanged } from './lay-out-rest.ts';

const scrollBy = vi.fn<(x: number, y: number) => void>();

/** A part of `estimate` px whose real height is `height`, with its top at `top` in the window. */
function aPart({ top = 0, estimate = 600, height = 600 }): HTMLElement {
  const part = document.createElement('section');
  part.getBoundingClientRect = () =>
    DOMRect.fromRect({ y: top, height: part.style.contentVisibility === 'visible' ? height : estimate });
  return part;
}

const listLaidOut = (parts: HTMLElement[]) => parts.map(({ style }) => style.contentVisibility === 'visible');

let goIdle: () => Promise<void>;

beforeEach(() => {
  scrollBy.mockReset();
  vi.stubGlobal('scrollBy', scrollBy);
  let works: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => works.push(work));
  goIdle = async () => {
    const due = works;
    works = [];
    for (const work of due) work();
    await Promise.resolve();
    await Promise.resolve();
  };
});

test('each part is laid out in an idle time of its own', async () => {
  const parts = [aPart({}), aPart({}), aPart({})];
  void layOutRest(parts);
  expect(listLaidOut(parts)).toEqual([false, false, false]);
  await goIdle();
  expect(listLaidOut(parts)).toEqual([true, false, false]);
  await goIdle();
  await goIdle();
  expect(listLaidOut(parts)).toEqual([true, true, true]);
});

test.each([
  ['lower than its estimate, above the window', { top: -900, estimate: 600, height: 450 }, [[0, -150]]],
  ['higher than its estimate, above the window', { top: -900, estimate: 600, height: 700 }, [[0, 100]]],
  ['below the window', { top: 900, estimate: 600, height: 450 }, []],
  ['half in the window', { top: -300, estimate: 600, height: 450 }, []],
])('a part %s does not move what is read', async (_name, given, moves) => {
  void layOutRest([aPart(given)]);
  await goIdle();
  expect(scrollBy.mock.calls).toEqual(moves);
});

test('a window that scrolls by whole pixels ends in its place', async () => {
  vi.stubGlobal('scrollY', 2000);
  scrollBy.mockImplementation((_x, y) => vi.stubGlobal('scrollY', Math.round(scrollY + y)));
  void layOutRest([1, 2, 3, 4, 5].map(() => aPart({ top: -900, estimate: 600, height: 599.6 })));
  for (let pieces = 0; pieces < 5; pieces += 1) await goIdle();
  expect(scrollY).toBe(1998);
});

test('parts that get other content wait again', async () => {
  const parts = [aPart({}), aPart({})];
  const waitAgain = layOutUntilChanged(parts);
  await goIdle();
  waitAgain();
  await goIdle();
  expect(listLaidOut(parts)).toEqual([false, false]);
});

test('a browser that does not say when it is idle lays out the parts too', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  vi.useFakeTimers();
  const parts = [aPart({}), aPart({})];
  void layOutRest(parts);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  expect(listLaidOut(parts)).toEqual([true, true]);
});
