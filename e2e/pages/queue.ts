import type { Page } from '@playwright/test';
import { anOrderToPay, callSuccessfully, payOrder } from '../fixtures.ts';

export async function aPaidOrder(page: Page): Promise<{ id: string; number: string }> {
  const { id } = await anOrderToPay(page, ['TX', 'OK']);
  return payAndRead(page, id);
}

async function payAndRead(page: Page, id: string): Promise<{ id: string; number: string }> {
  await payOrder(page, id);
  const { orderNumber } = await callSuccessfully(page, 'GET', `/permits/orders/${id}`);
  return { id, number: String(orderNumber) };
}

/** A carrier can have a company and its vehicles only once, so further orders are copies. */
export async function orderAgain(page: Page, { id }: { id: string }): Promise<{ id: string; number: string }> {
  const copyId = await page.evaluate(() => crypto.randomUUID());
  const { version } = await callSuccessfully(page, 'POST', `/permits/orders/${id}/copy`, { _id: copyId });
  await callSuccessfully(page, 'PUT', `/permits/orders/${copyId}`, { version, step: 6, reviewed: true });
  return payAndRead(page, copyId);
}

export const toQueueAddress = (email: string) => `/permits/queue?search=${encodeURIComponent(email)}`;
export const findRow = (page: Page, { number }: { number: string }) =>
  page.getByRole('row').filter({ hasText: number });
export const findNumberLinks = (page: Page) => page.getByRole('rowheader').getByRole('link');

/** Returning to a tab makes it poll at once. */
export async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
