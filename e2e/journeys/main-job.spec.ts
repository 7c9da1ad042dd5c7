import { findCode, expect, findMail, newEmail, password, test } from '../fixtures.ts';
import { addCard } from '../pages/cards.ts';
import { findOrder } from '../pages/orders.ts';
import { choose, fillUnit, goNext, oversize, chooseStates } from '../pages/wizard.ts';
import { closeDialog, openDialog } from '../pages/dialogs.ts';

test('a new carrier signs up, orders permits for two units in three states, sees a card declined, pays with another and tracks the order @phone', async ({
  page,
}) => {
  test.slow();
  const email = newEmail();

  await test.step('sign up, confirm the code, sign in', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    const signUp = page.getByRole('dialog', { name: 'Sign Up' });
    await signUp.getByLabel('Email').fill(email);
    await signUp.getByLabel('Password', { exact: true }).fill(password);
    await signUp.getByRole('checkbox').check();
    await signUp.getByRole('button', { name: 'Sign Up' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirmation code' });
    await expect(confirm).toContainText('We sent on your email, confirmation code, please check, and activate !');
    await confirm.getByLabel('Confirmation code').fill(await findCode(page, email));
    await confirm.getByRole('button', { name: 'Confirm' }).click();
    const signIn = page.getByRole('dialog', { name: 'Sign In' });
    await expect(signIn).toContainText('Your account was activated successfully, try to sign in !');
    await signIn.getByLabel('Password', { exact: true }).fill(password);
    await signIn.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/order_list$/);
  });

  await test.step('a company, verified by the registry', async () => {
    await page.goto('/companies');
    const drawer = await openDialog(page, 'Add company');
    await drawer.getByLabel('USDOT number to verify').fill('9000002');
    await drawer.getByRole('button', { name: 'Verify' }).click();
    await expect(drawer.getByText('Company is verified by usdot number')).toBeVisible();
    await drawer.getByRole('button', { name: 'Add company' }).click();
    await expect(page.getByText('Sandbox Lowboy Transport Inc').first()).toBeVisible();
  });

  await test.step('a truck', async () => {
    await page.goto('/trucks');
    const drawer = await openDialog(page, 'Add truck');
    await drawer.getByLabel('Power unit number').fill('104');
    await drawer.getByLabel('VIN').fill('1XPWD40X1ED215307');
    await choose(drawer.getByRole('combobox', { name: 'Make' }), 'Peterbilt');
    await drawer.getByLabel('Model').fill('389');
    await choose(drawer.getByRole('combobox', { name: 'Year' }), '2021');
    await drawer.getByLabel('Plate number').fill('R104WL');
    await choose(drawer.getByRole('combobox', { name: 'Plate state' }), 'Texas');
    await expect(drawer.getByLabel('Registered weight')).toHaveValue(/80,?000/);
    await closeDialog(drawer, 'Add truck');
  });

  await test.step('a trailer', async () => {
    await page.goto('/trailers');
    const drawer = await openDialog(page, 'Add trailer');
    await drawer.getByLabel('Internal number').fill('22');
    await drawer.getByLabel('Type').selectOption({ label: 'Removable Goose-Neck (RGN)' });
    await drawer.getByLabel('VIN').fill('1L9GN53A1E1000022');
    await drawer.getByLabel('Plate number').fill('T22WL');
    await drawer.getByLabel('Length').fill('53');
    await closeDialog(drawer, 'Add trailer');
  });

  await test.step('basic details and three states', async () => {
    await page.goto('/new_order');
    await page.getByLabel('Email').fill('dispatch@test.example');
    await page.getByLabel('Phone').fill('(702) 555-0142');
    await page.getByLabel('Order title').fill('Press to Baton Rouge');
    await page.getByLabel('Person name').fill('Ann Carrier');
    await choose(page.getByRole('combobox', { name: 'Company' }), 'Sandbox');
    await expect(page.getByLabel('Usdot number')).toHaveValue('9000002');
    await goNext(page, 'Select a State', 'Next Step');
    await chooseStates(page, ['Texas', 'Oklahoma', 'Louisiana']);
    await goNext(page, 'Power Unit Details');
  });

  await test.step('two units', async () => {
    await fillUnit(page, oversize);
    await expect(page.getByText('OVERSIZE LOAD', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'ADD UNIT' }).click();
    await expect(page.getByRole('tab', { name: 'UNIT 2' })).toHaveAttribute('aria-selected', 'true');
    await fillUnit(page, { ...oversize, Width: [10, 0], weight: '79000', Height: [13, 6] });
    await goNext(page, 'Permit Selection');
    await goNext(page, 'Summary');
  });

  await test.step('the money: Louisiana charges by the day, four of them', async () => {
    // Each unit: Texas 62, Oklahoma 40, Louisiana 4 x 10.
    await expect(page.getByText('$142.00').first()).toBeVisible();
    await expect(page.getByText('$284.00').first()).toBeVisible();
    await expect(page.getByText(/^\$284 now; .*\$[\d,.]+ .*in all\./)).toBeVisible();
    await expect(page.getByText('Oklahoma: $360 ($40 and $10 for each 1,000 lb over)')).toBeVisible();
    await expect(page.getByText(/^In other fees the states will add \$/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'I have reviewed all the information pertaining to this order' }).check();
    await goNext(page, 'Payment');
  });

  await test.step('a card that is declined, then one that pays', async () => {
    await addCard(page, { number: '4000 0000 0000 0515' });
    await page.getByRole('button', { name: 'PAY', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'PAYMENT REQUEST FAILED' })).toContainText(
      'Insufficient funds',
    );
    await addCard(page, { number: '4242 4242 4242 4242' });
    await page.getByRole('button', { name: 'PAY', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
    await expect(page.getByText('The details were e-mailed to dispatch@test.example')).toBeVisible();
    const receipt = page.getByRole('region', { name: 'Billing details' });
    await expect(receipt.getByText(/^\$284 now; .* in all\./)).toBeVisible();
  });

  await test.step('tracked', async () => {
    await page.getByRole('link', { name: 'Back to the main page' }).click();
    await expect(page).toHaveURL(/\/order_list$/);
    const card = findOrder(page, 'Sandbox Lowboy Transport Inc');
    await expect(card.getByText('Pending', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: /^Order 1\d{5}/ }).click();
    await expect(page).toHaveURL(/\/order_list\/order\?orderId=/);
    const [order = ''] =
      /1\d{5}/.exec(await page.getByRole('heading', { level: 1, name: /^Order 1/ }).innerText()) ?? [];
    const { text } = await findMail(page, 'dispatch@test.example', new RegExp(`Order ${order} is paid`));
    const [, receipt = 'none'] = /Receipt number: (\d{4}-\d{6})/.exec(text) ?? [];
    await expect(page.getByRole('region', { name: 'Billing details' })).toContainText(`Receipt number${receipt}`);
    await expect(page.getByText('$284.00').first()).toBeVisible();
    await expect(page.getByText('Louisiana').first()).toBeVisible();
  });
});
