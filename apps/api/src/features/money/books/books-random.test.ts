import type { Books, Order, Payout } from '@wideload/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import { aWidenedOrder, texas } from '#test/factories/money/adjustment-factories.ts';
import { deliverWebhooks } from '#test/factories/money/payment-factories.ts';
import { anOrderPaidWith, findIntentId, pressRefund } from '#test/factories/money/refund-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { createSeededRandom } from '#test/seeded-random.ts';
import { isThorough } from '#test/thorough.ts';
import { aWorld } from '#test/world.ts';
import { DAY, HOUR } from '#clock.ts';
import { actAs } from '#actor.ts';
import { createReconciler } from '../payments.service.ts';
import { listStatements, readStatement } from './statements.service.ts';
import { readBalance } from './read-balance.ts';

vi.setConfig({ testTimeout: 300_000 });

const world = aWorld();
let files: Map<string, string>;

type RandomRun = { chance: () => number; orders: Order[]; disputes: string[]; files: Map<string, string> };

const pick = <T>({ chance }: Pick<RandomRun, 'chance'>, list: readonly T[]): T => {
  const item = list[Math.floor(chance() * list.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
/** The sessions end as time passes. */
const askAsAdmin = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const { token } = await aUser(world, { role: 'admin' });
  return world.call(method, `/permits/admin${path}`, { token, ...(body && { body }) });
};
const aliases = ['pm_card_visa', 'pm_card_pendingRefund', 'pm_card_refundFail'];

async function chargeAdjustment(play: RandomRun): Promise<void> {
  const [carrier, admin] = [await aUser(world), await aUser(world, { role: 'admin' })];
  const order = await aWidenedOrder(world, carrier, admin);
  play.orders.push(order);
  const [card] = await world.read<{ id: string }[]>('/stripe/cards', carrier);
  const body = { cardId: card?.id, expectedAmount: texas };
  const answer = await world.call('POST', `/permits/admin/orders/${order._id}/adjustments`, {
    token: admin.token,
    body,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function closeMonth({ files }: RandomRun): Promise<void> {
  const { next } = (await askAsAdmin('GET', '/books')).json<Books>();
  if (next?.isOver !== true) return;
  const closed = await askAsAdmin('POST', `/books/${next.month}/close`, {
    entries: next.entries,
    openFees: next.openFees,
  });
  expect(closed.statusCode, closed.body).toBe(200);
  files.set(next.month, (await askAsAdmin('GET', `/books/${next.month}/ledger.csv`)).body);
}

/** `erased`: without number and document. */
const chargeByStates = ({ _id }: Order, fee: number) =>
  world.database.pool.query(
    `UPDATE permits SET status = 'issued', erased = true, issued_at = coalesce(issued_at, $2), charged_fee_cents = $3
     WHERE order_id = $1`,
    [_id, world.clock.now(), fee],
  );

/** A month with a state's charge is closed, and the charge is corrected afterwards. */
async function closeAndCorrect(play: RandomRun): Promise<void> {
  const order = pick(play, play.orders);
  await chargeByStates(order, 5000);
  const { size } = play.files;
  world.clock.advance(31 * DAY);
  await closeMonth(play);
  expect(play.files.size).toBe(size + 1);
  await chargeByStates(order, 5100);
}

const steps: readonly ((play: RandomRun) => Promise<unknown>)[] = [
  async (play) => play.orders.push(await anOrderPaidWith(world, await aUser(world), pick(play, aliases))),
  chargeAdjustment,
  // Refused while a bank disputes the charge, or where too little is left.
  async (play) =>
    pressRefund(world, await aUser(world, { role: 'admin' }), {
      order: pick(play, play.orders),
      amount: pick(play, [1, 920, 4000, 6200]),
    }),
  async (play) => {
    const facts = { reason: 'fraudulent', amount: pick(play, [500, 1001, 2000]) };
    const { id } = await world.sandbox.openDispute(await findIntentId(world, pick(play, play.orders)), facts);
    play.disputes.push(id);
  },
  async (play) => {
    const id = play.disputes.pop();
    if (id !== undefined) await world.sandbox.closeDispute(id, pick(play, ['won', 'lost'] as const));
  },
  (play) => chargeByStates(pick(play, play.orders), pick(play, [0, 4000, 6200])),
  (play) => deliverWebhooks(world, { reverse: play.chance() < 0.5, times: play.chance() < 0.5 ? 2 : 1 }),
  () => world.sandbox.webhooks.dropPending(),
  () => createReconciler(world.deps).run(),
  async (play) => world.clock.advance(pick(play, [HOUR, DAY, 3 * DAY, 12 * DAY])),
  async (play) => world.clock.advance(pick(play, [HOUR, DAY, 3 * DAY, 12 * DAY])),
  async (play) => {
    const payouts = (await world.sandbox.payouts()).filter(({ status }) => status !== 'failed');
    if (payouts.length > 0) await world.sandbox.failPayout(pick(play, payouts).id);
  },
  closeMonth,
];

/** Without a person, everything becomes known. */
async function settleEverything(): Promise<void> {
  for (const wait of [9 * HOUR, 9 * HOUR, 4 * DAY, 3 * DAY]) {
    world.clock.advance(wait);
    await createReconciler(world.deps).run();
    await deliverWebhooks(world);
  }
  await readBalance(world.deps);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const sumCsv = (file: string) =>
  sum(file.split('\r\n').map((line) => Math.round(Number(/,(-?\d+\.\d\d),/.exec(line)?.[1] ?? 0) * 100)));

async function readDatabase() {
  const { rows } = await world.database.pool.query<Record<'books' | 'tables' | 'state' | 'open' | 'gap', number>>(`
    SELECT (SELECT sum(amount_cents)::integer FROM book_entries WHERE kind NOT IN ('state-fee', 'provider-fee')) AS books,
      (SELECT sum(captured_cents)::integer FROM payments WHERE status = 'succeeded')
        - (SELECT coalesce(sum(amount_cents), 0)::integer FROM refunds WHERE state = 'succeeded')
        + (SELECT coalesce(sum(amount_cents - fee_cents), 0)::integer FROM dispute_movements) AS tables,
      (SELECT coalesce(sum(amount_cents), 0)::integer FROM book_entries WHERE kind = 'state-fee')
        + (SELECT coalesce(sum(charged_fee_cents), 0)::integer FROM permits WHERE issued_at IS NOT NULL) AS state,
      (SELECT coalesce(sum(amount_cents), 0)::integer FROM book_entries WHERE closed_month IS NULL) AS open,
      (SELECT coalesce(sum(last_number), 0)::integer FROM receipt_years)
        - (SELECT count(receipt_no)::integer FROM book_entries) AS gap`);
  const [row] = rows;
  if (row === undefined) throw new Error('The database answers nothing.');
  return row;
}

async function sumEntries(where: string): Promise<number> {
  const { rows } = await world.database.pool.query<{ sum: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::integer AS sum FROM book_entries WHERE ${where}`,
  );
  return rows[0]?.sum ?? 0;
}

/** The fees of the provider and of disputes are the seller's: no company is told them. */
const ownCosts = `kind IN ('provider-fee', 'dispute-fee')`;

type MonthSums = { paid: number; stateFees: number };

/** The sums of all companies' statements by month. Each statement begins where the one before ended. */
async function sumStatements(): Promise<Map<string, MonthSums>> {
  const sums = new Map<string, MonthSums>();
  const { rows } = await world.database.pool.query<{ id: string }>('SELECT id FROM users');
  for (const { id } of rows) {
    const user = actAs({ kind: 'admin', personId: id, sessionId: '', deskRole: 'owner' }, id);
    const { months, companies } = await listStatements(world.deps, user);
    for (const { _id: companyId } of companies) {
      let closing = 0;
      for (const month of months.toReversed()) {
        const statement = await readStatement(world.deps, user, { companyId, month });
        const { paid, stateFees } = sums.get(month) ?? { paid: 0, stateFees: 0 };
        expect(statement.sums.opening, `${companyId} ${month}`).toBe(closing);
        const lines = statement.orders.flatMap(({ movements }) => movements);
        const moved = lines.filter(({ kind }) => kind !== 'state-fee').map(({ amount }) => amount);
        expect(closing + sum(moved), `${companyId} ${month}`).toBe(statement.sums.closing);
        sums.set(month, {
          paid: paid + statement.sums.closing - closing,
          stateFees: stateFees + statement.sums.stateFees,
        });
        ({ closing } = statement.sums);
      }
    }
  }
  return sums;
}

/** Months of the CSV without the seller's own costs. */
const sumStated = (file: string) =>
  sumCsv(
    file
      .split('\r\n')
      .filter((line) => !/,(?:provider|dispute) fee,/.test(line))
      .join('\r\n'),
  );

// Plays of one world share months and payouts, and each makes the next one slower.
const plays = isThorough ? 5 : 1;
// Other plays each day; four days try all of them.
const firstSeed = 1 + plays * (Math.floor(Date.now() / DAY) % 4);

beforeAll(async () => {
  files = new Map();
});

test.each(Array.from({ length: plays }, (_, index) => firstSeed + index))(
  'whatever happens in whatever order (%i), books, tables, ledgers, files, statements, balance and payouts have the same sums',
  async (seed) => {
    const chance = createSeededRandom(seed);
    const play: RandomRun = { chance, orders: [], disputes: [], files };
    play.orders.push(await anOrderPaidWith(world, await aUser(world), pick(play, aliases)));
    for (let turn = 0; turn < 14; turn += 1) await pick(play, steps)(play);
    await closeAndCorrect(play);
    await settleEverything();

    const found = await readDatabase();
    expect([found.books, found.state, found.gap], `seed ${seed}`).toEqual([found.tables, 0, 0]);

    // The provider's balance has all of it but the fees of the states, and its payouts have what they say.
    const lines = (await world.sandbox.balance()).filter(({ type }) => !type.startsWith('payout'));
    expect(await sumEntries(`kind <> 'state-fee'`), `seed ${seed}`).toBe(sum(lines.map(({ net }) => net)));
    const { items, total } = (await askAsAdmin('GET', '/payouts?pageSize=50')).json<{
      items: Payout[];
      total: number;
    }>();
    expect(total).toBe((await world.sandbox.payouts()).length);
    expect(
      items.map(({ check }) => check?.difference),
      `seed ${seed}`,
    ).toEqual(items.map(() => 0));

    // The ledgers of the orders, and the file of all days.
    const day = world.clock.now().toISOString().slice(0, 10);
    const whole = await askAsAdmin('GET', `/ledger.csv?from=2026-11-01&to=${day}`);
    expect(sumCsv(whole.body), `seed ${seed}`).toBe(await sumEntries('true'));
    for (const { _id } of play.orders) {
      const { totals } = (await askAsAdmin('GET', `/orders/${_id}/ledger`)).json<{
        totals: Record<string, number>;
      }>();
      const { charged = 0, refunded = 0, disputed = 0, paid = 0 } = totals;
      const own = `order_id = '${_id}' AND kind <> 'provider-fee'`;
      expect(charged - refunded - disputed - paid, `seed ${seed}`).toBe(await sumEntries(own));
    }

    // Closed months are as they were, and hold with the open one all that was booked.
    for (const [month, file] of files)
      expect((await askAsAdmin('GET', `/books/${month}/ledger.csv`)).body, month).toBe(file);
    const closed = (await askAsAdmin('GET', '/books')).json<Books>().closed;
    expect(sum([...files.values()].map(sumCsv))).toBe(sum(closed.map((month) => month.total)));
    expect(sum(closed.map((month) => month.total)) + found.open, `seed ${seed}`).toBe(await sumEntries('true'));

    // The statements of all companies have each closed month's file, and in the open months the rest.
    const statements = await sumStatements();
    const sumOf = ({ paid, stateFees }: MonthSums) => paid - stateFees;
    for (const [month, file] of files)
      expect(sumOf(statements.get(month) ?? { paid: 0, stateFees: 0 }), `${month}, seed ${seed}`).toBe(sumStated(file));
    const open = [...statements].filter(([month]) => !files.has(month)).map(([, sums]) => sumOf(sums));
    const left = `closed_month IS NULL AND NOT ${ownCosts}`;
    expect(sum(open), `seed ${seed}`).toBe(await sumEntries(left));
  },
);
