// How soon a packet shows its permits without a network, against the public start page with one, in turns at a quarter of the speed.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { launchBrowser, signIn } from './measured-page.ts';
import { startProduct } from './product.ts';

const ROUNDS = 9;
const THROTTLING = 4;
/** In the page. */
const painted = 'new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))))';
const viewport = { width: 390, height: 844 };

type Found = { _id: string; permits: { document: object | null }[] };

async function call<Answer>(origin: string, token: string, path: string, body?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api${path}`, { headers, ...sent });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
  // Cast: the contract's answer.
  return (await answer.json()) as Answer;
}

/** A link to the order of the demo data with the most papers, whose own days may be over. */
async function makeLink(origin: string): Promise<{ address: string; papers: number }> {
  const token = await signIn(origin, 'carrier@wideload.example');
  const { items } = await call<{ items: Found[] }>(origin, token, '/permits/orders?pageSize=50');
  const orders: Found[] = [];
  for (const { _id } of items) orders.push(await call<Found>(origin, token, `/permits/orders/${_id}`));
  const countPapers = ({ permits }: Found) => permits.filter(({ document }) => document !== null).length;
  const [most] = orders.toSorted((a, b) => countPapers(b) - countPapers(a));
  if (most === undefined || countPapers(most) === 0) throw new Error('The demo data have no permit with a document.');
  const body = { kind: 'driver', name: 'Bench', lastDay: '2099-12-31' };
  const made = await call<{ token: string }>(origin, token, `/permits/orders/${most._id}/packets`, body);
  return { address: `${origin}/packet/${made.token}`, papers: countPapers(most) };
}

async function openPhone(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return { page, session };
}

/** In ms from the navigation until the heading is painted, as the page itself says. */
async function measureStart(page: Page, address: string, heading: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(heading).first().waitFor();
  return page.evaluate<number>(painted);
}

async function run(origin: string): Promise<void> {
  const { address, papers } = await makeLink(origin);
  const browser = await launchBrowser();
  try {
    const driver = await browser.newContext({ viewport, serviceWorkers: 'allow' });
    const packet = await openPhone(driver);
    await packet.page.goto(address);
    await packet.page.getByText(/^Saved on this phone/).waitFor();
    await packet.page.waitForFunction('navigator.serviceWorker.controller !== null');
    const visitor = await browser.newContext({ viewport, serviceWorkers: 'block' });
    const startPage = await openPhone(visitor);
    for (const { session } of [packet, startPage])
      await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
    const [offline, online]: [number[], number[]] = [[], []];
    for (let round = -2; round < ROUNDS; round += 1) {
      await driver.setOffline(true);
      const ofPacket = await measureStart(packet.page, address, 'section h2');
      const ofStartPage = await measureStart(startPage.page, origin, 'h1');
      if (round < 0) continue;
      offline.push(ofPacket);
      online.push(ofStartPage);
    }
    report({
      what: `packet of ${papers} permits without a network, until they show`,
      against: 'public start page with one',
      ratio: computeMedian(offline) / computeMedian(online),
      atMost: 1.25,
      figures: `${offline.map(Math.round).join(' ')} against ${online.map(Math.round).join(' ')} ms`,
    });
  } finally {
    await browser.close();
  }
}

const { origin, stop } = await startProduct({ orders: 0 });
try {
  await run(origin);
} finally {
  await stop();
}
