import type { Page } from '@playwright/test';
import { aCard, aCarrier, aFleet, anOrderToPay, callApi, expect, findMail, test, type ApiOrder } from '../fixtures.ts';
import { findBankFrame, findCardFrame, completeAuthentication, typeCard } from '../pages/cards.ts';
import { openDialog } from '../pages/dialogs.ts';

const good = { number: '4242 4242 4242 4242' };

/** The carrier has saved `cards`. */
async function openPayment(page: Page, ...cards: string[]): Promise<{ id: string; total: number }> {
  await aCarrier(page);
  const order = await anOrderToPay(page, ['OH']);
  for (const alias of cards) await aCard(page, alias);
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  return order;
}

async function readOrder(page: Page, id: string): Promise<ApiOrder> {
  return (await callApi(page, 'GET', `/permits/orders/${id}`)).body as ApiOrder;
}

test('3-D Secure is required when the card is saved and again at PAY; failing it charges nothing', async ({ page }) => {
  const order = await openPayment(page);
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await typeCard(page, { number: '4000 0027 6000 3184' });
  await completeAuthentication(page, 'Complete');
  await expect(page.getByRole('dialog', { name: 'Add new card' })).toBeHidden();
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await completeAuthentication(page, 'Fail');
  await expect(
    page.getByRole('alert').filter({ hasText: 'We are unable to authenticate your payment method' }),
  ).toBeVisible();
  expect((await readOrder(page, order.id)).status).toBe('draft');
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await completeAuthentication(page, 'Complete');
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
});

test('one press adds the first card and pays with it; a decline shows the reason, and 3-D Secure is required', async ({
  page,
}) => {
  const order = await openPayment(page);
  const drawer = page.getByRole('dialog', { name: 'Add new card' });
  const addAndPay = async (number: string) => {
    const card = findCardFrame(page);
    await card.getByLabel('Credit or debit card number').fill(number);
    await card.getByLabel('Credit or debit card expiration date').fill('12 / 30');
    await card.getByLabel('Credit or debit card CVC/CVV').fill('123');
    await drawer.getByRole('button', { name: /^Add card and pay \$[\d,.]+$/ }).click();
  };
  const refusal = page.getByRole('alert').filter({ hasText: 'PAYMENT REQUEST FAILED' });
  /** The button is for a carrier without a card. */
  const beginWithoutCards = async () => {
    const cards = (await callApi(page, 'GET', '/stripe/cards')).body as unknown as { id: string }[];
    for (const { id } of cards) await callApi(page, 'DELETE', `/stripe/cards/${id}`);
    await page.reload();
    await expect(page.getByText('ending in')).toHaveCount(0);
    await page.getByRole('button', { name: 'PAY', exact: true }).click();
  };
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await addAndPay('4000 0000 0000 0341');
  await expect(refusal).toContainText('Your card was declined.');
  await expect(drawer).toBeHidden();
  expect((await readOrder(page, order.id)).status).toBe('draft');

  await beginWithoutCards();
  await addAndPay('4000 0027 6000 3184');
  await completeAuthentication(page, 'Complete');
  await completeAuthentication(page, 'Complete');
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  expect((await readOrder(page, order.id)).status).toBe('pending');
});

/** Test cards that can be saved, and the result of a payment with each. Aliases look alike in the form. */
const savable = [
  { number: '5555 5555 5555 4444', name: 'MasterCard' },
  { number: '2223 0031 2200 3222', name: 'MasterCard', alias: 'pm_card_mastercard_2series' },
  { number: '3782 822463 10005', name: 'American Express', cvc: '1234' },
  { number: '4000 0566 5566 5556', name: 'Visa', alias: 'pm_card_visa_debit' },
  { number: '4000 0000 0000 0010', name: 'Visa', checks: ['fail', 'fail', 'pass'] },
  { number: '4000 0000 0000 0036', name: 'Visa', alias: 'pm_card_avsZipFail', checks: ['pass', 'fail', 'pass'] },
  { number: '4000 0000 0000 0101', name: 'Visa', alias: 'pm_card_cvcCheckFail', checks: ['pass', 'pass', 'fail'] },
  { number: '4000 0000 0000 7726', name: 'Visa', alias: 'pm_card_pendingRefund' },
  { number: '4000 0000 0000 5126', name: 'Visa', alias: 'pm_card_refundFail' },
  { number: '4000 0025 0000 3155', name: 'Visa', asks: true },
  { number: '4000 0082 6000 3178', name: 'Visa', asks: true },
];

test('each kind of savable test card passes the form, and each card is charged or challenged as documented @sweep', async ({
  carrierPage: page,
}) => {
  for (const { alias } of savable) if (alias !== undefined) await aCard(page, alias);
  await page.goto('/payment');
  for (const { number, name, alias, cvc = '123', asks } of savable) {
    if (alias === undefined) {
      const drawer = await openDialog(page, 'Add new card');
      await expect(findCardFrame(page).getByText('Sandbox: test cards only')).toBeVisible();
      await drawer.getByLabel('Street').fill('22 Fiction Avenue');
      await drawer.getByLabel('ZIP').fill('79101');
      await typeCard(page, { number, cvc });
      if (asks === true) await completeAuthentication(page, 'Complete');
      await expect(drawer).toBeHidden();
    }
    await expect(page.getByText(`${name} ending in ${number.slice(-4)}`).first()).toBeVisible();
  }
  type Saved = Record<'sourceId' | 'last4' | 'address_line1_check' | 'address_zip_check' | 'cvc_check', string>;
  // Cast: the fields of the cards that the test reads.
  const saved = (await callApi(page, 'GET', '/stripe/cards')).body as unknown as Saved[];
  const fleet = await aFleet(page);
  const outcomes = await Promise.all(
    savable.map(async ({ number }) => {
      const card = saved.find(({ last4 }) => last4 === number.slice(-4));
      const { id: orderId } = await anOrderToPay(page, ['OH'], { fleet });
      const paid = await callApi(page, 'POST', '/permits/confirm_payment', { sourceId: card?.sourceId, orderId });
      return [card?.address_line1_check, card?.address_zip_check, card?.cvc_check, paid.body['status']];
    }),
  );
  expect(outcomes).toEqual(
    savable.map(({ asks = false, checks = ['pass', 'pass', 'pass'] }) => [
      ...checks,
      asks ? 'requires_action' : 'succeeded',
    ]),
  );
});

test('a card can be declined after 3-D Secure @rare', async ({ page }) => {
  const order = await openPayment(page);
  // The sandbox supports no wallet.
  await expect(page.getByText('PaymentRequest is not available in your browser.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Apple Pay or Google Pay/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Add card' }).first().click();
  await typeCard(page, { number: '4000 0082 6000 3178' });
  await completeAuthentication(page, 'Complete');
  const presses: { attemptId?: string }[] = [];
  await page.route('**/api/permits/confirm_payment', async (route) => {
    const body: { attemptId?: string } = route.request().postDataJSON();
    presses.push(body);
    // The order is read before the page polls, as when the provider's event arrives first.
    if (body.attemptId !== undefined) await callApi(page, 'GET', `/payment_intent?orderId=${order.id}`);
    await route.continue();
  });
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await completeAuthentication(page, 'Complete');
  const refusal = page.getByRole('alert').filter({ hasText: 'PAYMENT REQUEST FAILED' });
  await expect(refusal).toContainText('Insufficient funds');
  await expect(findBankFrame(page).getByRole('dialog')).toBeHidden();
  expect(presses).toEqual([
    expect.not.objectContaining({ attemptId: expect.anything() }),
    expect.objectContaining({ attemptId: expect.any(String) }),
  ]);
  // Only a press repeats the bank's challenge.
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await completeAuthentication(page, 'Fail');
  await expect(refusal).toContainText('We are unable to authenticate your payment method');
  expect(presses).toHaveLength(4);
});

test('opening the payment step causes no failed request', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => response.status() >= 400 && failed.push(`${response.status()} ${response.url()}`));
  page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
  const asked = page.waitForResponse('**/payment_status');
  await openPayment(page, 'pm_card_visa');
  await expect(page.getByRole('radio', { name: 'ending in 4242' })).toBeChecked();
  expect((await asked).status()).toBe(200);
  await page.waitForLoadState('networkidle');
  expect(failed).toEqual([]);
});

const notSavable = [
  { number: '4000 0000 0000 0002', why: 'generic_decline', text: 'Your card was declined.' },
  { number: '4000 0000 0000 9995', why: 'insufficient_funds', text: 'Your card has insufficient funds.' },
  { number: '4000 0000 0000 9987', why: 'lost_card', text: 'Your card was declined.' },
  { number: '4000 0000 0000 0069', why: 'expired_card', text: 'Your card has expired.' },
  { number: '4000 0000 0000 9979', why: 'stolen_card', text: 'Your card was declined.' },
  { number: '4000 0000 0000 0127', why: 'incorrect_cvc', text: "Your card's security code is incorrect." },
  { number: '4000 0000 0000 6975', why: 'card_velocity_exceeded', text: 'Your card was declined.' },
  {
    number: '4000 0000 0000 0119',
    why: 'processing_error',
    text: 'An error occurred while processing your card. Try again in a little bit.',
  },
];

const notSent = [
  { number: '4111 1111 1111 1111', text: 'Only the documented test cards work in the sandbox.' },
  { number: '4242 4242 4242 4241', text: 'Your card number is invalid.' },
];

test("for a card that cannot be saved, the provider's message appears above the form and the typed text stays @sweep", async ({
  carrierPage: page,
}) => {
  await page.goto('/payment');
  const drawer = await openDialog(page, 'Add new card');
  await findCardFrame(page).getByText('Show the test cards').click();
  for (const { number } of [...savable, ...notSavable])
    await expect(
      findCardFrame(page).getByRole('button', {
        name: number.replaceAll(/\D/g, '').replaceAll(/(\d{4})(?=\d)/g, '$1 '),
      }),
    ).toBeVisible();
  await drawer.getByLabel('Name on card').fill('Ann Carrier');
  for (const { number, why, text } of notSavable) {
    const answered = page.waitForResponse('**/api/sandbox/v1/setup_intents/*/confirm');
    await typeCard(page, { number });
    const { error }: { error: { code: string; decline_code?: string } } = await (await answered).json();
    expect(error.decline_code ?? error.code).toBe(why);
    await expect(drawer.getByRole('alert')).toHaveText(text);
    await expect(drawer.getByLabel('Name on card')).toHaveValue('Ann Carrier');
  }
  const sent: string[] = [];
  // The page's own polls are GET requests.
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  for (const { number, text } of notSent) {
    await typeCard(page, { number });
    await expect(drawer.getByRole('alert')).toHaveText(text);
  }
  expect(sent).toEqual([]);
  expect((await callApi(page, 'GET', '/stripe/cards')).body).toEqual([]);
});

test('PAY pressed twice, in two tabs at once, charges once', async ({ page, context }) => {
  const order = await openPayment(page, 'pm_card_visa');
  await expect(page.getByRole('radio', { name: 'ending in 4242' })).toBeChecked();
  const second = await context.newPage();
  await second.goto(page.url());
  const other = second.getByRole('button', { name: 'PAY', exact: true });
  await expect(second.getByRole('radio', { name: /ending in 4242/ })).toBeChecked();
  await Promise.all([page.getByRole('button', { name: 'PAY', exact: true }).dblclick(), other.dblclick()]);
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  await expect(second.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
  const { body } = await callApi(page, 'GET', `/payment_intent?orderId=${order.id}`);
  expect(body['paymentIntent']).toMatchObject({ status: 'succeeded', amount: order.total });
  const receipts = await page.request.get('/dev/mail.json');
  const mails: { subject: string; text: string }[] = await receipts.json();
  await findMail(page, 'dispatch@test.example', /is paid/);
  expect(mails.filter(({ text }) => text.includes(order.id)).length).toBeLessThanOrEqual(1);
});

test('a page reloaded in the middle of a payment finds the order paid', async ({ page }) => {
  const order = await openPayment(page, 'pm_card_visa');
  await expect(page.getByRole('radio', { name: 'ending in 4242' })).toBeChecked();
  // The response to PAY never arrives, as when the connection is cut.
  await page.route('**/api/permits/confirm_payment', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'PAY', exact: true }).click();
  await expect(async () => expect((await readOrder(page, order.id)).status).toBe('pending')).toPass();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
});

test('no card number or security code is ever sent', async ({ carrierPage: page }) => {
  const bodies: string[] = [];
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/payment');
  await page
    .getByRole('button', { name: /^Add (new|a) card$/ })
    .first()
    .click();
  await typeCard(page, { ...good, cvc: '987' });
  await expect(page.getByText('Visa ending in 4242').first()).toBeVisible();
  expect(bodies.some((body) => body.includes('pm_card_visa'))).toBe(true);
  expect(bodies.filter((body) => /\b4242 ?4242|"987"/.test(body))).toEqual([]);
});
