import { aCarrier, anAccount, callApi, expect, signIn, signInAs, test } from '../fixtures.ts';
import { closeDialog } from '../pages/dialogs.ts';

test('a tab whose browser signed in as another person shows a warning before it sends anything and keeps what was typed', async ({
  page,
  context,
}) => {
  const ann = await aCarrier(page);
  await page.goto('/account');
  await page.getByLabel('First name').fill('Typed');
  const other = await context.newPage();
  const bob = await anAccount(other);
  // Ann's tab is left alone: it is told by the browser, not by a call.
  await signInAs(other, bob.email);
  await expect(other.getByRole('heading', { level: 1, name: 'Order List' })).toBeVisible();

  const question = page.getByRole('dialog', { name: 'Another person is signed in' });
  await expect(question).toContainText(ann.email);
  await closeDialog(question, 'Stay here');
  await expect(page.getByLabel('First name')).toHaveValue('Typed');

  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(question).toBeVisible();
  expect(sent.filter((line) => line.includes('/api/'))).toEqual([]);
  expect((await callApi(other, 'GET', '/users/')).body).toMatchObject({ email: bob.email, firstName: '' });

  await question.getByRole('button', { name: 'Go on as the other person' }).click();
  await expect(page).toHaveURL(/\/order_list$/);
  await page.goto('/account');
  await expect(page.getByLabel('First name')).toHaveValue('');
  await expect(page.getByLabel('Email')).toHaveValue(bob.email);
});

test('a tab continues after the browser signed in again as the same person', async ({ page, context }) => {
  const ann = await aCarrier(page);
  await page.goto('/account');
  const other = await context.newPage();
  await signIn(other, ann.email);
  await page.getByLabel('First name').fill('Ann');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () =>
    expect((await callApi(other, 'GET', '/users/')).body).toMatchObject({ firstName: 'Ann' }),
  ).toPass();
});
