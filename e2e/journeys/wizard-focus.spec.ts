import type { Page } from '@playwright/test';
import { anOrderToPay, expect, test } from '../fixtures.ts';
import { openPermitCards } from '../pages/wizard.ts';
import { aDraft } from '../pages/drafts.ts';

type Focus = { id: string; isOut: boolean; covered: string };

/** `covered` names the focused element if a sticky bar or the edge of the screen covers it; '' if it is fully visible. */
async function findFocus(page: Page): Promise<Focus> {
  return page.evaluate(async () => {
    // A person sees the page as it is painted: content above the field may grow until then.
    await new Promise<void>((paint) => requestAnimationFrame(() => requestAnimationFrame(() => paint())));
    const field = document.activeElement;
    const id = field?.id ?? '';
    const isOut = document.querySelector('#content')?.contains(field) !== true;
    const banner = document.querySelector('header');
    const bar = document.querySelector('[data-form-actions]');
    // A link that skips the step appears above the bars.
    const isAbove = field !== null && getComputedStyle(field).position === 'fixed';
    if (field === null || isAbove || banner?.contains(field) === true || bar?.contains(field) === true)
      return { id, isOut, covered: '' };
    const box = field.getBoundingClientRect();
    const foot = bar?.getBoundingClientRect().top ?? window.innerHeight;
    const head = banner?.getBoundingClientRect().bottom ?? 0;
    const isTall = box.height > foot - head;
    const isCovered = box.bottom > foot + 0.5 || box.top < head - 0.5;
    const name = id === '' ? field.textContent : id;
    const covered = `${name}: ${box.top} to ${box.bottom}, between ${head} and ${foot}`;
    return { id, isOut, covered: isCovered && !isTall ? covered : '' };
  });
}

/** Presses Tab through the content of the page. Returns the ids of the fields, and of covered ones. */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ fields: string[]; covered: string[] }> {
  const fields: string[] = [];
  const covered: string[] = [];
  for (let press = 0; press < 200; press += 1) {
    await page.keyboard.press(key);
    // After the last field Chromium goes on at the top of the document, or nowhere.
    const focus = await findFocus(page);
    if (focus.isOut) break;
    fields.push(focus.id);
    if (focus.covered !== '') covered.push(focus.covered);
  }
  return { fields: fields.filter((name) => name !== ''), covered };
}

test.describe('by keyboard on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [step, title, field] of [
    ['basic-details', 'Person Ordering Information', 'customer.email'],
    ['jurisdiction', 'Select a State', 'jurisdictions'],
    ['vehicles', 'Power Unit Details', 'units.0.axles.EF'],
    ['permits', 'Permit Selection', 'permits.0.comment'],
    ['summary', 'Summary', 'reviewed'],
  ] as const) {
    test(`no field of ${step} is covered by a bar when it takes the focus @sweep`, async ({ carrierPage: page }) => {
      const { id } = await anOrderToPay(page, ['TX', 'OK']);
      await page.goto(`/new_order?order=${id}&step=${step}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      if (step === 'permits') await openPermitCards(page);
      await expect(page.locator(`[id="field-${field}"]`)).toBeVisible();
      await page.getByRole('heading', { level: 1, name: title }).focus();
      const down = await tabThrough(page, 'Tab');
      expect(down.fields).toContain(`field-${field}`);
      expect(down.covered).toEqual([]);
      await page.getByRole('button', { name: /^Next/ }).focus();
      expect((await tabThrough(page, 'Shift+Tab')).covered).toEqual([]);
    });
  }
});

test('presses on Next that come before the next step shows save the order once', async ({ page }) => {
  const { id } = await aDraft(page, { step: 1 });
  const steps: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') steps.push((request.postDataJSON() as { step?: number }).step);
  });
  await page.goto(`/new_order?order=${id}`);
  await page.getByRole('button', { name: 'Next Step' }).evaluate((next: HTMLElement) => {
    const timer = setInterval(() => (next.isConnected ? next.click() : clearInterval(timer)), 10);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Select a State' })).toBeVisible();
  expect(steps).toEqual([2]);
});
