import type { Article, Card, Order, OrderCard, OrderEvent } from '@wideload/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { startWorld, type World } from '#test/world.ts';
import { demoAccounts } from './demo-accounts.ts';
import { isDemoUnfinished, seedDemo } from './seed.ts';

let world: World;

async function openWorld(): Promise<void> {
  world = await startWorld();
}

async function signIn({ email, password }: { email: string; password: string }): Promise<string> {
  const answer = await world.call('POST', '/auth/sign-in', { body: { email, password } });
  return answer.json<{ accessToken: string }>().accessToken;
}

async function listCarrierOrders(): Promise<OrderCard[]> {
  const token = await signIn(demoAccounts[0]);
  const answer = await world.call('GET', '/permits/orders?pageSize=50&sort=orderNumber', { token });
  return answer.json<{ items: OrderCard[] }>().items;
}

async function countRows(): Promise<number[]> {
  const tables = [
    'users',
    'companies',
    'trucks',
    'trailers',
    'cards',
    'orders',
    'order_events',
    'notifications',
    'payments',
    'deliveries',
    'articles',
  ] as const;
  const counts = tables.map(async (table) => {
    const { count } = await world.deps.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return count;
  });
  return Promise.all(counts);
}

describe('the demo data', () => {
  beforeAll(async () => {
    await openWorld();
    await seedDemo(world.deps);
  });
  afterAll(() => world.close());

  test('is a carrier with orders in every status and at several steps, a card, and an admin', async () => {
    const orders = await listCarrierOrders();
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(orders.map((_, index) => 100_001 + index));
    expect(orders.map(({ status, step }) => `${status} ${step}`)).toEqual([
      'approved 7',
      'rejected 7',
      'pending 7',
      'pending 7',
      'draft 6',
      'draft 4',
      'draft 3',
      'draft 2',
    ]);
    const token = await signIn(demoAccounts[0]);
    expect(await world.read<Card[]>('/stripe/cards', { token })).toHaveLength(1);
    expect((await world.call('GET', `/payment_intent?orderId=${orders[0]?._id}`, { token })).statusCode).toBe(200);
    const admin = await world.call('GET', '/users/', { token: await signIn(demoAccounts[1]) });
    expect(admin.json()).toMatchObject({ role: 'admin' });
  });

  test('has every permit that its loads need, each with reasons and a price', async () => {
    const token = await signIn(demoAccounts[0]);
    const [first] = await listCarrierOrders();
    const order = await world.read<Order>(`/permits/orders/${first?._id}`, { token });
    expect(order.permits.map(({ state }) => state)).toEqual(['WY', 'NE', 'IA', 'IL', 'IN', 'OH']);
    expect(order.permits.every(({ reasons, price }) => reasons.length > 0 && price > 0)).toBe(true);
  });

  test('has a past: orders paid and decided on different days, states that are not all equally far, news of a week', async () => {
    const token = await signIn(demoAccounts[0]);
    const read = <T>(path: string) => world.read<T>(path, { token });
    const [approved, rejected, pending] = await listCarrierOrders();
    const { items } = await read<{ items: OrderEvent[] }>(`/permits/orders/${approved?._id}/events`);
    const issues = Array.from({ length: 6 }, () => 'issued');
    expect(items.map(({ to }) => to)).toEqual(['draft', 'pending', ...issues, 'approved']);
    expect(new Set(items.map(({ at }) => at)).size).toBe(9);
    const { paymentIntent } = await read<{ paymentIntent: { created: string } }>(
      `/payment_intent?orderId=${approved?._id}`,
    );
    expect(paymentIntent.created.slice(0, 16)).toBe(items[1]?.at.slice(0, 16));
    const listStates = async (id = '') =>
      (await read<Order>(`/permits/orders/${id}`)).permits.map(({ state, status }) => `${state} ${status}`);
    expect(await listStates(rejected?._id)).toContain('SD refused');
    const { permits } = await read<Order>(`/permits/orders/${approved?._id}`);
    const files = permits.map(({ document }) => world.call('GET', `/permits/documents/${document?._id}`, { token }));
    for (const { rawPayload } of await Promise.all(files))
      expect((await readPdf(rawPayload)).text).toContain('Demo data');
    expect(await listStates(pending?._id)).toEqual(expect.arrayContaining(['IN issued', 'KY filed', 'GA requested']));
    const news = await read<{ total: number; unread: number }>('/notifications');
    expect(news).toMatchObject({ total: 21, unread: 9 });
  });

  test.each([
    {
      language: 'en',
      titles: [
        'How escorts work, state by state',
        'The bridge formula, explained with a drawing',
        'What an oversize permit is, and when you need one',
      ],
    },
    {
      language: 'es',
      titles: [
        'Cómo funcionan las escoltas, estado por estado',
        'La fórmula de puentes, explicada con un dibujo',
        'Qué es un permiso de sobredimensión y cuándo lo necesita',
      ],
    },
  ])('has three articles in $language that everybody can read, each with its picture', async ({ language, titles }) => {
    const { items } = (await world.call('GET', `/articles?language=${language}`)).json<{ items: Article[] }>();
    expect(items.map(({ title }) => title)).toEqual(titles);
    expect(items.every((item) => item.language === language && item.versions.length === 1)).toBe(true);
    for (const { id, feature_image: image } of items) {
      const { html } = (await world.call('GET', `/articles/${id}`)).json<Article>();
      const words = html.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length;
      expect(words).toBeGreaterThan(500);
      expect(words).toBeLessThan(950);
      expect(html).not.toMatch(/undefined|NaN|null|, \.| {2}/);
      expect((await world.app.inject(image ?? '')).headers['content-type']).toBe('image/png');
    }
  });
});

describe('making the demo data', () => {
  beforeEach(openWorld);
  afterEach(() => world.close());

  test('is not done twice', async () => {
    await seedDemo(world.deps);
    const before = await countRows();
    await seedDemo(world.deps);
    expect(await countRows()).toEqual(before);
    expect(await isDemoUnfinished(world.deps)).toBe(false);
  });

  test('is finished by the next run when the first one was interrupted', async () => {
    let left = 40;
    const failing = {
      ...world.deps,
      ids: () => {
        left -= 1;
        if (left < 0) throw new Error('The power went out.');
        return world.deps.ids();
      },
    };
    await expect(seedDemo(failing)).rejects.toThrow('The power went out.');
    expect(await isDemoUnfinished(world.deps)).toBe(true);
    await seedDemo(world.deps);
    expect(await isDemoUnfinished(world.deps)).toBe(false);
    const titles = (await listCarrierOrders()).map(({ title }) => title);
    expect(titles).toHaveLength(8);
    expect(new Set(titles).size).toBe(8);
  });
});
