// Signed-in carriers for the load, each with a draft to edit, an order to copy and, some of them, a saved card.
import { setTimeout as pause } from 'node:timers/promises';
import { createAccessTokens } from '@wideload/api/src/platform/http/access-token.ts';
import { createBrowserCalls } from '@wideload/stripe-stand-in';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { send, type Answer, type Sent } from './http.ts';
import { tokenSecret } from './product.ts';

export type Carrier = {
  headers: Record<string, string>;
  template: string;
  draft: { id: string; version: number };
  /** Null: does not pay. */
  sourceId: string | null;
};

const PAYERS = 30;

async function openSessions(databaseUrl: string): Promise<Record<string, string>[]> {
  const tokens = createAccessTokens(tokenSecret);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM users WHERE email LIKE 'dispatch-%' AND EXISTS (SELECT FROM orders WHERE user_id = users.id)`,
    );
    const sessions = rows.map(({ id }) => ({ personId: id, sessionId: uuid() }));
    await client.query(
      `INSERT INTO sessions (id, user_id, created_at, last_used_at, proved_at)
       SELECT id, user_id, now(), now(), now() FROM unnest($1::uuid[], $2::uuid[]) AS given (id, user_id)`,
      [sessions.map(({ sessionId }) => sessionId), sessions.map(({ personId }) => personId)],
    );
    return await Promise.all(
      sessions.map(async (session, index) => ({
        authorization: `Bearer ${await tokens.sign({ ...session, role: 'user' }, new Date())}`,
        'x-forwarded-for': `10.1.${Math.floor(index / 250)}.${(index % 250) + 1}`,
      })),
    );
  } finally {
    await client.end();
  }
}

type Call = <T>(sent: Sent) => Promise<T>;

/** A busy machine answers late, and the product refuses calls that it cannot answer in time. */
const busy = new Set([0, 429, 503]);
const AGAIN_MS = 1000;
const MOST_TRIES = 120;

async function sendPatiently(origin: string, sent: Sent, tries = 1): Promise<Answer> {
  const answer = await send(origin, sent);
  if (!busy.has(answer.status) || tries === MOST_TRIES) return answer;
  await pause(AGAIN_MS);
  return sendPatiently(origin, sent, tries + 1);
}

function createCall(origin: string, headers: Record<string, string>): Call {
  return async (sent) => {
    const { status, text } = await sendPatiently(origin, { ...sent, path: `/api${sent.path}`, headers });
    if (status >= 300 || status === 0) throw new Error(`${sent.path} answered ${status}: ${text}`);
    // The caller names the shape of the contract.
    return JSON.parse(text);
  };
}

async function saveCard(origin: string, call: Call): Promise<string> {
  const { publishableKey } = await call<{ publishableKey?: string }>({ method: 'GET', path: '/payments/config' });
  const { clientSecret } = await call<{ clientSecret: string }>({ method: 'POST', path: '/stripe/setup_intents' });
  const browser = createBrowserCalls(async ({ path, form, apiKey }) => {
    const response = await fetch(`${origin}/api/sandbox${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form,
    });
    // Cast: the stand-in answers objects.
    return { status: response.status, body: (await response.json()) as object };
  }, publishableKey ?? '');
  const address = { line1: '1 Placeholder Road', city: 'Casper', state: 'WY', country: 'US', postalCode: '82601' };
  const billing = { name: 'Dana Whitfield', email: 'dana@bulk.example', phone: '3075550101', address };
  const entry = { alias: 'pm_card_visa', expMonth: 12, expYear: new Date().getFullYear() + 3, billing };
  const answer = await browser.confirmSetup(clientSecret, entry);
  if (answer.status !== 'succeeded' || answer.sourceId === null)
    throw new Error(`The test card was not taken: ${answer.status}`);
  await call({ method: 'POST', path: '/stripe/cards', body: { sourceId: answer.sourceId } });
  return answer.sourceId;
}

type Listed = { _id: string; issuedCount: number };

async function prepareCarrier(origin: string, headers: Record<string, string>, pays: boolean): Promise<Carrier> {
  const call = createCall(origin, headers);
  const { items } = await call<{ items: Listed[] }>({ method: 'GET', path: '/permits/orders?pageSize=50' });
  // Builds before 2026-11-29 do not copy an order with an issued PDF.
  const template = (items.find(({ issuedCount }) => issuedCount === 0) ?? items[0])?._id ?? '';
  const copy = { method: 'POST', path: `/permits/orders/${template}/copy`, body: { _id: uuid() } } as const;
  const draft = await call<{ _id: string; version: number }>(copy);
  const sourceId = pays ? await saveCard(origin, call) : null;
  return { headers, template, draft: { id: draft._id, version: draft.version }, sourceId };
}

export async function prepareCarriers(origin: string, databaseUrl: string): Promise<Carrier[]> {
  const carriers: Carrier[] = [];
  for (const headers of await openSessions(databaseUrl))
    carriers.push(await prepareCarrier(origin, headers, carriers.length < PAYERS));
  return carriers;
}
