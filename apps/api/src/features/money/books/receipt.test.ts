import type { Ledger, OrderFile, OwnPayment, OwnRefund } from '@wideload/contract';
import { formatReceiptNumber, requireDay } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aPaidOrder, aPaymentBy } from '#test/access/access-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aPayableOrder, save } from '#test/factories/order-factories.ts';
import { aCard, pay } from '#test/factories/money/payment-factories.ts';
import { readPdf } from '#test/pdf.ts';
import { aWidenedOrder, texas } from '#test/factories/money/adjustment-factories.ts';
import { aRefund } from '#test/factories/money/refund-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const owner = madeOnce(() => aUser(world));

const loadReceipt = (id: string, { token }: SignedInUser, query = '') =>
  world.call('GET', `/permits/orders/${id}/receipt${query}`, { token });

describe('the receipt of a paid order', () => {
  test('names the order, every line by unit, state and days, the card, the payer, the carrier and the seller', async () => {
    const draft = await aPayableOrder(world, owner, { states: ['TX', 'LA'] });
    const numbered = await save(world, owner, draft, { poNumber: 'PO 88-2104' });
    const order = await save(world, owner, numbered, { reviewed: true, step: 6 });
    const paid = await pay(world, owner, { order, card: await aCard(world, owner, 'pm_card_mastercard') });
    expect(paid.statusCode).toBe(200);
    const answer = await loadReceipt(order._id, owner);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="wideload-receipt-${order.orderNumber}.pdf"`,
      'cache-control': 'no-store',
    });
    const { text, title, isTagged } = await readPdf(answer.rawPayload);
    expect([title, isTagged]).toEqual([`Receipt for order ${order.orderNumber}`, true]);
    for (const phrase of [
      `Receipt for order ${order.orderNumber}`,
      'Transformer to Ohio',
      `Order ID ${order._id}`,
      'Texas, oversize permit, unit 1 1 $62.00 $62.00',
      'Louisiana, oversize permit, unit 1 4 $10.00 $40.00',
      'Total $102.00',
      '$102 now; ',
      'For weight the states will charge',
      'We charge it only after the state has named it.',
      'Paid with MasterCard ending in 4444',
      'Coordinated Universal Time (UTC)',
      'PO / job number PO 88-2104',
      'Name Ann Dispatcher',
      'Casper, WY 82601',
      'Imaginary Ridge Haulers LLC',
      'Wideload Permits (fictional company)',
      '(702) 555-0100',
    ]) {
      expect(text).toContain(phrase);
    }
    const mails = (await world.mails()).filter(({ text: mail }) => mail.includes(`Order ID: ${order._id}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('Trip:');
    expect(mails[0]?.text).toMatch(/\n\n\$102 now; .* in all\. .*For weight the states will charge /);
  });

  test('names the trip: its places, its miles, and the departures in the zone of the origin; so does the mail', async () => {
    const draft = await aPayableOrder(world, owner, { states: ['TX', 'LA'] });
    const places = [
      { label: 'Dallas, TX', lat: 32.78, lng: -96.8 },
      { label: 'Houston, TX', lat: 29.76, lng: -95.37 },
      { label: 'Lake Charles, LA', lat: 30.23, lng: -93.22 },
    ];
    const [unit] = draft.units;
    if (unit === undefined) throw new Error('The order has no unit');
    const departures = [{ unit: unit._id, startDate: requireDay('2026-12-01'), startTime: null }];
    const trip = { places, startDate: requireDay('2026-11-30'), startTime: '07:00', departures };
    const withTrip = await save(world, owner, draft, { trip });
    const order = await save(world, owner, withTrip, { reviewed: true, step: 6 });
    await pay(world, owner, { order, card: await aCard(world, owner, 'pm_card_visa') });
    const { text } = await readPdf((await loadReceipt(order._id, owner)).rawPayload);
    for (const phrase of [
      'From Dallas, TX',
      'Stop 1 Houston, TX',
      'To Lake Charles, LA',
      'Leaving Mon, Nov 30, 2026, 7:00 AM CST',
      'Leaving, unit 1 Tue, Dec 1, 2026',
    ])
      expect(text).toContain(phrase);
    // A load of 14 ft 6 in may not use Louisiana's Interstates: the second way is longer than I-10.
    expect(text).toMatch(/Distance 4\d\d miles by highway/);
    const mail = (await world.mails()).find((sent) => sent.text.includes(`Order ID: ${order._id}`));
    expect(mail?.text).toMatch(
      /\n\nTrip: Dallas, TX to Lake Charles, LA by way of Houston, TX, leaving Mon, Nov 30, 2026, 7:00 AM CST, about 4\d\d miles by highway\. Unit 1 leaves Tue, Dec 1, 2026\.\n\n {2}Texas, unit 1/,
    );
  });

  test('prints the time in the requested zone, by its name', async () => {
    const { _id } = await aPaidOrder(world, owner);
    const answer = await loadReceipt(_id, owner, '?timeZone=America/Chicago');
    expect((await readPdf(answer.rawPayload)).text).toMatch(/Central (Standard|Daylight) Time \(America\/Chicago\)/);
  });

  test('is refused for a zone that does not exist', async () => {
    const { _id } = await aPaidOrder(world, owner);
    const answer = await loadReceipt(_id, owner, '?timeZone=Nowhere/Atall');
    expect([answer.statusCode, answer.json().errors[0].path]).toEqual([400, 'timeZone']);
  });
});

test('the receipt of a payment, by its id, lists its refunds; its number is the same on screens, in mails and in the ledger', async () => {
  const admin = await aUser(world, { role: 'admin' });
  const order = await aPaidOrder(world, owner, { states: ['TX', 'LA'] });
  const id = await aPaymentBy(world, order);
  const ask = ({ token }: SignedInUser) => world.call('GET', `/permits/payments/${id}/receipt`, { token });
  const before = (await readPdf((await ask(owner)).rawPayload)).text;
  expect(before).toContain('Total $102.00');
  expect(before).not.toContain('efund');
  await aRefund(world, admin, { order, amount: 4000 });
  await aRefund(world, admin, { order, amount: 250 });
  const listed = await world.call('GET', `/permits/orders/${order._id}/payments`, { token: owner.token });
  const [receipt = ''] = listed.json<{ items: OwnPayment[] }>().items.map((payment) => payment.receipt);
  const [first, second] = [1, 2].map((step) => formatReceiptNumber(2026, Number(receipt.slice(5)) + step));
  for (const reader of [owner, admin]) {
    const { text } = await readPdf((await ask(reader)).rawPayload);
    for (const phrase of [
      `Receipt for order ${order.orderNumber}`,
      'Total $102.00',
      `Receipt number ${receipt}`,
      `Refunded on November 16, 2026 (credit note ${first}) -$40.00`,
      `Refunded on November 16, 2026 (credit note ${second}) -$2.50`,
      'Paid after refunds $59.50',
    ])
      expect(text).toContain(phrase);
    // The reason is internal to admins.
    expect(text).not.toContain('The state took it back.');
  }
  expect((await ask(await aUser(world))).statusCode).toBe(404);

  const refunds = await world.call('GET', `/permits/orders/${order._id}/refunds`, { token: owner.token });
  expect(refunds.json<{ items: OwnRefund[] }>().items.map(({ creditNote }) => creditNote)).toEqual([second, first]);
  const ledger = await world.call('GET', `/permits/admin/orders/${order._id}/ledger`, { token: admin.token });
  expect(ledger.json<Ledger>().payments.map((payment) => payment.receipt)).toEqual([receipt]);
  const mails = (await world.mails()).filter(({ text }) => text.includes(`Order ID: ${order._id}`));
  const listNumbers = (kind: string) =>
    mails.flatMap(({ text }) => [...text.matchAll(new RegExp(`${kind}: (\\S+)`, 'g'))].map(([, number]) => number));
  expect(listNumbers('Receipt number')).toEqual([receipt]);
  expect(listNumbers('Credit note').toSorted((one, other) => String(one).localeCompare(String(other)))).toEqual([
    first,
    second,
  ]);
});

test('an adjustment has a separate receipt, next to that of the first payment', async () => {
  const [admin, carrier] = [await aUser(world, { role: 'admin' }), await aUser(world)];
  const order = await aWidenedOrder(world, carrier, admin);
  const [card] = await world.read<{ id: string }[]>('/stripe/cards', carrier);
  const body = { cardId: card?.id, expectedAmount: texas };
  const path = `/permits/admin/orders/${order._id}/adjustments`;
  const charged = await world.call('POST', path, { token: admin.token, body });
  expect(charged.statusCode, charged.body).toBe(200);
  const listed = await world.call('GET', `/permits/orders/${order._id}/payments`, { token: carrier.token });
  const { items } = listed.json<{ items: OwnPayment[] }>();
  const visa = { brand: 'Visa', last4: '4242' };
  expect(items).toMatchObject([
    { kind: 'order', amount: order.totalPrice, card: visa },
    { kind: 'adjustment', amount: texas, card: visa },
  ]);
  const answer = await world.call('GET', `/permits/payments/${items[1]?._id}/receipt`, { token: carrier.token });
  expect(answer.headers['content-disposition']).toContain(`wideload-receipt-${order.orderNumber}-adjustment-1.pdf`);
  const { text } = await readPdf(answer.rawPayload);
  for (const phrase of [
    `Receipt for order ${order.orderNumber}, adjustment 1`,
    'Texas, oversize permit',
    'Total $62.00',
  ])
    expect(text).toContain(phrase);
  expect(text).toContain(`Receipt number ${items[1]?.receipt}`);
  expect((await world.mails()).map((mail) => mail.text)).toEqual(
    expect.arrayContaining([expect.stringContaining(`Receipt number: ${items[1]?.receipt}\n`)]),
  );
  // The order's own receipt is unchanged.
  expect((await readPdf((await loadReceipt(order._id, carrier)).rawPayload)).text).not.toContain('Texas');
  const ledger = await world.call('GET', `/permits/admin/orders/${order._id}/ledger`, { token: admin.token });
  const file = await world.call('GET', `/permits/admin/orders/${order._id}`, { token: admin.token });
  expect(ledger.json<{ totals: { charged: number } }>().totals.charged).toBe(file.json<OrderFile>().paid);
});

test('an order that is not paid has no receipt, in words', async () => {
  const order = await aPayableOrder(world, owner);
  const answer = await loadReceipt(order._id, owner);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'receipt.unpaid']);
  expect(answer.json().detail).toBe('This order is not paid yet, so there is no receipt.');
});

test('the receipt of a payment that was refunded in full says so, and nowhere that it is paid', async () => {
  const admin = await aUser(world, { role: 'admin' });
  const order = await aPaidOrder(world, owner, { states: ['TX', 'LA'] });
  const path = `/permits/payments/${await aPaymentBy(world, order)}/receipt`;
  await aRefund(world, admin, { order, amount: 10_200 });
  const { text } = await readPdf((await world.call('GET', path, { token: owner.token })).rawPayload);
  expect(text).toContain('Refunded in full');
  expect(text).toContain('Charged with');
  expect(text).not.toMatch(/\bpaid\b/i);
});
