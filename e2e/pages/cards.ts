import { expect, type FrameLocator, type Page } from '@playwright/test';

export type CardEntry = { number: string; expiry?: string; cvc?: string };

/** The frame of the provider in the open drawer. */
export function cardFrame(page: Page): FrameLocator {
  return page.getByRole('dialog', { name: 'Add new card' }).frameLocator('iframe');
}

/** Types a card into the frame and sends it. */
export async function typeCard(page: Page, { number, expiry = '12 / 30', cvc = '123' }: CardEntry): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Credit or debit card number').fill(number);
  await frame.getByLabel('Credit or debit card expiration date').fill(expiry);
  await frame.getByLabel('Credit or debit card CVC/CVV').fill(cvc);
  await page.getByRole('dialog', { name: 'Add new card' }).getByRole('button', { name: 'Add card' }).click();
}

/** Opens the drawer of the payment step, adds a card that can be saved, and waits until it is chosen. */
export async function addCard(page: Page, entry: CardEntry): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await typeCard(page, entry);
  await expect(page.getByRole('dialog', { name: 'Add new card' })).toBeHidden();
  await expect(page.getByRole('radio', { name: new RegExp(`ending in ${entry.number.slice(-4)}`) })).toBeChecked();
}

/** The window of the bank, which the provider draws over the page. */
export function bankFrame(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="3D Secure authentication"]');
}

export async function completeAuthentication(page: Page, outcome: 'Complete' | 'Fail'): Promise<void> {
  const bank = bankFrame(page).getByRole('dialog', { name: '3-D Secure' });
  await bank.getByRole('button', { name: `${outcome} authentication` }).click();
  await expect(bank).toBeHidden();
}
