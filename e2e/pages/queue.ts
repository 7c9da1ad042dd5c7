import type { Page } from '@playwright/test';
import { callSuccessfully, payOrder } from '../fixtures.ts';

/** A carrier can have a company and its vehicles only once, so further orders are copies. */
export async function orderAgain(page: Page, { id }: { id: string }): Promise<{ id: string; number: string }> {
  const copyId = await page.evaluate(() => crypto.randomUUID());
  const copy = await callSuccessfully(page, 'POST', `/permits/orders/${id}/copy`, { _id: copyId });
  const reviewed = { version: copy['version'], step: 6, reviewed: true };
  await callSuccessfully(page, 'PUT', `/permits/orders/${copyId}`, reviewed);
  await payOrder(page, copyId);
  return { id: copyId, number: String(copy['orderNumber']) };
}

export const toQueueAddress = (email: string) => `/permits/queue?search=${encodeURIComponent(email)}`;
export const findRow = (page: Page, { number }: { number: string }) =>
  page.getByRole('row').filter({ hasText: number });
export const findNumberLinks = (page: Page) => page.getByRole('rowheader').getByRole('link');

/** Returning to a tab makes it poll at once. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
