import type { Page } from '@playwright/test';
import { aCarrier, anOrderToPay, callApi } from '../fixtures.ts';
import { expectSound } from '../sound.ts';
import { expect, test, type StripeShop, type Watched } from '../stripe/stripe-shop.ts';

// One product for both.
test.describe.configure({ mode: 'default' });

/** The provider's fields: a frame of another site, which the page cannot look into. */
function cardFrame(page: Page) {
  return page.getByRole('dialog', { name: 'Add new card' }).frameLocator('iframe');
}

async function sendCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.getByLabel('Credit or debit card number').fill(number);
  await frame.getByLabel('Credit or debit card expiration date').fill('12 / 34');
  await frame.getByLabel('Credit or debit card CVC/CVV').fill('123');
  await page.getByRole('dialog', { name: 'Add new card' }).getByRole('button', { name: 'Add card' }).click();
}

/** The bank's window, which the provider draws over the page. */
async function answerBank(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  await page.frameLocator('iframe[title="3D Secure authentication"]').getByRole('button', { name: answer }).click();
}

/** A theme that is chosen in another tab reaches the frame, whose colours are the provider's affair. */
async function expectThemeReachesFrame(page: Page): Promise<void> {
  const body = cardFrame(page).locator('body');
  const ink = await body.evaluate(({ style }) => style.color);
  const other = await page.context().newPage();
  await other.goto('/health/live');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(body).not.toHaveCSS('color', ink);
  await other.close();
}

/** The numbers of the cards that stand for those of the wallet are typed nowhere; the others into the frame. */
const numbers = ['4242424242424241', '4000000000000002', '4000002760003184', '4242424242424242', '4000000000000341'];

/** Neither was the policy broken, nor did the number of a card come to us, however it is written. */
function expectClean({ requests, violations }: Watched, { url: own }: StripeShop): void {
  expect(violations).toEqual([]);
  const toUs = requests.filter(({ url }) => url.startsWith(own)).map(({ url, body }) => `${url} ${body}`);
  expect(toUs.some((sent) => sent.includes('/api/stripe/cards'))).toBe(true);
  const digits = toUs.map((sent) => sent.replaceAll(/\D/g, ''));
  expect(digits.filter((sent) => numbers.some((number) => sent.includes(number)))).toEqual([]);
}

test('a card is typed into the frame of the provider, declined, asked about by the bank, saved and charged', async ({
  page,
  shop,
  watched,
}) => {
  await aCarrier(page);
  await page.goto('/payment');
  expect(watched.requests.filter(({ url }) => url === shop.jsUrl)).toEqual([]);

  // Its script does not come at first.
  await page.route(shop.jsUrl, (route) => route.abort());
  await page.getByRole('button', { name: 'Add new card' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add new card' });
  await expect(drawer.getByRole('alert')).toContainText('The card form of the payment provider could not be loaded.');
  await page.unroute(shop.jsUrl);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(cardFrame(page).getByLabel('Credit or debit card number')).toBeFocused();
  await expectSound(page, 'card form of Stripe');
  await expectThemeReachesFrame(page);

  await drawer.getByLabel('Name on card').fill('Ann Carrier');
  await drawer.getByRole('button', { name: 'Add card' }).click();
  await expect(drawer.getByText('Complete the card number, expiry date and CVC.')).toBeVisible();
  await sendCard(page, '4242 4242 4242 4241');
  await expect(drawer.getByText('Your card number is invalid.').first()).toBeVisible();
  await sendCard(page, '4000 0000 0000 0002');
  await expect(drawer.getByRole('alert')).toHaveText('Your card was declined.');
  await sendCard(page, '4000 0027 6000 3184');
  await answerBank(page, 'Fail');
  await expect(drawer.getByRole('alert')).toContainText('We are unable to authenticate your payment method.');
  await expect(drawer.getByLabel('Name on card')).toHaveValue('Ann Carrier');
  await sendCard(page, '4000 0027 6000 3184');
  await answerBank(page, 'Complete');
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Visa ending in 3184').first()).toBeVisible();

  const order = await anOrderToPay(page, ['OH']);
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await answerBank(page, 'Complete');
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  const { body } = await callApi(page, 'GET', `/payment_intent?orderId=${order.id}`);
  expect(body['paymentIntent']).toMatchObject({ status: 'succeeded', amount: order.total });
  expect(shop.stripe.charges(({ metadata, paid }) => paid && metadata['orderId'] === order.id)).toHaveLength(1);
  expectClean(watched, shop);
});

test('a browser without a wallet says so before the choice; one that has it pays by the same path, once a page', async ({
  page,
  shop,
  watched,
}) => {
  await aCarrier(page);
  const order = await anOrderToPay(page, ['OH']);
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  const wallet = page.getByRole('radio', { name: /Apple Pay or Google Pay/ });
  await expect(page.getByText('PaymentRequest is not available in your browser.')).toBeVisible();
  await expect(wallet).toBeDisabled();

  await page.evaluate(() => localStorage.setItem('test.wallet', 'google_pay'));
  await page.reload();
  await wallet.check();
  await expect(page.getByRole('button', { name: 'PAY', exact: true })).toBeHidden();
  const button = page.frameLocator('iframe[title="Secure express checkout frame"]').getByRole('button');
  const sheet = page.frameLocator('iframe[title="Google Pay"]');
  await expectSound(page, 'payment by wallet');
  await button.click();
  await expect(sheet.getByText(`$${(order.total / 100).toFixed(2)}`)).toBeVisible();
  await sheet.getByRole('button', { name: 'Pay with a card that the bank declines' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'PAYMENT REQUEST FAILED' });
  await expect(refusal).toContainText('Your card was declined.');
  await button.click();
  await expect(
    page.getByText('You can only use the PaymentRequest button once. Refresh the page to start over.'),
  ).toBeVisible();

  await page.reload();
  await wallet.check();
  await button.click();
  await sheet.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  // One intent, which the declined wallet and the other one were both tried on.
  const charges = shop.stripe.charges(({ metadata }) => metadata['orderId'] === order.id);
  expect(new Set(charges.map(({ payment_intent: intent }) => intent)).size).toBe(1);
  expect(charges.map(({ paid }) => paid)).toEqual([false, true]);
  await page.goto('/payment');
  await expect(page.getByText('Google Pay ending in 4242').first()).toBeVisible();
  expectClean(watched, shop);
});
