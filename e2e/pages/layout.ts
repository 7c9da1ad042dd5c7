import { expect, type Locator, type Page } from '@playwright/test';
import { isThorough } from '../thorough.ts';

type Places = Record<string, string>;

/** Runs in the page. Excludes the drawing of the load, which changes with the field in use, and messages that come and go. */
function findPlacesInPage(): Places {
  // Controls behind a modal dialog cannot be pressed, and lists there reload.
  const root = document.querySelector('dialog:modal') ?? document;
  const found = [...root.querySelectorAll<HTMLElement>('button, a, input, select, textarea, [role=button]')];
  const seen = found.filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.dataset['path'] === undefined &&
      element.closest('[popover]') === null,
  );
  return Object.fromEntries(
    seen.map((element, index) => {
      const { left, top } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '';
      return [`${index} ${element.localName} ${name || element.id}`, `${Math.round(left)}, ${Math.round(top)}`];
    }),
  );
}

/**
 * Runs in the page. Waits until drawings have followed the input, leaves the field, and finds the places when its
 * message is visible. One step, because the question about the text, 600 ms later, might precede a second step.
 */
async function leaveInPage(field: HTMLElement, find: () => Places): Promise<{ before: Places; after: Places }> {
  const wait = () => new Promise((done) => setTimeout(done, 50));
  let before = find();
  for (let looks = 0; looks < 200; looks += 1) {
    await wait();
    const places = find();
    const rests = JSON.stringify(places) === JSON.stringify(before);
    before = places;
    if (rests) break;
  }
  field.blur();
  await wait();
  return { before, after: find() };
}

/** In CI each field is left with every text; else each field with another one of them. */
export async function expectNothingMoves(page: Page, form: Locator, texts: readonly string[]): Promise<void> {
  const find = await page.evaluateHandle<() => Places>(`(${findPlacesInPage.toString()})`);
  const fields = form.locator(
    'input:not([type=radio], [type=checkbox], [type=hidden], [type=file], [hidden]), textarea',
  );
  await expect(fields.first()).toBeVisible();
  let left = 0;
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const name = await field.evaluate((element) => element.id);
    const tried = isThorough ? texts : [texts[left % texts.length] ?? ''];
    for (const text of tried) {
      await field.fill(text);
      const { before, after } = await field.evaluate(leaveInPage, find);
      expect.soft(after, `${name} left with '${text}'`).toEqual(before);
      left += 1;
    }
  }
  expect(left).toBeGreaterThan(0);
}
