import type { Page } from '@playwright/test';
import { anOrderToPay, callApi, expect, test as base } from '../fixtures.ts';
import { findBankFrame, findCardFrame, completeAuthentication, typeCard } from '../pages/cards.ts';
import { expectAccessible } from '../accessibility.ts';
import { openDialog } from '../pages/dialogs.ts';

const SCRIPT = '**/api/sandbox/stripe.js';

/** A page's requests and Content-Security-Policy violations, from its first document on. */
type Watched = { requests: { url: string; body: string }[]; violations: string[] };

const test = base.extend<{ watched: Watched }>({
  isAlone: true,
  watched: async ({ page }, use) => {
    const watched: Watched = { requests: [], violations: [] };
    page.on('request', (request) => watched.requests.push({ url: request.url(), body: request.postData() ?? '' }));
    await page.exposeFunction('tellViolation', (text: string) => watched.violations.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        (window as unknown as { tellViolation(text: string): void }).tellViolation(
          `${violatedDirective} ${blockedURI}`,
        ),
      );
    });
    await use(watched);
  },
});

/** The theme is chosen in another tab. */
async function expectThemeReachesFrame(page: Page): Promise<void> {
  const body = findCardFrame(page).locator('body');
  const ink = await body.evaluate(({ style }) => style.color);
  const other = await page.context().newPage();
  await other.goto('/health/live');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(body).not.toHaveCSS('color', ink);
  await other.close();
}

const numbers = ['4242424242424241', '4000000000000002', '4000002760003184', '4242424242424242', '4000000000000341'];

/** No violation of the policy, and no request with a card number in any spelling. */
function expectClean({ requests, violations }: Watched): void {
  expect(violations).toEqual([]);
  const sent = requests.map(({ url, body }) => `${url} ${body}`);
  expect(sent.some((text) => text.includes('/api/stripe/cards'))).toBe(true);
  const digits = sent.map((text) => text.replaceAll(/\D/g, ''));
  expect(digits.filter((text) => numbers.some((number) => text.includes(number)))).toEqual([]);
}

async function listPayments(page: Page, orderId: string) {
  return (await callApi(page, 'GET', `/permits/orders/${orderId}/payments`)).body['items'];
}

test('a card typed into the frame of the provider can be declined, challenged by the bank, saved and charged', async ({
  carrierPage: page,
  watched,
}) => {
  await page.goto('/payment');
  expect(watched.requests.filter(({ url }) => url.endsWith('/stripe.js'))).toEqual([]);

  // The provider's script fails to load at first.
  await page.route(SCRIPT, (route) => route.abort());
  const drawer = await openDialog(page, 'Add new card');
  await expect(drawer.getByRole('alert')).toContainText('The payment provider’s card form could not be loaded.');
  await page.unroute(SCRIPT);
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(findCardFrame(page).getByLabel('Credit or debit card number')).toBeFocused();
  await expectAccessible(page, 'card form of Stripe');
  await expectThemeReachesFrame(page);

  await drawer.getByLabel('Name on card').fill('Ann Carrier');
  await drawer.getByRole('button', { name: 'Add card' }).click();
  await expect(drawer.getByText('Complete the card number, expiry date and CVC.')).toBeVisible();
  await typeCard(page, { number: '4242 4242 4242 4241' });
  await expect(drawer.getByText('Your card number is invalid.').first()).toBeVisible();
  await typeCard(page, { number: '4000 0000 0000 0002' });
  await expect(drawer.getByRole('alert')).toHaveText('Your card was declined.');
  await typeCard(page, { number: '4000 0027 6000 3184' });
  await findBankFrame(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer.getByRole('alert')).toContainText('The bank’s question was not answered');
  await typeCard(page, { number: '4000 0027 6000 3184' });
  await completeAuthentication(page, 'Fail');
  await expect(drawer.getByRole('alert')).toContainText('We are unable to authenticate your payment method.');
  await expect(drawer.getByLabel('Name on card')).toHaveValue('Ann Carrier');
  await typeCard(page, { number: '4000 0027 6000 3184' });
  await completeAuthentication(page, 'Complete');
  await expect(drawer).toBeHidden();
  await expect(page.getByText('Visa ending in 3184').first()).toBeVisible();

  const order = await anOrderToPay(page, ['OH']);
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await completeAuthentication(page, 'Complete');
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  const { body } = await callApi(page, 'GET', `/payment_intent?orderId=${order.id}`);
  expect(body['paymentIntent']).toMatchObject({ status: 'succeeded', amount: order.total });
  expect(await listPayments(page, order.id)).toHaveLength(1);
  expectClean(watched);
});

test('a browser without a wallet says so before the choice; one with a wallet pays on the same path, once for each page @rare', async ({
  carrierPage: page,
  watched,
}) => {
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
  await expectAccessible(page, 'payment by wallet');
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
  // The declined wallet and the second attempt share one payment.
  expect(await listPayments(page, order.id)).toHaveLength(1);
  await page.goto('/payment');
  await expect(page.getByText('Google Pay ending in 4242').first()).toBeVisible();
  expectClean(watched);
});
