import { expect, type FrameLocator, type Page } from '@playwright/test';

export type CardEntry = { number: string; expiry?: string; cvc?: string };

export function findCardFrame(page: Page): FrameLocator {
  return page.getByRole('dialog', { name: 'Add new card' }).frameLocator('iframe');
}

export async function typeCard(page: Page, { number, expiry = '12 / 30', cvc = '123' }: CardEntry): Promise<void> {
  const frame = findCardFrame(page);
  await frame.getByLabel('Credit or debit card number').fill(number);
  await frame.getByLabel('Credit or debit card expiration date').fill(expiry);
  await frame.getByLabel('Credit or debit card CVC/CVV').fill(cvc);
  await page.getByRole('dialog', { name: 'Add new card' }).getByRole('button', { name: 'Add card' }).click();
}

/** Waits until the new card is selected. */
export async function addCard(page: Page, entry: CardEntry): Promise<void> {
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await typeCard(page, entry);
  await expect(page.getByRole('dialog', { name: 'Add new card' })).toBeHidden();
  await expect(page.getByRole('radio', { name: new RegExp(`ending in ${entry.number.slice(-4)}`) })).toBeChecked();
}

const bankFrame = 'iframe[title="3D Secure authentication"]';

/** The provider draws the bank's challenge over the page. */
export function findBankFrame(page: Page): FrameLocator {
  return page.frameLocator(bankFrame);
}

/** The payment's own challenge may follow that of a new card at once, in a window of its own. */
export async function completeAuthentication(page: Page, outcome: 'Complete' | 'Fail'): Promise<void> {
  const bank = findBankFrame(page).getByRole('dialog', { name: '3-D Secure' });
  await expect(bank).toBeVisible();
  const frame = await page.locator(bankFrame).elementHandle();
  await bank.getByRole('button', { name: `${outcome} authentication` }).click();
  await frame?.waitForElementState('hidden');
}
