import type { Locator, Page } from '@playwright/test';

/** The orders of the list: rows of its table, and cards where it is narrow. */
export function findOrders(page: Page): Locator {
  return page.getByRole('article').or(page.getByRole('row').filter({ has: page.getByRole('rowheader') }));
}

export function findOrder(page: Page, text: string | RegExp): Locator {
  return findOrders(page).filter({ hasText: text });
}
