/** A program of a customer: it orders, pays with a saved card and downloads the permits, with the typed client alone. */
import { createClient, Refusal } from '@wideload/client';
import { beforeAll, expect, test } from 'vitest';
import { anApiKey } from './factories/api-key-factories.ts';
import { aCard } from './factories/money/payment-factories.ts';
import { aCompany, aUnit, customer } from './factories/order-factories.ts';
import { issueAll } from './factories/permit-factories.ts';
import { aDesk } from './factories/user-factories.ts';
import { sharedWorld } from './world.ts';

const world = sharedWorld();
let origin: string;
beforeAll(async () => {
  origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
});

const startsAsPdf = async (file: File) => (await file.text()).startsWith('%PDF-');

test('a program orders, pays and downloads without a browser; a repeated call orders and pays once', async () => {
  const desk = await aDesk(world);
  await aCard(world, desk.carrier);
  const company = await aCompany(world, desk.carrier);
  const unit = await aUnit(world, desk.carrier);
  const { secret } = await anApiKey(world, desk.carrier);
  const client = createClient({ origin, key: secret });

  const body = { title: 'Transformer to Ohio', company, customer };
  const create = () => client.orders.create({ body }, { idempotencyKey: 'order-4711' });
  const { _id: id } = await create();
  expect((await create())._id).toBe(id);
  const params = { id };
  await client.orders.save({ params, body: { jurisdictions: ['TX', 'OH'], units: [unit], step: 4 } });
  const { totalPrice } = await client.orders.save({ params, body: { reviewed: true, step: 6 } });

  const [card] = await client.cards.list();
  const payment = { orderId: id, sourceId: card?.sourceId ?? '', expectedTotal: totalPrice };
  const pay = () => client.payments.confirm({ body: payment }, { idempotencyKey: `pay-${id}` });
  expect((await pay()).status).toBe('succeeded');
  expect(await pay()).toEqual(await pay());
  expect((await client.payments.list({ params })).items).toHaveLength(1);
  expect(await startsAsPdf(await client.payments.receipt({ params }))).toBe(true);

  await issueAll(world, desk, id);
  const { permits } = await client.orders.read({ params });
  expect(permits.map(({ status }) => status)).toEqual(['issued', 'issued']);
  const files = [
    await client.permits.all({ params }),
    ...(await Promise.all(
      permits.map(({ document }) => client.permits.document({ params: { id: document?._id ?? '' } })),
    )),
  ];
  expect(await Promise.all(files.map(startsAsPdf))).toEqual([true, true, true]);
  expect((await client.orders.list({ query: { status: 'pending' } })).items.map(({ _id }) => _id)).toEqual([id]);
});

test('a refusal says what is missing', async () => {
  const { carrier } = await aDesk(world);
  const { secret } = await anApiKey(world, carrier, { scopes: ['orders:read'] });
  const refusal = await createClient({ origin, key: secret })
    .cards.list()
    .catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 403, code: 'scope.missing', facts: { scope: 'orders:place' } });
});
