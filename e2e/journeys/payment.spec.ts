import { aCarrier, anOrderToPay, callApi, expect, mailTo, test, type ApiOrder } from '../fixtures.ts';
import { addCard, completeAuthentication, typeCard } from '../pages/cards.ts';

const good = { number: '4242 4242 4242 4242' };

async function openPayment(page: Parameters<typeof aCarrier>[0]): Promise<{ id: string; total: number }> {
  await aCarrier(page);
  const order = await anOrderToPay(page, ['OH']);
  await page.goto(`/new_order?order=${order.id}&step=payment`);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  return order;
}

async function readOrder(page: Parameters<typeof aCarrier>[0], id: string): Promise<ApiOrder> {
  return (await callApi(page, 'GET', `/permits/orders/${id}`)).body as ApiOrder;
}

test.describe('cards that can be saved', () => {
  for (const { number, text } of [
    { number: '4000 0000 0000 0515', text: 'Insufficient funds' },
    { number: '4000 0000 0000 0507', text: 'Do not honor !' },
    { number: '4000 0000 0000 0341', text: 'Your card was declined.' },
  ]) {
    test(`${number} is declined with '${text}' and the order stays a draft that another card pays`, async ({
      page,
    }) => {
      const order = await openPayment(page);
      await addCard(page, { number });
      await page.getByRole('button', { name: 'PAY', exact: true }).click();
      const refusal = page.getByRole('alert').filter({ hasText: 'PAYMENT REQUEST FAILED' });
      await expect(refusal).toContainText(text);
      expect((await readOrder(page, order.id)).status).toBe('draft');
      await addCard(page, good);
      await page.getByRole('button', { name: 'PAY', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Order details' })).toBeVisible();
      expect((await readOrder(page, order.id)).status).toBe('pending');
    });
  }

  test('3-D Secure is asked when the card is saved and again at PAY; failing it charges nothing', async ({ page }) => {
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
});

test.describe('cards that cannot be saved', () => {
  for (const { name, number, text } of [
    { name: 'declined', number: '4000 0000 0000 0002', text: 'Your card was declined.' },
    { name: 'insufficient funds', number: '4000 0000 0000 9995', text: 'Your card has insufficient funds.' },
    { name: 'expired', number: '4000 0000 0000 0069', text: 'Your card has expired.' },
    { name: 'wrong code', number: '4000 0000 0000 0127', text: "Your card's security code is incorrect." },
    { name: 'processing error', number: '4000 0000 0000 0119', text: 'An error occurred while processing your card.' },
    {
      name: 'no test card',
      number: '4111 1111 1111 1111',
      text: 'Only the documented test cards work in the sandbox.',
    },
    { name: 'a number that cannot be', number: '4242 4242 4242 4241', text: 'Your card number is invalid.' },
  ]) {
    test(`${name}: the provider's message stands above the form, and what was typed stays`, async ({ page }) => {
      await aCarrier(page);
      await page.goto('/payment');
      await page
        .getByRole('button', { name: /^Add (new|a) card$/ })
        .first()
        .click();
      const drawer = page.getByRole('dialog', { name: 'Add new card' });
      await drawer.getByLabel('Name on card').fill('Ann Carrier');
      await typeCard(page, { number });
      await expect(drawer.getByText(text).first()).toBeVisible();
      await expect(drawer.getByLabel('Name on card')).toHaveValue('Ann Carrier');
      expect((await callApi(page, 'GET', '/stripe/cards')).body).toEqual([]);
    });
  }
});

test('PAY pressed twice, in two tabs at once, charges once', async ({ page, context }) => {
  const order = await openPayment(page);
  await addCard(page, good);
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
  await mailTo(page, 'dispatch@test.example', /is paid/);
  expect(mails.filter(({ text }) => text.includes(order.id)).length).toBeLessThanOrEqual(1);
});

test('a page reloaded in the middle of a payment finds the order paid', async ({ page }) => {
  const order = await openPayment(page);
  await addCard(page, good);
  // The answer to PAY never reaches the page, as when the connection is cut.
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

test('no number or code of a card is ever sent', async ({ page }) => {
  await aCarrier(page);
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
