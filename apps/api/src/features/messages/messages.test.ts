import type { MessageFile, Notification, Order, OrderEvent, OrderThread } from '@wideload/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#clock.ts';
import { aQuestion, answer, ask, attach } from '#test/factories/message-factories.ts';
import { aPaidOrder } from '#test/factories/notification-factories.ts';
import { aDraft } from '#test/factories/order-factories.ts';
import { aPhotographWithMetadata, secrets } from '#test/factories/picture-factories.ts';
import { aUser, type SignedInUser } from '#test/factories/user-factories.ts';
import { aWorld } from '#test/world.ts';
import { erasePerson } from '#features/personal-data/erasures.store.ts';
import { sweepMessageFiles } from './messages.service.ts';

const world = aWorld();
let admin: SignedInUser;
let carrier: SignedInUser;
let id: string;

beforeEach(async () => {
  [carrier, admin] = await Promise.all([aUser(world), aUser(world, { role: 'admin' })]);
  id = await aPaidOrder(world, carrier);
});

const readThread = (by = carrier) => world.read<OrderThread>(`/permits/orders/${id}/messages`, by);
const asAdmin = () => ({ id, by: admin });
const asCarrier = () => ({ id, by: carrier });
const withdraw = (question: string) =>
  world.call('DELETE', `/permits/admin/messages/${question}`, { token: admin.token });
const listMails = async () => (await world.mails()).filter(({ text }) => text.includes(`${id}#questions`));
const listNews = async () => (await world.read<{ items: Notification[] }>('/notifications', carrier)).items;

describe('a question', () => {
  test('reaches the carrier in the order, the history, a notification and a mail, and the order waits', async () => {
    const asked = await ask(world, asAdmin());
    expect(asked.statusCode).toBe(201);
    expect(asked.json<OrderThread>()).toMatchObject({ isWaiting: true, items: [{ author: admin.email }] });
    expect(await readThread()).toEqual({
      isWaiting: true,
      items: [
        {
          _id: expect.any(String),
          at: world.clock.now().toISOString(),
          by: 'wideload',
          author: null,
          text: 'What is the VIN of the truck?',
          files: [],
          question: 'open',
          asks: [],
          isUnread: false,
        },
      ],
    });
    expect((await listNews())[0]?.comment).toBe('We have a question: What is the VIN of the truck? Status: pending');
    const events = await world.call('GET', `/permits/orders/${id}/events`, { token: carrier.token });
    expect(events.json<{ items: OrderEvent[] }>().items.at(-1)).toMatchObject({ what: 'message', who: 'admin' });
    const [mail] = await listMails();
    const thread = `order-${id}`;
    expect(mail).toMatchObject({
      to: 'ann@carrier.example',
      subject: expect.stringMatching(/we have a question$/),
      thread,
    });
    expect(mail?.text).toContain(`/order_list/order?orderId=${id}#questions`);
  });

  test('is answered by the carrier, and the admin who asked is told by mail', async () => {
    const question = await aQuestion(world, asAdmin());
    const answered = await answer(world, asCarrier(), { answers: [question] });
    expect(answered.statusCode).toBe(201);
    expect(answered.json<OrderThread>()).toMatchObject({
      isWaiting: false,
      items: [{ question: 'answered' }, { by: 'carrier', text: 'It is 1XKYDP9X5LJ000001.', question: null }],
    });
    expect(answered.body).not.toContain(admin.email);
    const [mail] = await listMails();
    expect(mail).toMatchObject({ to: admin.email, subject: expect.stringMatching(/the carrier replied$/) });
    expect(mail?.text).toContain('It is 1XKYDP9X5LJ000001.');
  });

  test('that was asked while the carrier wrote stays open', async () => {
    const first = await aQuestion(world, asAdmin());
    await aQuestion(world, asAdmin());
    const answered = await answer(world, asCarrier(), { answers: [first] });
    expect(answered.json<OrderThread>()).toMatchObject({ isWaiting: true });
    expect((await readThread()).items.map(({ question }) => question)).toEqual(['answered', 'open', null]);
  });

  test('is withdrawn, which its carrier is told and which cannot be repeated', async () => {
    const question = await aQuestion(world, asAdmin());
    expect((await withdraw(question)).json()).toMatchObject({ isWaiting: false, items: [{ question: 'withdrawn' }] });
    expect((await listNews())[0]?.comment).toContain('You need not answer our question any more');
    expect((await listMails())[0]?.subject).toMatch(/no need to answer our question$/);
    expect((await withdraw(question)).json()).toMatchObject({ status: 409, code: 'message.closed' });
    expect((await withdraw(world.deps.ids())).statusCode).toBe(404);
  });

  test('that is withdrawn and answered at once ends one way', async () => {
    const question = await aQuestion(world, asAdmin());
    await Promise.all([withdraw(question), answer(world, asCarrier(), { answers: [question] })]);
    const [first] = (await readThread()).items;
    expect(['answered', 'withdrawn']).toContain(first?.question);
  });

  test('is sent once, however often the browser repeats it', async () => {
    const _id = world.deps.ids();
    const answers = await Promise.all([1, 2, 3].map(() => ask(world, asAdmin(), { _id })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect((await readThread()).items).toHaveLength(1);
    expect(await listMails()).toHaveLength(1);
    expect((await ask(world, { id: await aPaidOrder(world, carrier), by: admin }, { _id })).statusCode).toBe(404);
    expect((await answer(world, asCarrier(), { _id })).statusCode).toBe(404);
  });

  test('is in the audit log, and so is its withdrawal', async () => {
    const question = await aQuestion(world, asAdmin());
    await withdraw(question);
    const acts = await world.rows('audit_log', { subject_id: id }, ['what', 'after']);
    expect(acts.map(({ what }) => what)).toEqual(['order.message', 'order.message-withdrawn']);
    expect(acts[0]?.after).toMatchObject({ text: 'What is the VIN of the truck?' });
  });
});

describe('a question about fields of state forms', () => {
  const readParts = async () => {
    const order = await world.read<Order>(`/permits/orders/${id}`, carrier);
    const [unit] = order.units;
    if (unit === undefined) throw new Error('A paid order has a unit.');
    return { order, unit };
  };

  test('names them, and the answer fills them in the order and its unit at once and leaves the others', async () => {
    const { unit } = await readParts();
    const asks = [
      { unit: unit._id, key: 'load_description' },
      { unit: unit._id, key: 'load_serial' },
      { unit: null, key: 'insurance' },
      { unit: null, key: 'state_account.TX' },
    ] as const;
    const question = (await ask(world, asAdmin(), { asks: [...asks] })).json<OrderThread>().items.at(-1);
    expect(question?.asks).toEqual(asks);
    const values = [
      { ...asks[0], value: ' Excavator ' },
      { ...asks[2], value: 'Acme Mutual, 12-345' },
      { ...asks[3], value: '778899' },
    ];
    const before = await readParts();
    const answered = await answer(world, asCarrier(), { answers: [question?._id ?? ''], values });
    expect(answered.json<OrderThread>().isWaiting).toBe(false);
    const after = await readParts();
    expect(after.unit.filing).toEqual({ load_description: 'Excavator' });
    expect(after.order.filing).toEqual({ insurance: 'Acme Mutual, 12-345', 'state_account.TX': '778899' });
    await answer(world, asCarrier(), { values: [{ ...asks[1], value: 'SN 7' }] });
    expect((await readParts()).unit.filing).toEqual({ load_description: 'Excavator', load_serial: 'SN 7' });
    expect(after.order).toMatchObject({ permits: before.order.permits, totalPrice: before.order.totalPrice });
  });

  test('knows only fields of the vocabulary, in their place, and units of the order', async () => {
    const { unit } = await readParts();
    const send = async (key: string, of: string | null) => {
      const body = { _id: world.deps.ids(), text: 'x', asks: [{ unit: of, key }] };
      return (await world.call('POST', `/permits/admin/orders/${id}/messages`, { token: admin.token, body }))
        .statusCode;
    };
    expect(await send('shoe_size', null)).toBe(400);
    expect(await send('load_description', null)).toBe(400);
    expect(await send('insurance', unit._id)).toBe(400);
    expect(await send('load_description', world.deps.ids())).toBe(404);
    const value = { unit: world.deps.ids(), key: 'load_make', value: 'CAT' } as const;
    expect((await answer(world, asCarrier(), { values: [value] })).statusCode).toBe(404);
    const empty = { unit: unit._id, key: 'load_make', value: '  ' } as const;
    expect((await answer(world, asCarrier(), { values: [empty] })).statusCode).toBe(400);
    expect((await readThread()).items).toEqual([]);
    expect((await readParts()).unit.filing).toEqual({});
  });
});

describe('a message', () => {
  test('of an admin that asks nothing leaves the order in work', async () => {
    await ask(world, asAdmin(), { isQuestion: false, text: 'Texas is closed until Monday.' });
    expect(await readThread()).toMatchObject({ isWaiting: false, items: [{ question: null }] });
    expect((await listMails())[0]?.subject).toMatch(/a message from us$/);
  });

  test('of the carrier is unread until an admin has read it, and a later one stays unread', async () => {
    const isUnread = (thread: OrderThread) => thread.items.map((item) => item.isUnread);
    const first = (await answer(world, asCarrier())).json<OrderThread>().items[0]?._id;
    world.clock.advance(SECOND);
    await answer(world, asCarrier(), { text: 'And the plate is WY 1.' });
    const body = { last: first };
    const read = await world.call('PUT', `/permits/admin/orders/${id}/messages/read`, { token: admin.token, body });
    expect(isUnread(read.json<OrderThread>())).toEqual([false, true]);
  });

  test('of the carrier without a question goes to the admin who holds the order, if any', async () => {
    await answer(world, asCarrier());
    expect(await listMails()).toEqual([]);
    await world.call('PUT', `/permits/admin/queue/${id}/claim`, { token: admin.token, body: {} });
    await answer(world, asCarrier());
    expect((await listMails()).map(({ to }) => to)).toEqual([admin.email]);
  });

  test('about a draft is refused, and so is one to a deleted account', async () => {
    const draft = await aDraft(world, carrier);
    expect((await ask(world, { id: draft._id, by: admin })).json()).toMatchObject({ code: 'order.still-draft' });
    expect((await answer(world, { id: draft._id, by: carrier })).json()).toMatchObject({ code: 'order.still-draft' });
    await aQuestion(world, asAdmin());
    await world.deps.db
      .transaction()
      .execute((tx) => erasePerson(tx, { id: carrier.id, email: carrier.email, now: world.clock.now() }));
    expect((await ask(world, asAdmin())).json()).toMatchObject({ code: 'message.nobody' });
    expect(await readThread(admin)).toEqual({ items: [], isWaiting: false });
  });

  test.each([
    ['', 'Please input your message!'],
    ['x'.repeat(2001), 'At most 2000 characters'],
  ])('has a text within its limits', async (text, message) => {
    expect((await answer(world, asCarrier(), { text })).json()).toMatchObject({ errors: [{ path: 'text', message }] });
  });
});

describe('a file', () => {
  test('is attached to a message, downloaded by both sides, and found by no one else', async () => {
    const stored = await attach(world, asCarrier(), { name: 'Póliza (unit 7).pdf' });
    expect(stored.statusCode).toBe(201);
    const file = stored.json<MessageFile>();
    expect(file).toMatchObject({ name: 'Póliza (unit 7).pdf', mediaType: 'application/pdf' });
    const read = (by: SignedInUser) => world.call('GET', `/permits/message_files/${file._id}`, { token: by.token });
    expect((await read(carrier)).statusCode).toBe(404);
    const sent = (await answer(world, asCarrier(), { files: [file._id] })).json<OrderThread>();
    expect(sent.items[0]?.files).toEqual([file]);
    for (const by of [carrier, admin]) {
      const answered = await read(by);
      expect(answered.statusCode).toBe(200);
      expect(answered.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition':
          'attachment; filename="P-liza--unit-7-.pdf"; filename*=UTF-8\'\'P%C3%B3liza%20%28unit%207%29.pdf',
      });
    }
    expect((await read(await aUser(world))).statusCode).toBe(404);
  });

  test('that is a picture is encoded anew, without what the camera wrote about its owner', async () => {
    const photograph = await aPhotographWithMetadata('jpeg');
    const file = new File([new Uint8Array(photograph)], 'plate.png', { type: 'image/png' });
    const { _id, name, mediaType } = (await attach(world, asAdmin(), { file })).json<MessageFile>();
    expect({ name, mediaType }).toEqual({ name: 'plate.jpg', mediaType: 'image/jpeg' });
    await ask(world, asAdmin(), { files: [_id] });
    const { rawPayload } = await world.call('GET', `/permits/message_files/${_id}`, { token: carrier.token });
    expect(secrets.filter((secret) => photograph.includes(secret))).not.toEqual([]);
    expect(secrets.filter((secret) => rawPayload.includes(secret))).toEqual([]);
  });

  test.each([
    ['no picture', 'image/png', '<svg onload="alert(1)"/>'],
    ['no PDF', 'application/pdf', '<html>'],
  ])('that is %s is refused', async (_, type, content) => {
    const refused = await attach(world, asCarrier(), { file: new File([content], 'x', { type }) });
    expect(refused.json()).toMatchObject({ status: 400, code: 'message.file-refused' });
  });

  test('of another kind or too large is refused before it is read', async () => {
    const html = new File(['<html>'], 'x.html', { type: 'text/html' });
    expect((await attach(world, asCarrier(), { file: html })).statusCode).toBe(415);
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'x.pdf', { type: 'application/pdf' });
    expect((await attach(world, asCarrier(), { file: large })).statusCode).toBe(413);
  });

  test('is attached once, by the person who stored it, to its order', async () => {
    const { _id } = (await attach(world, asCarrier())).json<MessageFile>();
    const other = { id: await aPaidOrder(world, carrier), by: carrier };
    expect((await answer(world, other, { files: [_id] })).json()).toMatchObject({ code: 'message.file-gone' });
    expect((await ask(world, asAdmin(), { files: [_id] })).json()).toMatchObject({ code: 'message.file-gone' });
    expect((await answer(world, asCarrier(), { files: [_id] })).statusCode).toBe(201);
    expect((await answer(world, asCarrier(), { files: [_id] })).json()).toMatchObject({ code: 'message.file-gone' });
    expect((await readThread()).items).toHaveLength(1);
    const six = { files: [1, 2, 3, 4, 5, 6].map(() => world.deps.ids()) };
    expect((await answer(world, asCarrier(), six)).statusCode).toBe(400);
  });

  test('that no message follows is removed after an hour, and a sent one stays', async () => {
    const unsent = (await attach(world, asCarrier())).json<MessageFile>();
    const sent = (await attach(world, asCarrier())).json<MessageFile>();
    await answer(world, asCarrier(), { files: [sent._id] });
    world.clock.advance(HOUR + MINUTE);
    await sweepMessageFiles(world.deps);
    const { rows } = await world.database.pool.query<{ id: string }>(
      'SELECT id FROM order_message_files WHERE order_id = $1',
      [id],
    );
    expect(rows).toEqual([{ id: sent._id }]);
    const leftovers = await world.database.pool.query('SELECT FROM leftover_files WHERE key = $1', [
      `messages/${unsent._id}`,
    ]);
    expect(leftovers.rowCount).toBe(1);
  });

  test('may wait for its message with nineteen others, but not more', async () => {
    await world.database.pool.query(
      `INSERT INTO order_message_files (id, order_id, name, media_type, bytes, stored_at, stored_by)
       SELECT gen_random_uuid(), $1, 'x.pdf', 'application/pdf', 1, $3, $2 FROM generate_series(1, 20)`,
      [id, carrier.id, world.clock.now()],
    );
    expect((await attach(world, asCarrier())).statusCode).toBe(429);
  });
});
