import type { ChangedUnit, Order, OrderFile, UnitsPreview } from '@wideload/contract';
import type { StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { aPaidOrder } from '#test/access/access-factories.ts';
import { aMember, aUser } from '#test/factories/user-factories.ts';
import { aTrailer, aTruck, aUnit } from '#test/factories/order-factories.ts';
import { toChangedUnit } from '#test/factories/unit-change-factories.ts';
import { aWorld, madeOnce } from '#test/world.ts';

const world = aWorld();
const admin = madeOnce(() => aUser(world, { role: 'admin' }));
const carrier = madeOnce(() => aUser(world));

const toPath = (id: string, rest = '') => `/permits/admin/orders/${id}${rest}`;
const read = (id: string) => world.read<OrderFile>(toPath(id), admin);
const preview = (id: string, body: object) =>
  world.call('POST', toPath(id, '/units/preview'), { token: admin.token, body });
const change = (id: string, body: object) => world.call('PUT', toPath(id, '/units'), { token: admin.token, body });
const first = (file: Pick<Order, 'units'>) => {
  const [unit] = file.units;
  if (unit === undefined) throw new Error('The order has no unit.');
  return unit;
};
const toChange = (file: OrderFile, parts: Partial<ChangedUnit>) => ({
  version: file.version,
  units: [toChangedUnit(first(file), parts)],
});
/** High and long only: legal in a state that allows both. */
const toDimensions = (width: number, height: number) => ({
  width,
  height,
  length: 700,
  frontOverhang: 0,
  rearOverhang: 0,
});
const light = { weight: 70_000, axles: { AB: 212, BC: 54, CD: 360, DE: 54, EF: null } };

async function aPaidOrderFile(states: StateCode[], parts: Parameters<typeof aUnit>[2] = {}): Promise<OrderFile> {
  const units = [await aUnit(world, carrier, parts)];
  return read((await aPaidOrder(world, carrier, { states, units }))._id);
}

const setStatus = (id: string, state: string, set: object) => world.change('permits', { order_id: id, state }, set);
/** @returns the document's id. */
async function aDocument(permitId = ''): Promise<string> {
  const id = world.deps.ids();
  const row = { id, permit_id: permitId, bytes: 1, sha256: '', stored_at: world.clock.now(), stored_by: admin.id };
  await world.insert('permit_documents', row);
  return id;
}
const selectRows = (id: string) => ({
  acts: world.rows('audit_log', { subject_id: id }),
  news: world.rows('notifications', { order_id: id }, ['comment']),
});

describe('a change of units', () => {
  test('names the weights and tires of the axles, refuses a wrong sum, and keeps what it leaves out', async () => {
    const axleWeights = { A: 12_000, B: 14_500, C: 14_500, D: 14_500, E: 14_500, F: null };
    const axleTires = { A: 2, B: 4, C: 4, D: 4, E: 4, F: null };
    const file = await aPaidOrderFile(['TX'], { dimensions: toDimensions(108, 162), ...light, axleWeights, axleTires });
    expect(first(file)).toMatchObject({ axleWeights, axleTires });

    const wrong = await preview(file._id, toChange(file, { axleWeights: { ...axleWeights, A: 20_000 } }));
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toMatchObject([
      {
        path: 'units.0.axleWeights',
        message: 'The axle weights add up to 78,000 lb, but the loaded weight is 70,000 lb.',
      },
    ]);

    const body = toChange(file, { axleWeights: { ...axleWeights, A: 12_500 } });
    expect((await preview(file._id, body)).json<UnitsPreview>().fields).toEqual([
      { unit: 1, path: 'axleWeights.A', label: 'Axle 1 weight', from: '12,000 lb', to: '12,500 lb' },
    ]);
    const after = (await change(file._id, body)).json<OrderFile>();
    expect(first(after)).toMatchObject({ axleWeights: { A: 12_500, B: 14_500 }, axleTires });
  });

  test('previews its effect: fields, permits, price, and the carrier’s message', async () => {
    // 13'10" high: over the limit of Ohio (13'6"), within that of Texas (14'), and 9' wide: over in both.
    const file = await aPaidOrderFile(['TX', 'OH'], { dimensions: toDimensions(108, 166), ...light });
    expect(file.permits.map(({ state }) => state)).toEqual(['TX', 'OH']);
    const body = toChange(file, { dimensions: toDimensions(102, 166), weight: 71_000 });

    const seen = (await preview(file._id, body)).json<UnitsPreview>();
    expect(seen).toMatchObject({
      fields: [
        { unit: 1, path: 'dimensions.width', label: 'Width', from: '9′0″', to: '8′6″' },
        { unit: 1, path: 'weight', label: 'Loaded weight', from: '70,000 lb', to: '71,000 lb' },
      ],
      permits: [{ unit: 1, state: 'TX', change: 'dropped', price: 6200 }],
      total: { from: 12_700, to: 6500 },
      paid: 12_700,
      message: { to: [file.customer.email] },
    });
    expect(await read(file._id)).toEqual(file);

    const answer = await change(file._id, { ...body, comment: 'As you asked by phone.' });
    const after = answer.json<OrderFile>();
    expect(answer.statusCode).toBe(200);
    expect(after).toMatchObject({ totalPrice: seen.total.to, paid: 12_700, version: file.version + 1 });
    expect(after.permits).toMatchObject([{ ...file.permits[1], reasons: [{ what: 'height' }] }]);
    expect(first(after)).toMatchObject({ _id: first(file)._id, weight: 71_000, dimensions: { width: 102 } });
    const words = ['As you asked by phone.', ...(seen.message?.lines ?? [])];
    expect(seen.message?.lines.at(-1)).toBe(
      'Total $65.00, paid $127.00, difference $62.00 in your favor. We will contact you about it.',
    );
    expect(after.events.at(-1)).toMatchObject({
      admin: admin.email,
      event: { what: 'units', from: 'pending', to: 'pending', comment: words.join('\n') },
    });
    expect((await selectRows(file._id).news).at(-1)?.comment).toBe(`${words.join(' ')} Status: pending`);
    const mail = (await world.mails()).find(({ subject }) => subject.includes(`${file.orderNumber} was changed`));
    expect(mail?.to).toBe(file.customer.email);
    for (const word of words) expect(mail?.text).toContain(word);
    expect(await selectRows(file._id).acts).toMatchObject([
      { what: 'order.claim', actor_id: admin.id },
      {
        what: 'order.units',
        actor_id: admin.id,
        subject_label: String(file.orderNumber),
        before: { 'unit 1, Width': '9′0″', 'unit 1, permit TX': '$62.00', total: '$127.00' },
        after: {
          'unit 1, Width': '8′6″',
          'unit 1, permit TX': '',
          total: '$65.00',
          comment: 'As you asked by phone.',
        },
      },
    ]);
  });

  test('that makes a further permit needed raises the total; the new permit has the days of the trip', async () => {
    const file = await aPaidOrderFile(['TX', 'OH'], { dimensions: toDimensions(102, 166), ...light });
    expect(file.permits.map(({ state }) => state)).toEqual(['OH']);
    const after = (await change(file._id, toChange(file, { dimensions: toDimensions(108, 166) }))).json<OrderFile>();
    expect(after.permits.map(({ state, status }) => [state, status])).toEqual([
      ['TX', 'requested'],
      ['OH', 'requested'],
    ]);
    expect(after).toMatchObject({ totalPrice: 12_700, paid: 6500 });
    expect(after.permits[0]?.date).toEqual(file.permits[0]?.date);
    expect(after.permits[1]?._id).toBe(file.permits[0]?._id);
    expect((await selectRows(file._id).news).at(-1)?.comment).toContain(
      'Total $127.00, paid $65.00, difference $62.00 to be paid. We will charge one of your saved cards or ask you to pay it, and let you know either way.',
    );
  });

  test('sends filed permits back to requested, and leaves other units and refused permits unchanged', async () => {
    const units = [await aUnit(world, carrier), await aUnit(world, carrier)];
    const file = await read((await aPaidOrder(world, carrier, { states: ['TX', 'OH'], units }))._id);
    // Taking back an issued permit leaves its document.
    const taken = await aDocument(file.permits[0]?._id);
    await setStatus(file._id, 'TX', { status: 'filed', filed_at: world.clock.now() });
    await world.change('permits', { id: file.permits[0]?._id ?? '' }, { document_id: taken, version: 1 });
    await setStatus(file._id, 'OH', { status: 'refused', refusal_reason: 'Bridge works.' });
    const body = toChange(file, { weight: 112_000 });
    const seen = (await preview(file._id, body)).json<UnitsPreview>();
    expect(seen.permits).toEqual([{ unit: 1, state: 'TX', change: 'requested-again', price: 6200 }]);
    await change(file._id, body);
    expect((await read(file._id)).permits.map(({ state, status }) => [state, status])).toEqual([
      ['TX', 'requested'],
      ['OH', 'refused'],
      ['TX', 'filed'],
      ['OH', 'refused'],
    ]);
    const documents = world.deps.db.selectFrom('permit_documents').select('id').where('id', '=', taken);
    expect(await documents.execute()).toEqual([]);
  });

  test('takes trucks and trailers of the carrier only', async () => {
    const file = await aPaidOrderFile(['TX']);
    const [truckId, trailerId] = [await aTruck(world, carrier), await aTrailer(world, carrier)];
    const offered = await world.read<{ trucks: { _id: string }[]; trailers: { _id: string }[] }>(
      toPath(file._id, '/vehicles'),
      admin,
    );
    expect(offered.trucks.map(({ _id }) => _id)).toContain(truckId);
    expect(offered.trailers.map(({ _id }) => _id)).toContain(trailerId);
    const none = await world.call('GET', toPath(file._id, '/vehicles?search=no-such-number'), { token: admin.token });
    expect(none.json()).toEqual({ trucks: [], trailers: [] });
    const after = (await change(file._id, toChange(file, { truckId, trailerId }))).json<OrderFile>();
    expect(first(after)).toMatchObject({ truckId, trailerId, truck: { _id: truckId }, trailer: { _id: trailerId } });

    const others = await aTruck(world, await aUser(world));
    expect((await change(file._id, toChange(after, { truckId: others }))).json()).toMatchObject({
      code: 'input.invalid',
      errors: [{ path: 'units.0.truckId', message: "This truck is not on the carrier's list." }],
    });
  });

  test('names everybody of the account whom the mail reaches', async () => {
    const owner = await aUser(world);
    const follower = await aMember(world, owner, 'dispatcher');
    await aMember(world, owner, 'viewer');
    const wanting = { token: follower.token, body: { whose: 'all' } };
    expect((await world.call('PUT', '/notifications/mails', wanting)).statusCode).toBe(200);
    const file = await read((await aPaidOrder(world, owner))._id);
    const body = toChange(file, { weight: 112_000 });
    const { message } = (await preview(file._id, body)).json<UnitsPreview>();
    expect(message?.to).toContain(follower.email);
    const { mails } = (await change(file._id, body)).json<OrderFile>();
    const mailed = mails.filter(({ kind }) => kind === 'order-changed').map(({ to }) => to);
    expect(mailed.toSorted()).toEqual(message?.to.toSorted());
  });

  test('of a carrier who has left is made without a mail', async () => {
    const owner = await aUser(world);
    const file = await read((await aPaidOrder(world, owner))._id);
    await world.change('users', { id: owner.id }, { deleted_at: world.clock.now(), email: '' });
    await world.change('orders', { id: file._id }, { customer_email: '' });
    const body = toChange(file, { weight: 112_000 });
    expect((await preview(file._id, body)).json<UnitsPreview>().message).toBeNull();
    const before = await selectRows(file._id).news;
    const after = (await change(file._id, body)).json<OrderFile>();
    expect(first(after).weight).toBe(112_000);
    expect(after.mails.map(({ kind }) => kind)).not.toContain('order-changed');
    expect(await selectRows(file._id).news).toEqual(before);
  });
});

describe('a change of units is refused, by the preview too, and changes nothing', () => {
  async function expectRefused(file: OrderFile, body: object) {
    const stored = await read(file._id);
    const answers = [await preview(file._id, body), await change(file._id, body)];
    expect(await read(file._id)).toEqual(stored);
    const [previewed, saved] = answers.map((answer) => ({ ...answer.json(), requestId: '' }));
    expect(previewed).toEqual(saved);
    return saved;
  }

  test('when the order was changed since it was read', async () => {
    const file = await aPaidOrderFile(['TX']);
    await change(file._id, toChange(file, { weight: 112_000 }));
    expect(await expectRefused(file, toChange(file, { weight: 113_000 }))).toMatchObject({
      status: 409,
      code: 'order.stale',
      version: file.version + 1,
    });
  });

  test.each(['approved', 'rejected'] as const)('when the order is %s', async (status) => {
    const file = await aPaidOrderFile(['TX']);
    await world.change('orders', { id: file._id }, { status });
    expect(await expectRefused(file, toChange(file, { weight: 112_000 }))).toMatchObject({
      status: 409,
      code: 'order.not-pending',
      detail: `Order ${file.orderNumber} is ${status}: its units can be changed only while it is pending.`,
    });
  });

  test('when a permit of the unit is issued', async () => {
    const file = await aPaidOrderFile(['TX', 'OH']);
    const documentId = await aDocument(file.permits[0]?._id);
    await setStatus(file._id, 'TX', {
      status: 'issued',
      state_number: 'TX-1',
      valid_from: '2026-11-16',
      valid_to: '2026-11-20',
      charged_fee_cents: 6200,
      issued_at: world.clock.now(),
      document_id: documentId,
      version: 1,
    });
    expect(await expectRefused(file, toChange(file, { weight: 112_000 }))).toMatchObject({
      status: 409,
      code: 'unit.locked',
      detail: 'A permit of unit 1 is issued, and altering issued permits is prohibited by law.',
    });
  });

  test('when no state requires a permit any more', async () => {
    const file = await aPaidOrderFile(['TX'], { dimensions: toDimensions(108, 166), ...light });
    expect(await expectRefused(file, toChange(file, { dimensions: toDimensions(102, 160) }))).toMatchObject({
      status: 422,
      code: 'order.no-permit',
    });
  });

  test('when a field is missing, with the message of the form at its place', async () => {
    const file = await aPaidOrderFile(['TX']);
    const { dimensions } = first(file);
    const parts = { truckId: null, weight: null, dimensions: { ...dimensions, width: null } };
    expect(await expectRefused(file, toChange(file, parts))).toMatchObject({
      code: 'input.invalid',
      errors: [
        { path: 'units.0.truckId', message: 'This field is required !' },
        { path: 'units.0.dimensions.width', message: 'This field is required !' },
        { path: 'units.0.weight', message: 'This field is required !' },
      ],
    });
  });

  test('when the unit belongs to another order', async () => {
    const [file, other] = [await aPaidOrderFile(['TX']), await aPaidOrderFile(['TX'])];
    const body = { version: file.version, units: [toChangedUnit(first(other), { weight: 112_000 })] };
    expect(await expectRefused(file, body)).toMatchObject({ status: 404, errors: [{ path: 'units.0._id' }] });
  });

  test('without a difference: the preview has empty lists', async () => {
    const file = await aPaidOrderFile(['TX']);
    const body = toChange(file, {});
    expect((await preview(file._id, body)).json()).toMatchObject({ fields: [], permits: [], message: { lines: [] } });
    expect((await change(file._id, body)).json()).toMatchObject({
      code: 'input.invalid',
      errors: [{ path: 'units', message: 'Nothing is changed.' }],
    });
  });
});
