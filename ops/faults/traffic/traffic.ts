import { setTimeout as pause } from 'node:timers/promises';
import { inTime } from '../machine/in-time.ts';
import type { Provider } from '../providers/provider.ts';
import { signIn, type Client } from './client.ts';
import { runLane } from './lane.ts';
import { createRecord, type TrafficRecord } from './record.ts';

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
