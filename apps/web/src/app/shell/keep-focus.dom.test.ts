import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeAll(() => {
  stop = keepFocus();
});
afterAll(() => stop());
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <main>
      <h1>Order</h1>
      <section id="permits"><h2>Permits</h2><p id="row"><button id="file">File</button></p><button id="all">All</button></section>
      <button id="release">Release</button>
    </main>`;
});

const find = (id: string) => {
  const found = document.querySelector<HTMLElement>(`#${id}`);
  if (found === null) throw new Error(`no ${id}`);
  return found;
};

test.each([
  ['of a row that is gone', 'file', 'row', 'Permits'],
  ['of a section that is gone', 'file', 'permits', 'Order'],
  ['of no section', 'release', 'release', 'Order'],
])('the focus of a button %s goes to the nearest heading that stays', async (_, focused, removed, heading) => {
  find(focused).focus();
  find(removed).remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement?.textContent).toBe(heading);
});

test('the focus of a dialog that removes its opener goes to the heading above the opener', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog open><h2>Delete?</h2><button id="no">No</button><button id="yes">Yes</button></dialog>',
  );
  for (const id of ['file', 'no', 'yes']) find(id).focus();
  find('row').remove();
  document.querySelector('dialog')?.remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement?.textContent).toBe('Permits');
});

test('the focus stays where the code of the page put it, and a removal elsewhere moves nothing', async () => {
  find('file').focus();
  find('row').remove();
  await vi.advanceTimersByTimeAsync(0);
  find('all').focus();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement?.id).toBe('all');

  find('all').blur();
  find('release').remove();
  await vi.advanceTimersByTimeAsync(1000);
  expect(document.activeElement).toBe(document.body);
});
