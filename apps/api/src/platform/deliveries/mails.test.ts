import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { beforeEach, expect, test } from 'vitest';
import { aWorld } from '#test/world.ts';
import { after, DAY, HOUR, MINUTE, SECOND } from '#clock.ts';
import { createSmtpMailSender } from '#providers/deliveries/smtp.ts';
import { inTransaction } from '../db/transaction.ts';
import { RefusedDelivery, type MailSender, type OutgoingMail } from './senders.ts';
import { enqueue } from './enqueue.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';
import { sendDueMails } from './send-due.ts';

const world = aWorld();
let sent: OutgoingMail[];
beforeEach(async () => {
  await world.deps.db.deleteFrom('deliveries').execute();
  sent = [];
});

const working: MailSender = {
  async send(mail) {
    sent.push(mail);
  },
};
const broken: MailSender = { send: () => Promise.reject(new Error('the mail server is away')) };

const code = (to: string) => ({ kind: 'confirmation-code', to, content: { code: '123456' } }) as const;
const put = (to: string, key?: string) =>
  inTransaction(world.deps.db, (tx) => enqueue(tx, world.deps, code(to), key === undefined ? {} : { key }));
const run = (mailSender: MailSender) => sendDueMails({ ...world.deps, mailSender });
const listRows = () => world.rows('deliveries');

test('a mail is sent once, after its transaction', async () => {
  await put('ann@test.example');
  expect([await run(working), await run(working)]).toEqual([1, 0]);
  expect(sent).toMatchObject([{ to: 'ann@test.example', subject: expect.stringContaining('123456') }]);
});

test('a clock that was wrong and is set back holds no mail: neither a new one, nor one that waits, nor one that is leased', async () => {
  world.clock.advance(3 * HOUR);
  await put('ann@test.example');
  await run(broken);
  await put('bob@test.example');
  await put('cy@test.example');
  const leased = { leased_until: after(world.clock.now(), MINUTE) };
  await world.change('deliveries', { recipient: 'cy@test.example' }, leased);
  world.clock.advance(-3 * HOUR);
  await run(working);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['ann@test.example', 'bob@test.example', 'cy@test.example']);
});

test('a transaction that fails sends nothing', async () => {
  await expect(
    inTransaction(world.deps.db, async (tx) => {
      await enqueue(tx, world.deps, code('ann@test.example'));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await run(working)).toBe(0);
});

test('a mail with a key is sent once, however often it is enqueued', async () => {
  await Promise.all([1, 2, 3, 4].map(() => put('ann@test.example', 'receipt:1')));
  await run(working);
  expect(sent).toHaveLength(1);
});

test('the secret of a mail that is out is gone from the database', async () => {
  await put('ann@test.example');
  await run(working);
  expect((await listRows()).map(({ content }) => content)).toEqual([{}]);
});

test('workers side by side send each mail once', async () => {
  for (let index = 0; index < 10; index += 1) await put(`person-${index}@test.example`);
  await Promise.all([run(working), run(working), run(working)]);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => `person-${index}@test.example`),
  );
});

test('a worker that dies loses its lease after a minute, not the mail', async () => {
  await put('ann@test.example');
  const never: MailSender = { send: () => new Promise(() => undefined) };
  void run(never);
  await expect.poll(async () => (await listRows())[0]?.attempts).toBe(1);
  expect(await run(working)).toBe(0);
  world.clock.advance(MINUTE + SECOND);
  expect(await run(working)).toBe(1);
  expect(sent).toHaveLength(1);
});

test('a mail that fails is tried again later, and ends in sight', async () => {
  await put('ann@test.example');
  expect(await run(broken)).toBe(1);
  expect(await run(broken)).toBe(0);
  for (let minute = 0; minute < 12; minute += 1) {
    world.clock.advance(MINUTE);
    await run(broken);
  }
  const [row] = await listRows();
  expect(row).toMatchObject({ attempts: 6, last_error: 'the mail server is away', sent_at: null });
  expect(row?.failed_at).not.toBeNull();
});

test('a code is never sent after its ten minutes, and the database forgets it when its mail is given up', async () => {
  await put('ann@test.example');
  world.clock.advance(10 * MINUTE);
  expect([await run(working), sent]).toEqual([1, []]);
  const [row] = await listRows();
  expect(row).toMatchObject({ content: {}, last_error: 'The code or link expired before the mail was sent.' });
  expect(row?.failed_at).not.toBeNull();
});

test('a code that was given up is swept after a day, another failed mail after thirty', async () => {
  await put('ann@test.example');
  const content = { deletedOn: 'November 16, 2026' };
  const other = { kind: 'account-deleted', to: 'bob@test.example', content } as const;
  await inTransaction(world.deps.db, (tx) => enqueue(tx, world.deps, other));
  await run({ send: () => Promise.reject(new RefusedDelivery('550 5.1.1 No such mailbox')) });
  const listKinds = async () => (await listRows()).map(({ kind }) => kind).toSorted();
  await sweepDeliveries(world.deps);
  expect(await listKinds()).toEqual(['account-deleted', 'confirmation-code']);
  world.clock.advance(DAY + SECOND);
  await sweepDeliveries(world.deps);
  expect(await listKinds()).toEqual(['account-deleted']);
  world.clock.advance(29 * DAY);
  await sweepDeliveries(world.deps);
  expect(await listKinds()).toEqual([]);
});

test.each(['ann,bob@test.example', 'ann(bob)@test.example', 'ann@test.example\r\nbob', ''])(
  'a mail to %j, of before addresses were checked, is not sent and fails in sight at once',
  async (to) => {
    await put(to);
    expect([await run(working), sent]).toEqual([1, []]);
    const [row] = await listRows();
    expect(row).toMatchObject({ attempts: 1, sent_at: null, last_error: 'This is not the address of one mailbox.' });
    expect(row?.failed_at).not.toBeNull();
    expect(await run(working)).toBe(0);
  },
);

const moved = { orderNumber: 100_001, orderId: '', title: 'Press', comment: '', link: '' };
const putMoved = (to: string) =>
  inTransaction(world.deps.db, (tx) => enqueue(tx, world.deps, { kind: 'order-approved', to, content: moved }));

test('a mail about an order is tried for two days, at least every hour', async () => {
  await putMoved('ann@test.example');
  const start = world.clock.now().getTime();
  for (let hour = 0; hour < 47; hour += 1) {
    expect(await run(broken), `hour ${hour}`).toBeGreaterThan(0);
    world.clock.advance(HOUR);
  }
  expect((await listRows())[0]?.failed_at).toBeNull();
  while ((await run(broken)) > 0) world.clock.advance(HOUR);
  const givenUp = (await listRows())[0]?.failed_at?.getTime() ?? 0;
  expect((givenUp - start) / DAY).toBeGreaterThan(2);
});

type Refusal = { at: 'MAIL FROM' | 'RCPT TO' | 'DATA'; code: number; text: string };

/** A server that refuses while it has a `refusal`. */
async function startMailServer(refusal: Refusal) {
  const state: { refusal: Refusal | null; arrived: number } = { refusal, arrived: 0 };
  const refuse = (at: Refusal['at']) =>
    state.refusal?.at === at
      ? Object.assign(new Error(state.refusal.text), { responseCode: state.refusal.code })
      : null;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => done(refuse('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refuse('RCPT TO')),
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        const error = refuse('DATA');
        if (error === null) state.arrived += 1;
        done(error);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Cast: a TCP server has an address with a port.
  const { port } = server.server.address() as AddressInfo;
  return {
    state,
    sender: createSmtpMailSender(`smtp://127.0.0.1:${port}`),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

test('a mail server that refuses, or is not there, delays a mail, and it arrives once when the server is back', async () => {
  const away = { at: 'MAIL FROM', code: 451, text: 'Try again later' } as const;
  const { state, sender, close } = await startMailServer(away);
  await putMoved('ann@test.example');
  await run(sender);
  expect((await listRows())[0]).toMatchObject({
    sent_at: null,
    last_error: expect.stringContaining('Try again later'),
  });
  world.clock.advance(MINUTE);
  await run(createSmtpMailSender('smtp://127.0.0.1:1'));
  expect((await listRows())[0]).toMatchObject({ attempts: 2, last_error: expect.stringContaining('ECONNREFUSED') });
  state.refusal = null;
  world.clock.advance(MINUTE);
  expect([await run(sender), await run(sender), state.arrived]).toEqual([1, 0, 1]);
  await close();
});

test.each<[Refusal, 'waits' | 'is given up']>([
  [{ at: 'RCPT TO', code: 450, text: '4.2.0 Greylisted' }, 'waits'],
  [{ at: 'RCPT TO', code: 550, text: '5.1.1 User unknown in virtual mailbox table' }, 'is given up'],
  [{ at: 'MAIL FROM', code: 553, text: '5.7.1 Sender address rejected' }, 'is given up'],
  [{ at: 'DATA', code: 451, text: '4.3.0 Content filter is away' }, 'waits'],
  [{ at: 'DATA', code: 554, text: '5.7.1 Message rejected' }, 'is given up'],
])('after a refusal %j a mail %s', async (refusal, end) => {
  const { sender, close } = await startMailServer(refusal);
  await putMoved('ann@test.example');
  await run(sender);
  const [row] = await listRows();
  expect(row).toMatchObject({ attempts: 1, last_error: expect.stringContaining(refusal.text) });
  expect(row?.failed_at === null ? 'waits' : 'is given up').toBe(end);
  await close();
});

test('a mail that another process has taken, because its batch took longer than a lease, is not sent twice', async () => {
  await put('ann@test.example');
  await put('bob@test.example');
  const slow: MailSender = {
    async send(mail) {
      sent.push(mail);
      world.clock.advance(2 * MINUTE);
      await run(working);
    },
  };
  await run(slow);
  // The slow one went out again, because its process could have died; the other one did not.
  const [slowOne, ...others] = sent.map(({ to }) => to);
  expect(others.toSorted()).toEqual(['ann@test.example', 'bob@test.example']);
  expect(others).toContain(slowOne);
  expect(await run(working)).toBe(0);
});

test('a process that fails late leaves the lease of the one that has the mail by then', async () => {
  await put('ann@test.example');
  let isTaken = false;
  const late: MailSender = {
    async send() {
      if (isTaken) throw new Error('the mail server is away');
      isTaken = true;
      world.clock.advance(2 * MINUTE);
      const other = run({ send: () => Promise.resolve() });
      await other;
      throw new Error('the mail server is away');
    },
  };
  await run(late);
  expect(await listRows()).toMatchObject([{ failed_at: null, last_error: null, sent_at: expect.any(Date) }]);
});
