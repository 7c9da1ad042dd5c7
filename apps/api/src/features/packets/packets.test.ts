import { readFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  maxPacketLinks,
  type FiledOrderChange,
  type Order,
  type Packet,
  type PacketKind,
  type PacketPages,
  type Permit,
} from '@wideload/contract';
import { formatTrailer, formatTruck, type StateCode } from '@wideload/domain';
import { describe, expect, test } from 'vitest';
import { DAY } from '#clock.ts';
import { aPacketLink } from '#test/factories/packet-factories.ts';
import { changeAsQuoted } from '#test/factories/change-factories.ts';
import { payFor } from '#test/factories/notification-factories.ts';
import { aDraft, aPayableOrder, aUnit } from '#test/factories/order-factories.ts';
import {
  amendPermit,
  aPendingOrder,
  asIssued,
  changePermit,
  findFirstPermit,
  issue,
  voidPermit,
} from '#test/factories/permit-factories.ts';
import { aUser } from '#test/factories/user-factories.ts';
import { aWorld, madeEachTime } from '#test/world.ts';

const world = aWorld();
const carrier = madeEachTime(() => aUser(world));
const admin = madeEachTime(() => aUser(world, { role: 'admin' }));

const ask = (token: string, path = '') => world.call('GET', `/packet/${token}${path}`);
const open = async (token: string) => (await ask(token)).json<Packet>();
const readOrder = async (id: string) => (await world.call('GET', `/permits/orders/${id}`, carrier)).json<Order>();
const list = async (id: string) => (await world.call('GET', `/permits/orders/${id}/packets`, carrier)).json();

async function anIssuedOrder(states: StateCode[] = ['TX']) {
  const { _id: orderId, permits } = await aPendingOrder(world, carrier, { states });
  const issued = [];
  for (const permit of permits) issued.push(await issue(world, admin, permit));
  const [first] = issued;
  if (first === undefined) throw new Error('The load needs a permit.');
  return { orderId, permit: first.permit, document: first.document };
}

/** The names of all fields, `permits[].route.from`. */
function listFields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listFields(item, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => listFields(inner, path === '' ? name : `${path}.${name}`));
}

/** Nothing else may ever be read by whoever has the link. */
const allowed = new Set([
  'carrier.name',
  'carrier.phone',
  'carrier.usdot',
  'from',
  'kind',
  'lastDay',
  'orderNumber',
  'permits[].carry.note',
  'permits[].carry.screen',
  'permits[].carry.source',
  'permits[].carry.source.link',
  'permits[].carry.source.words',
  'permits[].days[].closed[]',
  'permits[].days[].day',
  'permits[].days[].notes[]',
  'permits[].days[].open',
  'permits[].document',
  'permits[].escorts[]',
  'permits[].firstDay',
  'permits[].lastDay',
  'permits[].number',
  'permits[].office.name',
  'permits[].office.phone',
  'permits[].provisions[].term',
  'permits[].provisions[].value',
  'permits[].route.from',
  'permits[].route.miles',
  'permits[].route.roads[]',
  'permits[].route.to',
  'permits[].size',
  'permits[].state',
  'permits[].status',
  'permits[].timeZone',
  'permits[].trailer',
  'permits[].truck',
  'permits[].unit',
  'readAt',
  'to',
  'warnings',
  'warnings[]._id',
  'warnings[].firstDay',
  'warnings[].isWithdrawn',
  'warnings[].lastDay',
  'warnings[].now',
  'warnings[].source.link',
  'warnings[].source.words',
  'warnings[].state',
  'warnings[].toDo',
  'warnings[].was',
  'warnings[].what',
]);

test('a packet has the permits in travel order, with no price, person, card or other trip', async () => {
  const { orderId } = await anIssuedOrder(['TX', 'OK', 'IL']);
  const other = await anIssuedOrder(['NM']);
  const ownPhone = '2125550188';
  await world.change('orders', { id: orderId }, { customer_phone: ownPhone });
  const { token } = await aPacketLink(world, carrier, { orderId, name: 'Mike Longarm' });
  const answer = await ask(token);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const packet = answer.json<Packet>();
  expect(packet.permits.map(({ state }) => state)).toEqual(['TX', 'OK', 'IL']);
  expect(packet.permits[0]).toMatchObject({ status: 'issued', number: 'TX-4711', lastDay: '2026-11-28' });
  expect(packet.permits.flatMap(({ days, escorts, provisions }) => [days, escorts, provisions])).not.toContainEqual([]);
  expect(listFields(packet).filter((field) => !allowed.has(field))).toEqual([]);
  const { customer, _id } = await readOrder(orderId);
  const secrets = ['Mike Longarm', carrier.email, carrier.id, _id, ownPhone, customer.personName, 'Visa', '4242', '$'];
  for (const secret of [...secrets, other.orderId, other.document]) expect(answer.body).not.toContain(secret);
});

const shown: [kind: PacketKind, shows: { number: string; papers: boolean; plans: boolean }][] = [
  ['driver', { number: 'TX-4711', papers: true, plans: true }],
  ['pilot', { number: '', papers: false, plans: true }],
  ['officer', { number: 'TX-4711', papers: true, plans: false }],
];

test.each(shown)('a link for the %s shows what that person needs', async (kind, { number, papers, plans }) => {
  const { orderId, document } = await anIssuedOrder();
  const { token } = await aPacketLink(world, carrier, { orderId, kind });
  const [permit] = (await open(token)).permits;
  expect(permit).toMatchObject({ number, document: papers ? document : null });
  expect([permit?.days.length, permit?.escorts.length].map((count) => count !== 0)).toEqual([plans, plans]);
  const statuses = [`/permits/${document}/pages`, `/permits/${document}/pdf`, '/permits_pdf'].map(
    async (path) => (await ask(token, path)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual(papers ? [200, 200, 200] : [404, 404, 404]);
});

test('the pages of a permit are pictures of a few kilobytes', async () => {
  const { orderId, document } = await anIssuedOrder();
  const { token } = await aPacketLink(world, carrier, { orderId });
  const { pages, count } = (await ask(token, `/permits/${document}/pages`)).json<PacketPages>();
  expect(count).toBe(1);
  const [, png = ''] = pages[0]?.split('data:image/png;base64,') ?? [];
  const picture = Buffer.from(png, 'base64');
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect(picture.readUInt32BE(16)).toBe(1224);
  expect(picture.length).toBeLessThan(40_000);
});

/** Papers as states print them, one of them a scan. */
const papers = {
  TX: 'tx-itext',
  OK: 'mo-wk',
  KS: 'ks-chromium',
  MO: 'oh-lo',
  KY: 'ky-fax',
  TN: 'tn-ocr',
  VA: 'va-plain',
  WV: 'la-fpdf',
  PA: 'pa-gs',
} as const satisfies { [S in StateCode]?: string };

test('the packet of a trip through nine states takes less than 4 MB on a phone', async () => {
  // Cast: the keys of a record of states.
  const { _id: orderId, permits } = await aPendingOrder(world, carrier, { states: Object.keys(papers) as StateCode[] });
  for (const permit of permits) {
    const file = new URL(
      `../../../test/pdfs/state-pdfs/${papers[permit.state as keyof typeof papers]}.pdf`,
      import.meta.url,
    );
    const bytes = Uint8Array.from(await readFile(file));
    expect((await changePermit(world, admin, { permit, change: asIssued, bytes })).statusCode).toBe(200);
  }
  const { token } = await aPacketLink(world, carrier, { orderId });
  const answers = [await ask(token)];
  for (const { document } of (await open(token)).permits) answers.push(await ask(token, `/permits/${document}/pages`));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 200));
  const drawn = answers.slice(1).map((answer) => answer.json<PacketPages>());
  expect(drawn.every(({ pages, count }) => pages.length === count)).toBe(true);
  // The phone stores this in addition to the program of 274 kB.
  const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
  expect(bytes).toBeLessThan(4 * 1024 * 1024);
});

describe('a link opens nothing and says the same', () => {
  const closed = { statusCode: 404, code: 'packet.closed' };
  const read = async (token: string) => {
    const answer = await ask(token);
    return { statusCode: answer.statusCode, code: answer.json<{ code: string }>().code };
  };

  test.each([['unknown'], ['%2e%2e%2f'], ['A'.repeat(43)], ['A'.repeat(100)]])(
    'when its token is %s',
    async (token) => {
      expect(await read(token)).toEqual(closed);
    },
  );

  test('when it was revoked', async () => {
    const { orderId } = await anIssuedOrder();
    const { token, _id } = await aPacketLink(world, carrier, { orderId });
    expect((await ask(token)).statusCode).toBe(200);
    expect((await world.call('DELETE', `/permits/packets/${_id}`, carrier)).statusCode).toBe(200);
    expect(await read(token)).toEqual(closed);
    expect(await list(orderId)).toEqual({ items: [], sent: [] });
  });

  test.each([
    [undefined, '2026-11-29'],
    ['2026-11-25', '2026-11-25'],
  ])('after its last day: chosen %s, it is %s', async (lastDay, ends) => {
    const { orderId } = await anIssuedOrder();
    const link = await aPacketLink(world, carrier, { orderId, ...(lastDay !== undefined && { lastDay }) });
    expect(link.lastDay).toBe(ends);
    const before = world.clock.now();
    const evening = Date.parse(`${ends}T23:59:00-08:00`);
    world.clock.advance(evening - before.getTime());
    expect((await ask(link.token)).statusCode).toBe(200);
    world.clock.advance(DAY);
    expect(await read(link.token)).toEqual(closed);
    world.clock.advance(before.getTime() - evening - DAY);
  });
});

test('an amended permit has another document, and a void one none', async () => {
  const { orderId, document } = await anIssuedOrder();
  const { token } = await aPacketLink(world, carrier, { orderId });
  const permit = await findFirstPermit(world, carrier, orderId);
  expect((await amendPermit(world, admin, { permit, parts: { stateNumber: 'TX-4712' } })).statusCode).toBe(200);
  const [amended] = (await open(token)).permits;
  expect(amended).toMatchObject({ number: 'TX-4712', status: 'issued' });
  expect(amended?.document).not.toBe(document);
  expect((await ask(token, `/permits/${document}/pages`)).statusCode).toBe(404);
  expect((await voidPermit(world, admin, await findFirstPermit(world, carrier, orderId))).statusCode).toBe(200);
  const [ended] = (await open(token)).permits;
  expect(ended).toMatchObject({ status: 'void', number: '', document: null, days: [] });
  expect((await ask(token, `/permits/${amended?.document}/pages`)).statusCode).toBe(404);
});

test('nobody carries a permit that its carrier canceled, unless its state does not cancel it', async () => {
  const { orderId, document } = await anIssuedOrder(['TX', 'OK']);
  const { token } = await aPacketLink(world, carrier, { orderId });
  const read = async () => {
    const { rawPayload } = await ask(token, '/permits_pdf');
    const paths = [`/permits/${document}/pages`, `/permits/${document}/pdf`];
    return {
      permit: (await open(token)).permits[0],
      calendar: /SUMMARY:(Texas.*)\r/.exec((await ask(token, '/permits.ics')).body)?.[1],
      answers: [(await ask(token, paths[0])).statusCode, (await ask(token, paths[1])).statusCode],
      printed: (await PDFDocument.load(rawPayload)).getPageCount(),
    };
  };
  const issued = await read();
  const { _id: permit } = await findFirstPermit(world, carrier, orderId);
  await changeAsQuoted(world, carrier, await readOrder(orderId), { cancel: [permit] });
  expect(await read()).toMatchObject({
    permit: { status: 'canceled', number: '', document: null, days: [] },
    calendar: 'Texas permit is canceled',
    answers: [404, 404],
    printed: 1,
  });
  const changes = await world.read<{ items: FiledOrderChange[] }>(`/permits/orders/${orderId}/changes`, carrier);
  const refusal = { token: admin.token, body: { permit, reason: 'It is in use.' } };
  await world.call('POST', `/permits/admin/changes/${changes.items[0]?._id}/refusals`, refusal);
  expect(await read()).toEqual(issued);
  expect(issued).toMatchObject({ permit: { status: 'issued' }, calendar: 'Texas permit TX-4711', printed: 2 });
});

test('a permit that waits is in the packet without a number', async () => {
  const order = await aPendingOrder(world, carrier, { states: ['TX', 'OK'] });
  const [first] = order.permits;
  await changePermit(world, admin, { permit: first as Permit, change: asIssued });
  const { token } = await aPacketLink(world, carrier, { orderId: order._id });
  expect((await open(token)).permits).toMatchObject([
    { status: 'issued' },
    { status: 'waiting', number: '', document: null },
  ]);
});

test('only the hash of a token is stored', async () => {
  const { orderId } = await anIssuedOrder();
  const { token } = await aPacketLink(world, carrier, { orderId });
  const rows = await world.rows('packet_links', { order_id: orderId });
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(await list(orderId))).not.toContain(token);
});

describe('a link of one unit', () => {
  type Ids = { orderId: string; unit: string; others: string[]; papers: string[] };

  /** Two trucks, each with permits of its own in two states; the first one is the link's. */
  async function anOrderOfTwo(): Promise<Ids> {
    const units = [await aUnit(world, carrier), await aUnit(world, carrier, { weight: 123_400 })];
    const order = await aPayableOrder(world, carrier, { states: ['TX', 'OK'], units });
    await payFor(world, order);
    const { permits } = await readOrder(order._id);
    const documents = new Map<string, string>();
    for (const [at, permit] of permits.entries()) {
      const validTo = permit.unit === units[0]?._id ? '2026-11-26' : '2026-12-02';
      const change = { ...asIssued, stateNumber: `N-${at}`, validTo };
      expect((await changePermit(world, admin, { permit, change })).statusCode).toBe(200);
    }
    const { permits: issued, units: stored } = await readOrder(order._id);
    for (const { unit, document } of issued) if (document) documents.set(document._id, unit);
    const [own, other] = stored;
    const isOwn = ({ unit }: { unit: string }) => unit === own?._id;
    return {
      orderId: order._id,
      unit: own?._id ?? '',
      papers: [...documents].filter(([, unit]) => unit !== own?._id).map(([id]) => id),
      others: [
        other?._id ?? '',
        formatTruck(other?.truck ?? null),
        formatTrailer(other?.trailer ?? null),
        '123,400',
        '2026-12-02',
        '20261203',
        ...issued
          .filter((permit) => !isOwn(permit))
          .flatMap(({ _id, stateNumber, document }) => [_id, stateNumber, document?._id ?? '']),
      ],
    };
  }

  test.each(['driver', 'pilot', 'officer'] as const)('shows the %s nothing of the others', async (kind) => {
    const { orderId, unit, others, papers: closed } = await anOrderOfTwo();
    const { token, unit: kept, lastDay } = await aPacketLink(world, carrier, { orderId, kind, unit });
    expect([kept, lastDay]).toEqual([unit, '2026-11-27']);
    const answers = [await ask(token), await ask(token, '/permits.ics')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { permits } = await open(token);
    expect(permits.map((permit) => [permit.state, permit.unit])).toEqual([
      ['TX', 1],
      ['OK', 1],
    ]);
    for (const secret of others) for (const { body } of answers) expect(body).not.toContain(secret);
    for (const id of closed)
      for (const path of [`/permits/${id}/pages`, `/permits/${id}/pdf`])
        expect((await ask(token, path)).statusCode).toBe(404);
  });

  test('prints its own permits', async () => {
    const { orderId, unit } = await anOrderOfTwo();
    const all = await aPacketLink(world, carrier, { orderId });
    const one = await aPacketLink(world, carrier, { orderId, unit });
    const count = async (token: string) => {
      const { rawPayload } = await ask(token, '/permits_pdf');
      return (await PDFDocument.load(rawPayload)).getPageCount();
    };
    expect([await count(all.token), await count(one.token)]).toEqual([4, 2]);
    expect((await open(all.token)).permits.map((permit) => permit.unit)).toEqual([1, 2, 1, 2]);
  });

  test('is refused for a unit of another order', async () => {
    const { orderId } = await anIssuedOrder();
    const { unit } = await anOrderOfTwo();
    const body = { kind: 'driver', name: 'Ann', unit };
    const answer = await world.call('POST', `/permits/orders/${orderId}/packets`, { ...carrier, body });
    expect(answer.statusCode).toBe(404);
  });
});

test('a draft has no packet, and an order has a limit of links', async () => {
  const draft = await aDraft(world, carrier);
  const create = (id: string) =>
    world.call('POST', `/permits/orders/${id}/packets`, { ...carrier, body: { kind: 'driver', name: 'Ann' } });
  expect((await create(draft._id)).json()).toMatchObject({ code: 'packet.not-paid' });
  const { orderId } = await anIssuedOrder();
  for (let made = 0; made < maxPacketLinks; made += 1) expect((await create(orderId)).statusCode).toBe(201);
  expect((await create(orderId)).json()).toMatchObject({ code: 'packet.too-many' });
});

test('a calendar that subscribes to a link has the days of the permits, until the link is revoked', async () => {
  const { orderId } = await anIssuedOrder(['TX', 'OK']);
  const { token, _id } = await aPacketLink(world, carrier, { orderId });
  await voidPermit(world, admin, await findFirstPermit(world, carrier, orderId));
  const answer = await ask(token, '/permits.ics');
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = answer.body.split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const facts = lines.filter((line) => /^(?:DTSTART|DTEND|SUMMARY|STATUS)/.test(line));
  expect(facts.map((line) => line.replace('VALUE=DATE:', ''))).toEqual([
    'DTSTART;20261124',
    'DTEND;20261129',
    'SUMMARY:Texas permit is void',
    'STATUS:CANCELLED',
    'DTSTART;20261128',
    'DTEND;20261129',
    'SUMMARY:Texas permit expires today',
    'STATUS:CANCELLED',
    'DTSTART;20261124',
    'DTEND;20261129',
    'SUMMARY:Oklahoma permit TX-4711',
    'STATUS:CONFIRMED',
    'DTSTART;20261128',
    'DTEND;20261129',
    'SUMMARY:Oklahoma permit TX-4711 expires today',
    'STATUS:CONFIRMED',
  ]);
  await world.call('DELETE', `/permits/packets/${_id}`, carrier);
  expect((await ask(token, '/permits.ics')).statusCode).toBe(404);
});
