import type { Locator, Page } from '@playwright/test';
import type { Order } from '@wideload/contract';
import { aPaidOrder, callSuccessfully } from '../fixtures.ts';

export async function readOrder(page: Page, id: string): Promise<Order> {
  // Cast: the call is typed by its contract, which this helper does not know.
  return (await callSuccessfully(page, 'GET', `/permits/orders/${id}`)) as Order;
}

/** A paid order as its carrier reads it. */
export async function readPaidOrder(page: Page, states: string[]): Promise<Order> {
  const { id } = await aPaidOrder(page, states);
  return readOrder(page, id);
}

/** The orders of the list: rows of its table, and cards where it is narrow. */
export function findOrders(page: Page): Locator {
  return page.getByRole('article').or(page.getByRole('row').filter({ has: page.getByRole('rowheader') }));
}

export function findOrder(page: Page, text: string | RegExp): Locator {
  return findOrders(page).filter({ hasText: text });
}
