import { aCarrier, anAdmin, expect, gotoRedirected, test, aPaidOrder } from '../fixtures.ts';
import { expectAccessible } from '../accessibility.ts';

test('an order can be found from any page by what a caller says, the menu counts waiting work, and the queue can be the start page', async ({
  page,
  browser,
}) => {
  const { email } = await aCarrier(page);
  const { number } = await aPaidOrder(page, ['TX']);

  const clerk = await browser.newPage();
  await anAdmin(clerk);
  const press = (key: string) => clerk.keyboard.press(key);
  await clerk.goto('/users');
  await expect(clerk.getByRole('button', { name: 'Press ? for keys' })).toBeVisible();
  await expect(clerk.getByRole('navigation').getByRole('link', { name: /^Permits \d+ waiting/ })).toBeVisible();

  const finder = clerk.getByRole('dialog', { name: 'Find an order' });
  const field = finder.getByRole('searchbox');
  await test.step('by the e-mail of the carrier, with the keys alone', async () => {
    await press('/');
    await expect(field).toBeFocused();
    await clerk.keyboard.type('no such order');
    await expect(finder.getByRole('status')).toHaveText('No order was found.');
    await field.fill(email);
    const hit = finder.getByRole('link');
    await expect(hit).toContainText(`E-mail: ${email}`);
    await expect(hit).toContainText(number);
    await expectAccessible(clerk, 'search of all orders');
    await press('ArrowDown');
    await expect(hit).toBeFocused();
    await press('Enter');
    await expect(clerk.getByRole('heading', { level: 1 })).toHaveText(`Order ${number}`);
    await expect(finder).toBeHidden();
  });

  await test.step('by the number, from the order page', async () => {
    await clerk.getByRole('button', { name: 'Find an order' }).click();
    await field.fill(`#${number}`);
    await expect(finder.getByRole('link').first()).toContainText(`Order number: ${number}`);
    await press('Escape');
    if (await finder.isVisible()) await press('Escape');
    await expect(finder).toBeHidden();
  });

  await test.step('the first page', async () => {
    await clerk.goto('/dashboard');
    await expect(clerk.getByRole('switch', { name: 'Open the dashboard first after sign-in' })).toBeChecked();
    await clerk.goto('/permits/queue');
    const first = clerk.getByRole('switch', { name: 'Open the work queue first after sign-in' });
    await expect(first).not.toBeChecked();
    await Promise.all([clerk.waitForResponse('**/api/users/first_page'), first.click()]);
    await expect(first).toBeChecked();
    await gotoRedirected(clerk, '/auth');
    await expect(clerk).toHaveURL(/\/permits\/queue$/);
  });
  await clerk.close();
});
