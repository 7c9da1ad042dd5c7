import { expect, type Locator, type Page } from '@playwright/test';

/** Runs in the page. Excludes the drawing of the load, which changes with the field in use. */
function findPlacesInPage(): Record<string, string> {
  // Controls behind a modal dialog cannot be pressed, and lists there reload.
  const root = document.querySelector('dialog:modal') ?? document;
  const found = [...root.querySelectorAll<HTMLElement>('button, a, input, select, textarea, [role=button]')];
  const seen = found.filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && element.dataset['path'] === undefined,
  );
  return Object.fromEntries(
    seen.map((element, index) => {
      const { left, top } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name') ?? '';
      return [`${index} ${element.localName} ${name || element.id}`, `${Math.round(left)}, ${Math.round(top)}`];
    }),
  );
}

const findPlaces = (page: Page) => page.evaluate(findPlacesInPage);

/**
 * Leaves the field and finds the places 100 ms later, when its message is visible. One evaluation, because the question about the text
 * follows after 600 ms and might appear before a second evaluation.
 */
async function leaveAndFindPlaces(page: Page, field: Locator): Promise<Record<string, string>> {
  const find = await page.evaluateHandle(`(${findPlacesInPage.toString()})`);
  return field.evaluate(async (element, findInPage) => {
    element.blur();
    await new Promise((done) => setTimeout(done, 100));
    return (findInPage as typeof findPlacesInPage)();
  }, find);
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Drawings follow the typed text a moment later. */
async function findRestingPlaces(page: Page): Promise<Record<string, string>> {
  let before: Record<string, string> = {};
  let places: Record<string, string> = {};
  await expect(async () => {
    before = places;
    await drawn(page);
    places = await findPlaces(page);
    expect(places).toEqual(before);
  }).toPass({ intervals: [50] });
  return before;
}

/** Types each text into each field, leaves the field, and expects that no control has moved. */
export async function expectNothingMoves(page: Page, form: Locator, texts: readonly string[]): Promise<void> {
  const fields = form.locator(
    'input:not([type=radio], [type=checkbox], [type=hidden], [type=file], [hidden]), textarea',
  );
  await expect(fields.first()).toBeVisible();
  let left = 0;
  for (const field of await fields.all()) {
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    const name = await field.evaluate((element) => element.id);
    for (const text of texts) {
      await field.fill(text);
      const before = await findRestingPlaces(page);
      expect.soft(await leaveAndFindPlaces(page, field), `${name} left with '${text}'`).toEqual(before);
      left += 1;
    }
  }
  expect(left).toBeGreaterThan(0);
}
