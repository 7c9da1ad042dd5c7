import type { StateCode } from '@wideload/domain';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { payFor } from '#test/factories/notification-factories.ts';
import { aCompany, aPayableOrder } from '#test/factories/order-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { addWaitingOrderLeavingIn, listPermitIds } from '#test/factories/queue-factories.ts';
import { aQueueStage, listIds, type QueuePage } from '#test/stages/queue-stage.ts';

const { world, carrier, admin, other, list, loadPage, claim, read, addOrders } = aQueueStage();

async function issueForFee(permitId: string, cents: number): Promise<void> {
  const { db } = world.deps;
  const document = { id: world.deps.ids(), permit_id: permitId, bytes: 1, sha256: '' };
  const stored_at = world.clock.now();
  await db
    .insertInto('permit_documents')
    .values({ ...document, stored_at, stored_by: admin.id })
    .execute();
  await db
    .updateTable('permits')
    .set({ status: 'issued', state_number: 'TX-1', valid_from: '2026-11-24', valid_to: '2026-11-28' })
    .set({ charged_fee_cents: cents, issued_at: stored_at, document_id: document.id, version: 1 })
    .where('id', '=', permitId)
    .execute();
}

const addOrderLeavingIn = (days: number, { states }: { states?: StateCode[] } = {}) =>
  addWaitingOrderLeavingIn(world, carrier, { days, ...(states && { states }) });

describe('the queue', () => {
  test('is searched by order number, the beginning of an id and a part of an e-mail', async () => {
    const [first = '', second = ''] = await addOrders(2);
    const { orderNumber } = await read(first);
    const searchIds = async (search: string) => listIds((await list(`?search=${search}`)).json<QueuePage>().items);
    expect(await searchIds(String(orderNumber))).toEqual([first]);
    expect(await searchIds(`%23${orderNumber}`)).toEqual([first]);
    expect(await searchIds(second.toUpperCase())).toEqual([second]);
    expect(await searchIds(carrier.email.slice(2))).toEqual([first, second]);
    expect(await searchIds('ANN@carrier.example')).toEqual(expect.arrayContaining([first, second]));
    for (const nothing of ['%25', '_', '99999999999999999999', "'"]) expect(await searchIds(nothing)).toEqual([]);
  });

  test('is searched by what the search of all orders finds: company, USDOT, plate, VIN, unit, permit, PO, title, phone', async () => {
    const { db } = world.deps;
    const [wanted = '', twice = ''] = await addOrders(3);
    const company = sql<string>`company || '{"name": "Quarry & Crane 100%_LLC", "dotNumber": "3456789"}'`;
    await db
      .updateTable('orders')
      .set({ title: 'Wind tower to Odessa', po_number: 'PO# 77412/a', company, customer_phone: '4325550142 x12' })
      .where('id', 'in', [wanted, twice])
      .execute();
    const truck = sql<string>`truck || '{"vinCode": "1XPWD40X1ED998877", "plateNumber": "R104ZZ", "internalNumber": "QX 77"}'`;
    await db.updateTable('units').set({ truck }).where('order_id', '=', wanted).execute();
    await db.updateTable('permits').set({ state_number: 'TX-26/004711' }).where('order_id', '=', wanted).execute();
    const searchIds = async (search: string) =>
      listIds((await list(`?search=${encodeURIComponent(search)}`)).json<QueuePage>().items);
    const codes = ['R-104 zz', 'plate TX R104ZZ', '998877', 'VIN: 1XPWD40X1ED998877', 'TX26 0047', 'qx77'];
    for (const search of codes) expect([search, await searchIds(search)]).toEqual([search, [wanted]]);
    const texts = ['crane 100%', 'USDOT# 3456789', 'PO 77412', 'tower to O', '(432) 555-0142'];
    for (const search of texts) expect([search, await searchIds(search)]).toEqual([search, [wanted, twice]]);
    // The company of an account, whose name was misheard.
    await aCompany(world, await aUser(world), { name: 'Quarry & Crane 100%_LLC' });
    for (const search of ['Quary & Crain', 'quarry crne'])
      expect([search, await searchIds(search)]).toEqual([search, [wanted, twice]]);
    const { next } = (await world.call('GET', '/permits/admin/queue/next?search=R104ZZ', { token: admin.token })).json<{
      next: { _id: string };
    }>();
    expect(next._id).toBe(wanted);
    await db.updateTable('orders').set({ status: 'approved' }).where('id', '=', wanted).execute();
    expect(await searchIds('998877')).toEqual([]);
  });

  test('filters by a state, a status, and a permit that has both', async () => {
    const both = await addOrderLeavingIn(1, { states: ['TX', 'OK'] });
    const texas = await addOrderLeavingIn(2);
    await world.change('permits', { order_id: both, state: 'OK' }, { status: 'filed' });
    const filter = async (query: string) => listIds((await loadPage(query)).items);
    expect(await filter('&state=TX')).toEqual([both, texas]);
    expect(await filter('&state=OK')).toEqual([both]);
    expect(await filter('&state=KS')).toEqual([]);
    expect(await filter('&permitStatus=filed')).toEqual([both]);
    expect(await filter('&permitStatus=requested')).toEqual([both, texas]);
    expect(await filter('&state=TX&permitStatus=filed')).toEqual([]);
    expect(await loadPage('&state=OK&permitStatus=filed')).toMatchObject({
      total: 1,
      items: [
        {
          states: [
            { state: 'TX', status: 'requested' },
            { state: 'OK', status: 'filed' },
          ],
        },
      ],
    });
  });

  test('finds an order by its permits when it enters the queue, though it was there before orders had their tags', async () => {
    const { db } = world.deps;
    const draft = await aPayableOrder(world, carrier, { states: ['TX'] });
    const id = draft._id;
    const setOrder = (set: { status?: 'approved' | 'pending'; permit_tags?: string[] }) =>
      db.updateTable('orders').set(set).where('id', '=', id).execute();
    const find = async () => listIds((await loadPage('&state=TX&permitStatus=requested')).items);
    await setOrder({ permit_tags: [] });
    await payFor(world, draft);
    expect(await find()).toEqual([id]);
    await setOrder({ status: 'approved' });
    await setOrder({ permit_tags: [] });
    await setOrder({ status: 'pending' });
    expect(await find()).toEqual([id]);
    await db.deleteFrom('permits').where('order_id', '=', id).execute();
    expect(await loadPage('&state=TX')).toMatchObject({ items: [], total: 0 });
  });

  test('marks and finds superloads, changed units and fees that nobody has explained', async () => {
    const [superload = '', changed = '', differs = '', plain = ''] = await addOrders(4);
    const { db } = world.deps;
    await db.updateTable('permits').set({ is_superload: true }).where('order_id', '=', superload).execute();
    const at = { at: world.clock.now(), from_status: 'pending', to_status: 'pending' };
    await db
      .insertInto('order_events')
      .values({ id: world.deps.ids(), order_id: changed, what: 'units', ...at })
      .execute();
    const [permit = ''] = await listPermitIds(world, differs);
    await issueForFee(permit, 6250);
    const marked = async (mark: string) => listIds((await loadPage(`&mark=${mark}`)).items);
    expect(await marked('superload')).toEqual([superload]);
    expect(await marked('changed')).toEqual([changed]);
    expect(await marked('fee-difference')).toEqual([differs]);
    expect(await marked('resubmitted')).toEqual([]);
    expect((await loadPage()).items.map(({ marks }) => marks)).toEqual([
      ['superload'],
      ['changed'],
      [],
      // No permit of it is left to file.
      ['fee-difference'],
    ]);
    const reason = { order_id: differs, permit_id: permit, reason: 'Rounded.', set_by: admin.id, set_at: at.at };
    await db.insertInto('ledger_reasons').values(reason).execute();
    expect(await marked('fee-difference')).toEqual([]);
    expect((await read(plain)).marks).toEqual([]);
  });

  test('filters by everybody’s, unclaimed, own or others’ orders', async () => {
    const [mine = '', theirs = '', free = ''] = await addOrders(3);
    await claim(mine);
    await claim(theirs, other);
    expect(listIds((await loadPage()).items)).toEqual([mine, theirs, free]);
    expect(listIds((await loadPage('&holder=all')).items)).toEqual([mine, theirs, free]);
    expect(await loadPage('&holder=free')).toMatchObject({ total: 1, items: [{ _id: free, claim: null }] });
    expect(await loadPage('&holder=mine')).toMatchObject({ total: 1, items: [{ _id: mine }] });
    expect(await loadPage('&holder=others')).toMatchObject({ total: 1, items: [{ _id: theirs }] });
    expect(listIds((await loadPage('&holder=mine', other)).items)).toEqual([theirs]);
  });
});
