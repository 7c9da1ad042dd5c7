import { expect, type Locator, type Page } from '@playwright/test';
import { password } from '../fixtures.ts';

type Name = string | RegExp;

/** Presses the button. @returns the dialog that it opens, which has the name of the button unless another is given */
export async function openDialog(page: Page, button: Name, title: Name = button): Promise<Locator> {
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: title });
}

/** Presses the button of the dialog, which closes it. */
export async function closeDialog(dialog: Locator, button: Name): Promise<void> {
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

type Question = { title?: Name; answer: Name };

/** Presses the button, and the answer in the dialog that asks about it. */
export async function confirm(page: Page, button: Name, { title, answer }: Question): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const question = page.getByRole('dialog', title === undefined ? {} : { name: title });
  await question.getByRole('button', { name: answer }).click();
}

/** The error summary of a form. */
export function findProblems(scope: Page | Locator): Locator {
  return scope.getByRole('group', { name: 'There is a problem' });
}

export async function submitSignIn(dialog: Locator, email: string, secret = password): Promise<void> {
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
}
