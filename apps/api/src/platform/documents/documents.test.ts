import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { startWorld } from '#test/world.ts';
import { createDocuments, type Documents } from './documents.ts';

const log = pino({ level: 'silent' });
const brokenFile = new URL('../workers/broken.worker.fixture.mjs', import.meta.url);
const hangingFile = new URL('../workers/hanging.worker.fixture.mjs', import.meta.url);
const stuckFile = new URL('../workers/stuck.worker.fixture.mjs', import.meta.url);
const slowFile = new URL('../workers/slow.worker.fixture.mjs', import.meta.url);

let opened: Documents[] = [];
afterEach(async () => {
  await Promise.all(opened.map((documents) => documents.close()));
  opened = [];
});

function open(options: Partial<Parameters<typeof createDocuments>[0]> = {}): Documents {
  // A busy machine takes long to compile the thread.
  const documents = createDocuments({ log, patienceMs: 60_000, ...options });
  opened.push(documents);
  return documents;
}

const unavailable = { code: 'document.unavailable', extra: { retryAfterSeconds: 3 } };

const aReceipt: Parameters<Documents['receipt']>[0] = {
  orderId: '01890000-0000-7000-8000-000000000000',
  orderNumber: 100001,
  title: '',
  poNumber: '',
  receiptNumber: '2026-000001',
  paymentId: 'pi_1',
  adjustmentNo: null,
  refunds: [],
  lines: [{ unit: 1, state: 'LA', days: 4, feeCents: 1000, amountCents: 4000 }],
  totalCents: 4000,
  charges: '',
  paidAt: new Date('2026-11-21T16:42:00Z'),
  timeZone: 'UTC',
  card: null,
  billing: { name: '', email: '', phone: '', address: '' },
  company: null,
  trip: null,
};

describe('a document', () => {
  test('is refused for now when its thread dies, and so is everything that waited with it', async () => {
    const documents = open({ file: brokenFile });
    const refused = await Promise.allSettled([documents.provision('TX'), documents.provision('LA')]);
    for (const outcome of refused) expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
  });

  test('is refused for now when it takes too long, and the next one has a new thread', async () => {
    const documents = open({ file: hangingFile, patienceMs: 1 });
    await expect(documents.provision('TX')).rejects.toMatchObject(unavailable);
    await expect(documents.provision('TX')).rejects.toMatchObject(unavailable);
  });

  test('is made by a thread that is slow but works, and waits for those before it', async () => {
    const documents = open({ file: slowFile, patienceMs: 2000 });
    const made = await Promise.all((['TX', 'LA', 'OK'] as const).map((state) => documents.provision(state)));
    expect(made.map(([id]) => id)).toEqual([1, 2, 3]);
  });

  test('is refused when it hangs, though the thread makes others meanwhile', async () => {
    const documents = open({ file: stuckFile, patienceMs: 500 });
    const others = setInterval(() => void documents.provision('LA').catch(() => undefined), 50);
    await expect(documents.provision('TX')).rejects.toMatchObject(unavailable);
    clearInterval(others);
  });

  test('is refused when its facts cannot be rendered, and the thread continues', async () => {
    const documents = open();
    await expect(documents.receipt({ ...aReceipt, timeZone: 'Nowhere/Atall' })).rejects.toMatchObject(unavailable);
    expect((await documents.receipt(aReceipt)).length).toBeGreaterThan(1000);
  });

  test('is refused when too many are in progress', async () => {
    const documents = open({ file: brokenFile });
    const many = await Promise.allSettled(Array.from({ length: 130 }, () => documents.provision('TX')));
    expect(many.every(({ status }) => status === 'rejected')).toBe(true);
    expect(many.at(-1)).toMatchObject({ reason: { cause: new Error('Too many documents are requested at once.') } });
  });
});

test('a thread that fails is a 503 with the time to wait, and the server answers everything else', async () => {
  const world = await startWorld({ deps: { documents: open({ file: brokenFile }) } });
  const answer = await world.app.inject('/api/permits/provisions/TX.pdf');
  expect([answer.statusCode, answer.headers['retry-after'], answer.json().code]).toEqual([
    503,
    '3',
    'document.unavailable',
  ]);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.body).not.toContain('worker');
  expect((await world.app.inject('/health/ready')).statusCode).toBe(200);
  await world.close();
});
