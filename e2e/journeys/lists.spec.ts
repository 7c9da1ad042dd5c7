import { aFleet, callApi, expect, test } from '../fixtures.ts';
import { closeDialog, findProblems, openDialog } from '../pages/dialogs.ts';

test('companies are verified with the messages of the specification, and a failure clears the fields', async ({
  carrierPage: page,
}) => {
  await page.goto('/companies');
  const drawer = await openDialog(page, 'Add company');
  const number = drawer.getByLabel('USDOT number to verify');
  const verify = drawer.getByRole('button', { name: 'Verify' });
  await verify.click();
  await expect(drawer.getByText('Please complete usdot number !').first()).toBeVisible();
  await number.fill('12x');
  await verify.click();
  await expect(drawer.getByText('Wrong format (ONLY NUMBERS)').first()).toBeVisible();
  await number.fill('9000003');
  await verify.click();
  await expect(drawer.getByText('Verified', { exact: true })).toBeVisible();
  await expect(drawer.getByLabel('Company name')).toHaveValue('Notional Heavy Freight LLC');
  await number.fill('1234');
  await verify.click();
  await expect(drawer.getByText('Not Verified', { exact: true })).toBeVisible();
  await expect(drawer.getByText(/was not verified by usdot number/)).toBeVisible();
  await expect(drawer.getByLabel('Company name')).toHaveValue('');
  await number.fill('9000013');
  await verify.click();
  await expect(drawer.getByText(/Dormant Demo Trucking Inc.*not allow/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Add company' }).click();
  await expect(drawer.getByText('Company name is not verified!').first()).toBeVisible();
  await expect(number).toHaveValue('9000013');
});

test('a company can be found by its name, opened, changed and deleted after a question', async ({
  carrierPage: page,
}) => {
  await aFleet(page);
  await page.goto('/companies');
  const card = page.getByRole('article', { name: 'Sandbox Lowboy Transport Inc' });
  await page.getByLabel('Search by name').fill('nobody');
  await expect(page.getByText('No matching companies')).toBeVisible();
  await expect(page).toHaveURL(/search=nobody/);
  await page.getByLabel('Search by name').fill('lowboy');
  await page.getByLabel('Search by name').press('Enter');
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Open' }).click();
  await expect(card.getByText('22 Fiction Avenue')).toBeVisible();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card.getByText('22 Fiction Avenue')).toBeHidden();
  await card.getByRole('button', { name: /^Edit/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit company' });
  await drawer.getByRole('button', { name: /^Save/ }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await drawer.getByLabel('Email').fill('office@test.example');
  await closeDialog(drawer, /^Save/);
  await card.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete company?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: 'Delete company' }).click();
  await expect(card).toHaveCount(0);
});

test('trucks and trailers refuse empty forms and duplicate numbers, and are found by number', async ({
  carrierPage: page,
}) => {
  await aFleet(page);
  for (const { path, add, field, number } of [
    { path: '/trucks', add: 'Add truck', field: 'Power unit number', number: '104' },
    { path: '/trailers', add: 'Add trailer', field: 'Internal number', number: '22' },
  ]) {
    await page.goto(path);
    const drawer = await openDialog(page, add);
    await drawer.getByRole('button', { name: add }).click();
    await expect(drawer.getByText('This field is required !').first()).toBeVisible();
    const messages = findProblems(drawer).getByRole('link');
    const before = await messages.count();
    await drawer.getByLabel(field).fill(number);
    await expect(messages).toHaveCount(before - 1);
    await expect(drawer.getByLabel(field)).toBeFocused();
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    // The browser itself closes dialogs when Esc is all that is pressed.
    for (let time = 1; time <= 3; time += 1) {
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(drawer.getByLabel(field)).toBeFocused();
    }
    await expect(drawer.getByLabel(field)).toHaveValue(number);
    await drawer.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(drawer).toBeHidden();
    await page.getByLabel('Search by internal number').fill(number);
    await page.getByLabel('Search by internal number').press('Enter');
    await expect(page).toHaveURL(new RegExp(`search=${number}`));
    await expect(page.getByRole('article', { name: number })).toBeVisible();
  }
  await page.goto('/trucks');
  const drawer = await openDialog(page, 'Add truck');
  await drawer.getByLabel('Registered weight').fill('heavy');
  await drawer.getByRole('button', { name: 'Add truck' }).click();
  await expect(drawer.getByText('Wrong format! (ONLY NUMBERS)').first()).toBeVisible();
});

test('while the registry is unavailable the form is kept, and the company can be typed by hand', async ({
  carrierPage: page,
}) => {
  await page.route('**/api/companies/fmcsa?*', (route) =>
    route.fulfill({
      json: {
        result: 'unavailable',
        message: 'Company was not verified by usdot number: the registry does not answer',
        company: null,
      },
    }),
  );
  await page.goto('/companies');
  const drawer = await openDialog(page, 'Add company');
  await drawer.getByLabel('USDOT number to verify').fill('9000004');
  await drawer.getByRole('button', { name: 'Verify' }).click();
  await expect(drawer.getByText('Not Verified', { exact: true })).toBeVisible();
  await expect(drawer.getByLabel('Company name')).toBeEditable();
  expect((await callApi(page, 'GET', '/companies')).body['total']).toBe(0);
});
