import { setTimeout as pause } from 'node:timers/promises';
import { inTime } from '../machine/in-time.ts';
import type { Provider } from '../providers/provider.ts';
import { signIn, type Client, type Answer } from './client.ts';
import { createRecord, type TrafficRecord, type Acknowledged } from './record.ts';
import { v7 as uuid } from 'uuid';

type Lane = {
  client: Client;
  record: TrafficRecord;
  template: string;
  sourceId: string;
  isOver(): boolean;
  /** Between two orders, in ms. */
  pauseMs: number;
  /** The presses of PAY whose outcome nobody knows yet are not waited for any longer. */
  mostPresses: number;
};

const RETRY_MS = 100;

type Step = { what: string; send(): Promise<Answer>; isDone(answer: Answer): boolean };

/** Repeats a call as a browser does, until it is done, refused for good, or the traffic ends. */
async function persist(lane: Lane, { what, send, isDone }: Step): Promise<Answer | null> {
  while (!lane.isOver()) {
    const answer = await send();
    lane.record.note(what, answer);
    if (isDone(answer)) return answer;
    const mayPass = answer.status === 0 || answer.status === 429 || answer.status >= 500;
    if (!mayPass) throw new Error(`${what} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    await pause(RETRY_MS);
  }
  return null;
}

async function copyOrder(lane: Lane): Promise<Acknowledged | null> {
  const id = uuid();
  const answer = await persist(lane, {
    what: 'Copying an order',
    send: () => lane.client.call('POST', `/permits/orders/${lane.template}/copy`, { _id: id }),
    isDone: ({ status }) => status === 201,
  });
  if (answer === null) return null;
  lane.record.noteWrite(answer.ms);
  const { version, totalPrice } = answer.body;
  const order = {
    id,
    version: Number(version),
    total: Number(totalPrice),
    reviewed: false,
    pressed: false,
    paid: false,
  };
  lane.record.orders.set(id, order);
  return order;
}

/** A save whose answer was lost is there already: its repetition is stale, and reading tells the version. */
async function review(lane: Lane, order: Acknowledged): Promise<boolean> {
  const path = `/permits/orders/${order.id}`;
  const saved = await persist(lane, {
    what: 'Saving an order',
    send: () => lane.client.call('PUT', path, { version: order.version, reviewed: true, step: 6 }),
    isDone: ({ status }) => status === 200 || status === 409,
  });
  if (saved === null) return false;
  const read = await persist(lane, {
    what: 'Reading an order',
    send: () => lane.client.call('GET', path),
    isDone: ({ status }) => status === 200,
  });
  if (read === null) return false;
  if (saved.status === 200) lane.record.noteWrite(saved.ms);
  lane.record.noteRead(read.ms);
  Object.assign(order, { version: Number(read.body['version']), reviewed: read.body['reviewed'] === true });
  return order.reviewed;
}

/** Presses PAY until an answer says that it succeeded, as an anxious person does. */
async function pay(lane: Lane, order: Acknowledged): Promise<void> {
  const body = { sourceId: lane.sourceId, orderId: order.id };
  for (let press = 0; press < lane.mostPresses && !lane.isOver(); press += 1) {
    order.pressed = true;
    const answer = await lane.client.call('POST', '/permits/confirm_payment', body);
    lane.record.note('PAY', answer);
    const { status } = answer;
    if (status === 200 && answer.body['status'] === 'succeeded') {
      order.paid = true;
      lane.record.noteWrite(answer.ms);
      return;
    }
    const isUnknown = status === 0 || status === 202 || status === 409 || status === 429 || status >= 500;
    if (!isUnknown) throw new Error(`PAY answered ${status}: ${JSON.stringify(answer.body)}`);
    await pause(RETRY_MS * 3);
  }
}

/** One carrier who orders and pays, again and again. */
async function runLane(lane: Lane): Promise<void> {
  while (!lane.isOver()) {
    const order = await copyOrder(lane);
    if (order === null) return;
    if (await review(lane, order)) await pay(lane, order);
    await pause(lane.pauseMs);
  }
}

export type Traffic = {
  record: TrafficRecord;
  client: Client;
  /** Waits until this many more orders are paid. */
  waitForPaid(more: number): Promise<void>;
  stop(): Promise<void>;
};

type Options = { lanes?: number; pauseMs?: number; mostPresses?: number };

const LONGEST_WAIT = 60_000;
/** A lane ends with the answer to its last call, and a call may renew the session. */
const STOP_LIMIT_MS = 180_000;

/** Of the demo data: everything but the payment is there. */
async function findTemplate(client: Client): Promise<string> {
  const { body } = await client.call('GET', '/permits/orders?status=draft&pageSize=50');
  // Cast: the list of the contract.
  const items = body['items'] as { _id: string; step: number; totalPrice: number }[];
  const found = items.find(({ step, totalPrice }) => step === 6 && totalPrice > 0);
  if (found === undefined) throw new Error('No order of the demo data can be paid.');
  return found._id;
}

async function saveCard(client: Client, { standIn }: Provider): Promise<string> {
  const setup = await client.call('POST', '/stripe/setup_intents');
  const address = { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postalCode: '82601' };
  const billing = { name: 'Dana Whitfield', email: 'carrier@wideload.example', phone: '3075550101', address };
  const entry = { alias: 'pm_card_visa', expMonth: 12, expYear: new Date().getFullYear() + 3, billing };
  const answer = await standIn.browser.confirmSetup(String(setup.body['clientSecret']), entry);
  if (answer.status !== 'succeeded' || answer.sourceId === null)
    throw new Error(`The test card was not taken: ${JSON.stringify(setup.body)}, ${answer.status}`);
  const saved = await client.call('POST', '/stripe/cards', { sourceId: answer.sourceId });
  if (saved.status >= 300) throw new Error(`Saving the card answered ${saved.status}: ${JSON.stringify(saved.body)}`);
  return answer.sourceId;
}

/** Carriers who order and pay until `stop`; `readUrl` names the server of the moment. */
export async function startTraffic(readUrl: () => string, provider: Provider, options: Options = {}): Promise<Traffic> {
  const { lanes = 3, pauseMs = 20, mostPresses = 200 } = options;
  const client = await signIn(readUrl);
  const [template, sourceId] = [await findTemplate(client), await saveCard(client, provider)];
  const record = createRecord();
  let isOver = false;
  const given = { record, template, sourceId, pauseMs, mostPresses, isOver: () => isOver };
  const clients = await Promise.all(Array.from({ length: lanes }, () => signIn(readUrl)));
  const running = Promise.all(clients.map((own) => runLane({ ...given, client: own })));
  // It is awaited by `stop`; until then a failure is no unhandled one.
  running.catch(() => undefined);
  const countPaid = () => [...record.orders.values()].filter(({ paid }) => paid).length;

  return {
    record,
    client,
    async waitForPaid(more) {
      const [enough, until] = [countPaid() + more, performance.now() + LONGEST_WAIT];
      while (countPaid() < enough) {
        if (performance.now() > until)
          throw new Error(
            `${more} more orders were not paid in a minute: ${JSON.stringify([...record.answers, ...record.codes])}`,
          );
        await Promise.race([pause(20), running]);
      }
    },
    async stop() {
      isOver = true;
      await inTime('The end of the traffic', STOP_LIMIT_MS, running);
    },
  };
}
