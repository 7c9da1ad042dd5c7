import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { aCard, aCarrier, aFleet, aUnit, callSuccessfully, expect, findMail, test, type Fleet } from '../fixtures.ts';
import { chooseStates, fillUnit, goNext, oversize } from '../pages/wizard.ts';
import { findProblems } from '../pages/dialogs.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const findBanner = (page: Page) => page.getByText(/^You are entering an order for /);

async function findUserId(page: Page): Promise<string> {
  return String((await callSuccessfully(page, 'GET', '/users/me'))['_id']);
}

/** As the wizard of the clerk sends it. @returns the order, with only the review and the payment missing. */
async function aPhoneOrder(admin: Page, { userId, fleet }: { userId: string; fleet: Fleet }): Promise<string> {
  const unit = aUnit(fleet, await admin.evaluate(() => crypto.randomUUID()));
  return admin.evaluate(
    async ([owner, company, units]) => {
      const send = async (method: string, path: string, body: object) => {
        const token = localStorage.getItem('wideload.accessToken') ?? '';
        const headers = {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-on-behalf-of': owner,
        };
        const answer = await fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json() as Promise<{ _id: string; version: number }>;
      };
      const customer = { email: 'dispatch@test.example', phone: '7025550142', personName: 'Ann Carrier' };
      const { _id, version } = await send('POST', '/permits/orders', { customer, title: 'Again', company, step: 2 });
      await send('PUT', `/permits/orders/${_id}`, { version, jurisdictions: ['TX'], units, step: 5 });
      return _id;
    },
    [userId, fleet.company, [unit]] as const,
  );
}

/** Added by the admin from the carrier's words. */
async function fillBasicDetails(admin: Page): Promise<void> {
  await admin.getByLabel('Order title').fill('Called in');
  await admin.getByLabel('Person name').fill('Ann Carrier');
  await admin.getByLabel('Phone').fill('7025550142');
}

test('a clerk enters an order for a carrier on the phone and hands it over; the carrier reviews and pays it, and the queue marks it @phone', async ({
  page,
  adminPage: admin,
}) => {
  const { email } = await aCarrier(page);
  const fleet = await aFleet(page);
  const userId = await findUserId(page);

  await test.step('the clerk finds the carrier', async () => {
    await admin.goto('/permits/queue');
    await admin.getByRole('link', { name: 'Start a phone order' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'For which carrier?' })).toBeVisible();
    const finder = admin.getByRole('searchbox', {
      name: 'Search by name, email, company, USDOT or docket number, or phone',
    });
    await finder.fill(email);
    await finder.press('Enter');
    await admin.getByRole('link', { name: email }).click();
    await expect(findBanner(admin)).toHaveText(`You are entering an order for ${email}`);
    await expect(admin.getByLabel('Email')).toHaveValue(email);
    await expect(admin.getByLabel('Usdot number', { exact: true })).toHaveValue('9000002');
    await expectAccessible(admin, 'the first step of a phone order');
  });

  await test.step('and fills in the steps, with the carrier’s company, truck and trailer', async () => {
    await fillBasicDetails(admin);
    await goNext(admin, 'Select a State', 'Next Step');
    await chooseStates(admin, ['Texas']);
    await goNext(admin, 'Power Unit Details');
    await expect(admin.getByRole('button', { name: 'Add a truck here' })).toBeVisible();
    await fillUnit(admin, oversize);
    await goNext(admin, 'Permit Selection');
    await goNext(admin, 'Summary');
    await expect(findBanner(admin)).toBeVisible();
    await expect(admin.getByRole('checkbox', { name: /I have reviewed/ })).toBeHidden();
    await admin.reload();
    await expect(admin.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
    await expectAccessible(admin, 'the summary of a phone order');
  });

  await test.step('and hands it over', async () => {
    await press(admin, 'Hand over');
    const modal = admin.getByRole('dialog', { name: `Hand the order over to ${email}?` });
    await expect(modal).toContainText(email);
    await expectAccessible(admin, 'the handover');
    await modal.getByRole('button', { name: 'Hand over' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: email })).toBeVisible();
  });

  const mail = await findMail(page, email, /is ready to review and pay$/);
  const { pathname, search } = new URL(/http\S+/.exec(mail.text)?.[0] ?? '');

  await test.step('the carrier opens it from the mail, reviews and pays', async () => {
    await aCard(page, 'pm_card_visa');
    await page.goto('/order_list');
    await expect(page.getByText(/^Started by .*Wideload$/)).toBeVisible();
    await page.goto(pathname + search);
    await expect(page.getByText(/^Started by .*Wideload$/)).toBeVisible();
    await page.getByRole('checkbox', { name: /I have reviewed/ }).check();
    await goNext(page, 'Payment');
    await page.getByRole('radio', { name: /ending in 4242/ }).check();
    await press(page, /^PAY/);
    await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  });

  const id = new URLSearchParams(search).get('order') ?? '';
  await test.step('the queue marks it, and its page names who began it', async () => {
    await admin.goto(`/permits/queue?mark=phone&search=${id}`);
    const row = admin.locator('[data-row]').filter({ hasText: 'Phone order' });
    await expect(row).toBeVisible();
    await row.getByRole('link').first().focus();
    const words = await row.getByText('Phone order').boundingBox();
    // A visually hidden word would be one pixel wide.
    expect(words?.width).toBeGreaterThan(50);
    await admin.goto(`/users/orders/order?orderId=${id}`);
    await expect(admin.getByText(/^Started by .*Wideload$/)).toBeVisible();
    await expect(admin.getByRole('link', { name: 'Continue this order' })).toBeHidden();
    await admin.goto(`/users/orders/new?userId=${userId}&order=${id}`);
    await expect(admin.getByText('This order cannot be changed for the carrier')).toBeVisible();
  });

  await test.step('the carrier agrees that a card is charged', async () => {
    await page.goto('/payment');
    await press(page, 'Agree');
    await expect(findProblems(page)).toContainText('Check the box to agree.');
    await page.getByRole('checkbox', { name: /^I agree that Wideload charges this card/ }).check();
    await page.getByLabel('At most, in dollars, for each order').fill('300');
    await expectAccessible(page, 'the agreement about orders by phone');
    await press(page, 'Agree');
    await expect(page.getByText(/^You agreed on .* Visa ending in 4242 is charged up to \$300\.00/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeFocused();
  });

  await test.step('so the clerk charges the next order, and it is in the queue', async () => {
    const next = await aPhoneOrder(admin, { userId, fleet });
    await admin.goto(`/users/orders/order?orderId=${next}`);
    await admin.getByRole('link', { name: 'Continue this order' }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Summary' })).toBeVisible();
    await press(admin, 'Hand over');
    const modal = admin.getByRole('dialog', { name: `Hand the order over to ${email}?` });
    await expect(modal).toContainText('Visa ending in 4242 is charged up to $300.00');
    await expectAccessible(admin, 'a charge by agreement');
    await modal.getByRole('button', { name: /^Charge \$/ }).click();
    await expect(admin.getByRole('heading', { level: 1, name: email })).toBeVisible();
    await expect
      .poll(async () => (await callSuccessfully(page, 'GET', `/permits/orders/${next}`))['status'])
      .toBe('pending');
  });

  await test.step('until the carrier withdraws it', async () => {
    await page.reload();
    await press(page, 'Withdraw');
    await expect(page.getByRole('checkbox', { name: /^I agree that Wideload charges this card/ })).not.toBeChecked();
    await expect(page.getByLabel('Card', { exact: true })).toBeFocused();
  });
});
