import { expect, type Page } from '@playwright/test';

export type CardEntry = { number: string; expiry?: string; cvc?: string };

/** Types a card into the open drawer and sends it. */
export async function typeCard(page: Page, { number, expiry = '12 / 30', cvc = '123' }: CardEntry): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Add new card' });
  await drawer.getByLabel('Card number').fill(number);
  await drawer.getByLabel('Expiry').fill(expiry);
  await drawer.getByLabel('CVC').fill(cvc);
  await drawer.getByRole('button', { name: 'Add card' }).click();
}

/** Opens the drawer of the payment step, adds a card that can be saved, and waits until it is chosen. */
export async function addCard(page: Page, entry: CardEntry): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await typeCard(page, entry);
  await expect(page.getByRole('dialog', { name: 'Add new card' })).toBeHidden();
  await expect(page.getByRole('radio', { name: new RegExp(`ending in ${entry.number.slice(-4)}`) })).toBeChecked();
}

export async function completeAuthentication(page: Page, outcome: 'Complete' | 'Fail'): Promise<void> {
  const bank = page.getByRole('dialog', { name: '3-D Secure' });
  await bank.getByRole('button', { name: `${outcome} authentication` }).click();
  await expect(bank).toBeHidden();
}
