import type { Page } from '@playwright/test';
import { anOrderToPay, callApi, expect, callSuccessfully, signInAs, test } from '../fixtures.ts';
import { aDraft, makeUnits } from '../pages/drafts.ts';
import { buildAxleFigures, fillAxleFigures, fillLength, findLengthField } from '../pages/wizard.ts';
import { confirm, findProblems } from '../pages/dialogs.ts';

type Stored = {
  version: number;
  units: { _id: string; current: boolean; trailerId: string | null; dimensions: { width: number | null } }[];
};

async function loadStored(page: Page, id: string): Promise<Stored> {
  // Cast: the fields of the contract's order that the test reads.
  return (await callSuccessfully(page, 'GET', `/permits/orders/${id}`)) as unknown as Stored;
}

/** A null width stays empty. */
async function openUnits(page: Page, widths: (number | null)[]): Promise<{ email: string; id: string }> {
  const { email, id, fleet, save } = await aDraft(page);
  const figures = buildAxleFigures({ weight: 111_400, axles: 6 });
  const units = await makeUnits(
    page,
    fleet,
    widths.map(() => figures),
  );
  const sized = units.map((unit, at) => ({ ...unit, dimensions: { ...unit.dimensions, width: widths[at] } }));
  await save({ step: 3, jurisdictions: ['TX', 'OK'], units: sized });
  return { email, id };
}

async function open(page: Page, id: string, rest = ''): Promise<void> {
  await page.goto(`/new_order?order=${id}&step=vehicles${rest}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Power Unit Details' })).toBeVisible();
}

const findTab = (page: Page, number: number) => page.getByRole('tab', { name: `UNIT ${number}` });
const findNext = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const expectOpen = (page: Page, number: number) =>
  expect(findTab(page, number)).toHaveAttribute('aria-selected', 'true');

test('the open unit is in the address: reload, Back, a deep link and the tabs agree, and typing goes into that unit', async ({
  page,
}) => {
  const { id } = await openUnits(page, [174, 180, 186]);
  await open(page, id);
  await expect(page).toHaveURL(/&step=vehicles&unit=1$/);
  await findTab(page, 2).click();
  await expect(page).toHaveURL(/&unit=2$/);
  await expectOpen(page, 2);
  await page.reload();
  await expectOpen(page, 2);
  await expect(findLengthField(page, 'Width')).toHaveValue(/^15/);
  await fillLength(page, 'Width', [15, 6]);
  await expect
    .poll(async () => (await loadStored(page, id)).units.map(({ dimensions }) => dimensions.width))
    .toEqual([174, 186, 186]);

  await findTab(page, 3).click();
  await expect(page).toHaveURL(/&unit=3$/);
  await page.goBack();
  await expectOpen(page, 2);
  await page.goForward();
  await expectOpen(page, 3);

  await open(page, id, '&unit=1');
  await expectOpen(page, 1);
  for (const [written, number] of [
    ['99', 3],
    ['0', 1],
    ['-4', 1],
  ] as const) {
    await open(page, id, `&unit=${written}`);
    await expectOpen(page, number);
    await expect(page).toHaveURL(new RegExp(`&unit=${number}$`));
  }
  await open(page, id, '&unit=two');
  await expectOpen(page, 1);
});

test('another device opens the unit that was open, or the last one if that was deleted @rare', async ({
  page,
  browser,
}) => {
  const { email, id } = await openUnits(page, [174, 180, 186]);
  await open(page, id);
  await findTab(page, 2).click();
  await expect
    .poll(async () => (await loadStored(page, id)).units.map(({ current }) => current))
    .toEqual([false, true, false]);

  const other = await browser.newPage();
  await signInAs(other, email);
  await open(other, id);
  await expectOpen(other, 2);
  await expect(other).toHaveURL(/&unit=2$/);
  await other.close();

  await findTab(page, 1).click();
  await confirm(page, 'Delete unit 1', { answer: 'Delete unit' });
  await expectOpen(page, 2);
  await expect(findTab(page, 2)).toBeFocused();
  await expect(findTab(page, 3)).toHaveCount(0);
  await expect(page).toHaveURL(/&unit=2$/);
  await expect(findLengthField(page, 'Width')).toHaveValue(/^15.*6/);
});

test('the error summary lists only the open problems, names their units, and links to their fields @rare', async ({
  page,
}) => {
  const { id } = await openUnits(page, [174, null, 186]);
  await open(page, id, '&unit=1');
  await page.getByLabel('Loaded weight').fill('');
  await findNext(page).click();
  const summary = findProblems(page);
  const lines = summary.getByRole('listitem');
  await expect(lines).toHaveText([
    'Unit 1, Loaded weight: This field is required !',
    'Unit 2, Width: This field is required !',
  ]);
  await expect(page.getByLabel('Loaded weight')).toBeFocused();

  await summary.getByRole('link', { name: 'Unit 2, Width' }).click();
  await expectOpen(page, 2);
  await expect(findLengthField(page, 'Width')).toBeFocused();
  await expect(page).toHaveURL(/&unit=2$/);

  await findLengthField(page, 'Width').fill("14'6");
  await expect(lines).toHaveText(['Unit 1, Loaded weight: This field is required !']);
  await expect(findLengthField(page, 'Width')).toBeFocused();
  await findTab(page, 3).click();
  await expect(lines).toHaveCount(1);
  await summary.getByRole('link', { name: 'Unit 1, Loaded weight' }).click();
  await expect(page.getByLabel('Loaded weight')).toBeFocused();
  await page.getByLabel('Loaded weight').fill('111400');
  await expect(summary).toHaveCount(0);
  await expect(page.getByLabel('Loaded weight')).toBeFocused();
  await page.getByRole('button', { name: 'ADD UNIT' }).click();
  await expectOpen(page, 4);
  await expect(page.getByText('This field is required !')).toHaveCount(0);
});

test('with one unit, its error lines disappear one by one and carry no unit number', async ({ page }) => {
  const { id } = await openUnits(page, [null]);
  await open(page, id);
  await page.getByLabel('Loaded weight').fill('');
  await findNext(page).click();
  const lines = findProblems(page).getByRole('listitem');
  await expect(lines).toHaveText(['Width: This field is required !', 'Loaded weight: This field is required !']);
  await findLengthField(page, 'Width').fill("14'6");
  await expect(lines).toHaveText(['Loaded weight: This field is required !']);
});

test('a trailer edited after the review is named at the review box with a link to it, and the review can be repeated @phone', async ({
  carrierPage: page,
}) => {
  const { id } = await anOrderToPay(page, ['TX']);
  const trailer = (await loadStored(page, id)).units[0]?.trailerId ?? '';
  const { body } = await callApi(page, 'GET', '/trailers');
  // Cast: the contract's list, which has this one trailer.
  const [{ _id, createdAt: _, ...content }] = body['items'] as [Record<string, unknown>];
  expect(_id).toBe(trailer);
  await page.goto(`/new_order?order=${id}&step=summary`);
  const box = page.getByRole('checkbox', { name: /I have reviewed/ });
  await expect(box).toBeChecked();
  await callSuccessfully(page, 'PUT', `/trailers/${trailer}`, { ...content, length: 50 });

  await findNext(page).click();
  await expect(box).not.toBeChecked();
  const notice = page.getByRole('status').filter({ hasText: 'Something has changed since you reviewed this order' });
  await expect(notice.getByRole('listitem')).toHaveText([/^Trailer 22 of unit 1: length is 50 ft, it was 53 ft\./]);
  await expect(findProblems(page).getByRole('listitem')).toHaveText([/Please confirm that you have reviewed/]);
  await page.reload();
  await expect(notice).toBeVisible();

  await notice.getByRole('button', { name: 'Show it trailer 22 of unit 1' }).click();
  await expect(page.getByRole('combobox', { name: 'Trailer' })).toBeFocused();
  await expect(page).toHaveURL(/&step=vehicles&from=summary&field=units.0.trailerId&unit=1$/);
  await fillAxleFigures(page, { weight: 111_400, axles: 6 });
  await findNext(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Review' })).toBeVisible();
  await box.check();
  await expect(notice).toHaveCount(0);
  await findNext(page).click();
  await expect(page).toHaveURL(/&step=payment/);
});
