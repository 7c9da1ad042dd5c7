import type { Locator, Page } from '@playwright/test';

export const findButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A part of an order page. */
const findPart = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Opens a folded part of an order page; an open one stays open. */
export async function openPart(page: Page, name: string): Promise<Locator> {
  const part = findPart(page, name);
  const details = part.locator('details').first();
  await details.waitFor();
  if ((await details.getAttribute('open')) === null) await part.getByRole('heading', { name, exact: true }).click();
  return part;
}

/** The form of an act, in the line of its permit. */
export function findForm(page: Page, name: string): Locator {
  return page.getByRole('form', { name, exact: true });
}
