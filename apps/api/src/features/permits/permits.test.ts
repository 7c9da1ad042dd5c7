import type { Order, OrderEvent, Permit } from '@wideload/contract';
import { mayMovePermit, permitStatuses, type PermitStatus } from '@wideload/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aUser, type SignedInUser } from '../../../test/factories/user-factories.ts';
import { aPdf } from '../../../test/factories/pdf-factories.ts';
import {
  aPaidPermit,
  aPendingOrder,
  aRefusedPermit,
  asIssued,
  changePermit,
  issue,
  uploadDocument,
  voidPermit,
  type PermitChange,
} from '../../../test/factories/permit-factories.ts';
import { startWorld, type World } from '../../../test/world.ts';
import { removeLeftovers } from '../../platform/files/stored-files.ts';
import { renderPermitUpdateMail, type PermitUpdates } from '../../platform/outbox/mails/order/permit-update.ts';
import { erasePerson } from '../personal-data/erasures.store.ts';

let world: World;
let carrier: SignedInUser;
let admin: SignedInUser;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  carrier = await aUser(world);
  admin = await aUser(world, { role: 'admin' });
});
afterAll(() => world.close());

const read = async (path: string, token = carrier.token) => (await world.call('GET', path, { token })).json();
const readOrder = async (id: string): Promise<Order> => read(`/permits/orders/${id}`);
const listEvents = async (id: string): Promise<OrderEvent[]> => (await read(`/permits/orders/${id}/events`)).items;
const listNews = async (): Promise<string[]> =>
  (await read('/notifications')).items.map(({ comment }: { comment: string }) => comment);
const listActs = (id: string) =>
  world.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute();
const loadStoredBytes = (document: string) => world.deps.documentStore.get(`permits/${document}`);
const listLeftovers = () => world.deps.db.selectFrom('leftover_files').selectAll().execute();

const refusal: PermitChange = { status: 'refused', reason: 'Bridge 12 is closed until spring.' };
const changes: Record<PermitStatus, PermitChange> = {
  requested: { status: 'requested' },
  filed: { status: 'filed' },
  issued: asIssued,
  refused: refusal,
  voided: { status: 'voided' },
};

async function findPermit(orderId: string): Promise<Permit> {
  const [permit] = (await readOrder(orderId)).permits;
  if (permit === undefined) throw new Error('The load needs a permit.');
  return permit;
}

/** Its only permit has reached `status`. */
async function anOrderAt(status: PermitStatus): Promise<{ id: string; permit: Permit }> {
  const { _id: id } = await aPendingOrder(world, carrier);
  const permit = await findPermit(id);
  await uploadDocument(world, admin, { permit });
  if (status === 'voided') await changePermit(world, admin, { permit, change: asIssued });
  if (status === 'voided') await voidPermit(world, admin, await findPermit(id));
  else if (status !== 'requested') await changePermit(world, admin, { permit, change: changes[status] });
  return { id, permit: await findPermit(id) };
}

const pairs = permitStatuses.flatMap((from) => permitStatuses.map((to) => ({ from, to })));

test.each(pairs.filter(({ from, to }) => mayMovePermit(from, to)))(
  'from $from an admin moves a permit to $to: history and notification have it',
  async ({ from, to }) => {
    const { id, permit } = await anOrderAt(from);
    expect(permit.status).toBe(from);
    const answer = await changePermit(world, admin, { permit, change: changes[to] });
    expect(answer.json()).toMatchObject({ permit: { _id: permit._id, status: to }, allIssued: to === 'issued' });
    const event = { what: 'permit', who: 'admin', permit: { state: 'TX', unit: 1 }, from, to };
    expect((await listEvents(id)).at(-1)).toMatchObject(event);
    expect((await listNews())[0]).toMatch(new RegExp(`^Texas permit for unit 1.* Status: ${to}$`));
  },
);

test.each(pairs.filter(({ from, to }) => !mayMovePermit(from, to)))(
  'from $from to $to no permit moves, and no data changes',
  async ({ from, to }) => {
    const { id, permit } = await anOrderAt(from);
    const [events, news] = [await listEvents(id), await listNews()];
    const answer = await changePermit(world, admin, { permit, change: changes[to] });
    expect(answer.json()).toMatchObject({ status: 409, code: 'permit.move-refused', permitStatus: from });
    expect([await findPermit(id), await listEvents(id), await listNews()]).toEqual([permit, events, news]);
  },
);

describe('an issued permit', () => {
  test('has the state’s answer, notifies its carrier, and writes the audit log', async () => {
    const order = await aPendingOrder(world, carrier);
    const permit = await findPermit(order._id);
    const { document, permit: issued } = await issue(world, admin, permit);
    expect(issued).toMatchObject({
      ...asIssued,
      issuedAt: world.clock.now().toISOString(),
      filedAt: world.clock.now().toISOString(),
      document: { _id: document, bytes: aPdf().length },
    });
    expect(await findPermit(order._id)).toEqual(issued);
    expect((await readOrder(order._id)).version).toBe(order.version + 1);
    expect((await listNews())[0]).toBe(
      'Texas permit for unit 1, number TX-4711: it is valid from Nov 24, 2026 to Nov 28, 2026. Download it from the order. Status: issued',
    );
    expect(await listActs(order._id)).toMatchObject([
      { what: 'permit.document', actor_id: admin.id, subject_label: String(order.orderNumber), before: null },
      { what: 'order.claim', actor_id: admin.id, after: { holder: admin.email } },
      {
        what: 'permit.change',
        actor_id: admin.id,
        before: { state: 'TX', unit: 1, status: 'requested' },
        after: { state: 'TX', unit: 1, status: 'issued', stateNumber: 'TX-4711', chargedFeeCents: 6250 },
      },
    ]);
  });

  test('needs its PDF, number, days and fee, each with an error at its field, and changes nothing without', async () => {
    const { _id } = await aPendingOrder(world, carrier);
    const permit = await findPermit(_id);
    const answer = await changePermit(world, admin, { permit, change: { status: 'issued' } });
    expect(answer.json()).toMatchObject({
      status: 400,
      code: 'input.invalid',
      errors: [
        { path: 'stateNumber', message: 'Please input the number of the permit!' },
        { path: 'validFrom', message: 'Please input the first valid day!' },
        { path: 'validTo', message: 'Please input the last valid day!' },
        { path: 'chargedFeeCents', message: 'Please input the fee that the state charged!' },
        { path: 'document', message: 'Please choose the issued permit as a PDF!' },
      ],
    });
    expect(await findPermit(_id)).toEqual(permit);
    expect(await listActs(_id)).toEqual([]);
  });

  test.each([
    ['a fee below nothing', { chargedFeeCents: -1 }, 'chargedFeeCents'],
    ['a fee beyond all fees', { chargedFeeCents: 10_000_001 }, 'chargedFeeCents'],
    ['days the wrong way round', { validTo: '2026-11-01' }, 'validTo'],
    ['a day that is none', { validFrom: '2026-02-30' }, 'validFrom'],
    ['a number without end', { stateNumber: 'X'.repeat(61) }, 'stateNumber'],
  ])('with %s is refused', async (_name, parts, path) => {
    const { id, permit } = await anOrderAt('filed');
    const answer = await changePermit(world, admin, { permit, change: { ...asIssued, ...parts } });
    expect(answer.json()).toMatchObject({ code: 'input.invalid', errors: [expect.objectContaining({ path })] });
    expect((await findPermit(id)).status).toBe('filed');
  });

  test('is reported as the last one only when all of the order are issued', async () => {
    const { permits } = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
    const answers = [];
    for (const permit of permits) answers.push((await issue(world, admin, permit)).allIssued);
    expect(answers).toEqual([false, true]);
  });

  test('by mistake goes back to filed with its recorded facts, and can no longer be downloaded', async () => {
    const { id, permit } = await anOrderAt('issued');
    const document = `/permits/documents/${permit.document?._id}`;
    expect((await world.call('GET', document, { token: carrier.token })).statusCode).toBe(200);
    await changePermit(world, admin, { permit, change: { status: 'filed' } });
    expect(await findPermit(id)).toMatchObject({ status: 'filed', stateNumber: 'TX-4711', issuedAt: null });
    expect((await listNews())[0]).toContain('it was taken back, do not use it. We work on it again. Status: filed');
    expect((await world.call('GET', document, { token: carrier.token })).statusCode).toBe(404);
    expect((await world.call('GET', document, { token: admin.token })).statusCode).toBe(200);
  });
});

describe('a refused permit', () => {
  test('needs a reason', async () => {
    const permit = await aPaidPermit(world, carrier);
    const answer = await changePermit(world, admin, { permit, change: { status: 'refused', reason: ' ' } });
    expect(answer.json()).toMatchObject({
      errors: [{ path: 'reason', message: 'Please input the reason for the refusal!' }],
    });
  });

  test('gives its carrier the reason in the order, the history, a notification and a mail with the next step', async () => {
    const { id, permit } = await anOrderAt('refused');
    expect(permit).toMatchObject({ refusalReason: refusal.reason, document: null, stateNumber: '' });
    expect((await listEvents(id)).at(-1)).toMatchObject({ comment: refusal.reason, to: 'refused' });
    expect((await listNews())[0]).toBe(
      `Texas permit for unit 1: the state refused it. ${refusal.reason} Status: refused`,
    );
    const { rows } = await world.database.pool.query<{ content: PermitUpdates; recipient: string }>(
      "SELECT content, recipient FROM outbox WHERE kind = 'permit-update' AND content ->> 'orderId' = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.recipient).toBe('ann@carrier.example');
    const mail = rows.map(({ content }) => renderPermitUpdateMail(content))[0];
    expect(mail?.subject).toMatch(/^Order \d+: Texas refused a permit$/);
    expect(mail?.text).toContain(`The reason: ${refusal.reason}`);
    expect(mail?.text).toContain(`/order_list/order?orderId=${id}`);
  });

  test('resubmitted with other days and places appears in the history with the answer, at the same price', async () => {
    const { id, permit } = await anOrderAt('refused');
    const body = {
      date: { startDate: '2026-12-01', endDate: '2026-12-04' },
      route: {
        origin: { lat: 35.2, lng: -101.8, label: 'Amarillo, TX' },
        destination: { lat: 32.8, lng: -96.8, label: 'Dallas, TX' },
      },
      comment: 'By night',
      answer: 'We go around bridge 12.',
    };
    const news = await listNews();
    const answer = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(answer.statusCode).toBe(200);
    const { answer: expected, ...terms } = body;
    expect(await findPermit(id)).toEqual({
      ...permit,
      ...terms,
      status: 'requested',
      refusalReason: '',
      filedAt: null,
    });
    expect((await listEvents(id)).at(-1)).toMatchObject({
      who: 'owner',
      from: 'refused',
      to: 'requested',
      comment: expected,
    });
    expect(await listNews()).toEqual(news);
    const again = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(again.json()).toMatchObject({
      code: 'order.stale',
      detail: 'This permit is now requested: you changed it. Nothing was overwritten.',
    });
  });

  test('cannot be resubmitted for more days than are paid if the state charges by the day', async () => {
    const order = await aPendingOrder(world, carrier, { states: ['LA'] });
    const permit = await findPermit(order._id);
    await changePermit(world, admin, { permit, change: refusal });
    const body = { date: { startDate: '2026-12-01', endDate: '2026-12-05' }, route: permit.route, comment: '' };
    const answer = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(answer.json()).toMatchObject({
      code: 'input.invalid',
      errors: [
        {
          path: 'date.endDate',
          message: 'Louisiana charges by the day and 4 days are paid for. Choose no more days, or order again.',
        },
      ],
    });
    expect((await findPermit(order._id)).status).toBe('refused');
  });

  test('of another carrier is not found, and only a refused permit can be resubmitted', async () => {
    const { _id, date, route } = await aRefusedPermit(world, carrier);
    const body = { date, route, comment: '' };
    const { token } = await aUser(world);
    expect((await world.call('PUT', `/permits/permits/${_id}/resubmit`, { token, body })).statusCode).toBe(404);
    const { permit } = await anOrderAt('filed');
    const early = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    expect(early.json()).toMatchObject({ code: 'order.stale', detail: expect.not.stringContaining(admin.email) });
  });
});

describe('two at once', () => {
  test('an admin who saw another status gets the present one and who changed it', async () => {
    const { permit } = await anOrderAt('requested');
    const other = await aUser(world, { role: 'admin' });
    const answers = await Promise.all(
      [admin, other].map((by) => changePermit(world, by, { permit, change: { status: 'filed' } })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const [winner, loser] = answers[0]?.statusCode === 200 ? [admin, answers[1]] : [other, answers[0]];
    expect(loser?.json()).toMatchObject({
      code: 'order.stale',
      permitStatus: 'filed',
      detail: `This permit is now filed: ${winner.email} changed it. Nothing was overwritten.`,
    });
  });

  test('an admin sees that the carrier has resubmitted', async () => {
    const { permit } = await anOrderAt('refused');
    const body = { date: permit.date, route: permit.route, comment: '' };
    await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    const answer = await changePermit(world, admin, { permit, change: { status: 'requested' } });
    expect(answer.json().detail).toBe('This permit is now requested: its carrier changed it. Nothing was overwritten.');
  });

  test('while the order is not pending its permits do not change', async () => {
    const { id, permit } = await anOrderAt('refused');
    const decision = { token: admin.token, body: { status: 'rejected', comment: '' } };
    expect((await world.call('PUT', `/permits/admin/orders/${id}`, decision)).statusCode).toBe(200);
    const change = await changePermit(world, admin, { permit, change: { status: 'requested' } });
    const upload = await uploadDocument(world, admin, { permit });
    const body = { date: permit.date, route: permit.route, comment: '' };
    const again = await world.call('PUT', `/permits/permits/${permit._id}/resubmit`, { token: carrier.token, body });
    for (const answer of [change, upload, again]) expect(answer.json().code).toBe('order.not-pending');
    expect((await findPermit(id)).status).toBe('refused');
  });
});

describe('the document', () => {
  test('comes back byte for byte for its owner and an admin, with our file name and without caching', async () => {
    const { permit } = await anOrderAt('issued');
    for (const { token } of [carrier, admin]) {
      const answer = await world.call('GET', `/permits/documents/${permit.document?._id}`, { token });
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': expect.stringMatching(/^attachment; filename="permit-\d+-TX-unit-1\.pdf"$/),
      });
      expect(answer.rawPayload).toEqual(Buffer.from(aPdf()));
    }
    const { token } = await aUser(world);
    expect((await world.call('GET', `/permits/documents/${permit.document?._id}`, { token })).statusCode).toBe(404);
  });

  test.each([
    ['no PDF', new TextEncoder().encode('<html></html>'), 400, 'This is not a PDF.'],
    [
      'a PDF that was cut off',
      aPdf().slice(0, -30),
      400,
      'This PDF is cut off: its end is missing. Save it again and choose the new file.',
    ],
    ['too large', new Uint8Array(10 * 1024 * 1024 + 1), 413, 'The file is larger than 10 MB.'],
  ])('that is %s is refused in words, and nothing is stored', async (_name, bytes, status, message) => {
    const { id, permit } = await anOrderAt('requested');
    const before = [await listLeftovers(), permit.document];
    const answer = await uploadDocument(world, admin, { permit, bytes });
    expect(answer.statusCode).toBe(status);
    const { errors, detail } = answer.json<{ errors?: { path: string; message: string }[]; detail: string }>();
    expect(errors?.[0] ?? { path: 'document', message: detail }).toMatchObject({ path: 'document', message });
    expect([await listLeftovers(), (await findPermit(id)).document]).toEqual(before);
  });

  test('of another kind than PDF is refused before it is read', async () => {
    const permit = await aPaidPermit(world, carrier);
    const body = new File(['%PDF-1.7'], 'permit.pdf', { type: 'image/png' });
    const url = `/permits/admin/permits/${permit._id}/document`;
    const answer = await world.call('PUT', url, { token: admin.token, body });
    expect(answer.json()).toMatchObject({ status: 415, code: 'input.media-type' });
  });

  test('that is replaced is removed from the storage, and so is one of a resubmitted permit', async () => {
    const { permit } = await anOrderAt('requested');
    const first = permit.document?._id ?? '';
    const second = (await uploadDocument(world, admin, { permit })).json().document._id;
    await removeLeftovers(world.deps);
    expect(await loadStoredBytes(first)).toBeNull();
    expect(await loadStoredBytes(second)).not.toBeNull();
    await changePermit(world, admin, { permit, change: refusal });
    await removeLeftovers(world.deps);
    expect(await loadStoredBytes(second)).toBeNull();
    expect(await listLeftovers()).toEqual([]);
  });

  test('of an issued permit cannot be exchanged unseen', async () => {
    const { permit } = await anOrderAt('issued');
    const answer = await uploadDocument(world, admin, { permit });
    expect(answer.json()).toMatchObject({
      code: 'permit.move-refused',
      detail: expect.stringContaining('take it back'),
    });
    expect(await loadStoredBytes(permit.document?._id ?? '')).not.toBeNull();
    expect(await listLeftovers()).toEqual([]);
  });

  test('that the storage does not take is a refusal to be tried again, and leaves no row', async () => {
    const { id, permit } = await anOrderAt('requested');
    const { put } = world.deps.documentStore;
    world.deps.documentStore.put = () => Promise.reject(new Error('no space left'));
    const answer = await uploadDocument(world, admin, { permit });
    world.deps.documentStore.put = put;
    expect(answer.json()).toMatchObject({ status: 503, code: 'document.unavailable' });
    expect(answer.body).not.toContain('space');
    expect(await findPermit(id)).toEqual(permit);
  });
});

test('a deleted account loses numbers, reasons and documents of its permits; the order stays', async () => {
  const { id, permit } = await anOrderAt('issued');
  const document = permit.document?._id ?? '';
  await world.deps.db
    .transaction()
    .execute((tx) => erasePerson(tx, { id: carrier.id, email: carrier.email, now: world.clock.now() }));
  await removeLeftovers(world.deps);
  expect(await loadStoredBytes(document)).toBeNull();
  const kept = await world.deps.db.selectFrom('permits').selectAll().where('order_id', '=', id).execute();
  expect(kept).toMatchObject([{ status: 'issued', state_number: '', document_id: null, charged_fee_cents: 6250 }]);
  const documents = await world.deps.db
    .selectFrom('permit_documents')
    .select('id')
    .where('id', '=', document)
    .execute();
  expect(documents).toEqual([]);
});

test('the data download has the state’s answer, and names no admin', async () => {
  await anOrderAt('issued');
  const answer = await world.call('GET', '/users/data', { token: carrier.token });
  expect(answer.json().orders[0].permits).toMatchObject([
    { status: 'issued', stateNumber: 'TX-4711', validFrom: '2026-11-24', chargedFeeCents: 6250 },
  ]);
  expect(answer.json().orders[0].history.at(-1)).toMatchObject({
    what: 'permit',
    permitState: 'TX',
    toStatus: 'issued',
  });
  expect(answer.body).not.toContain(admin.id);
});
