// A signed-in page at a quarter of a desktop's speed, which says what the browser saw.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type CDPSession, type Locator, type Page } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { computeThrottling, PHONE } from '../phone-speed.mjs';

const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

type Entry = { startTime: number; duration: number };
type Seen = {
  events: (Entry & { name: string })[];
  tasks: Entry[];
  shifts: { value: number; startTime: number; nodes: string[] }[];
};

/** In ms, converted to the speed of a phone: until the screen shows an answer, and the longest task until nothing is left to do. */
export type Press = { shown: number; task: number };

export type Viewport = { width: number; height: number };

export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? browsers.find((file) => existsSync(file));
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...sandbox, '--disable-gpu', '--disable-background-networking'],
  });
}

export async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Permit-2026!' }),
  });
  // Cast: the contract's answer to a sign-in.
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

type Opening = { origin: string; token: string; viewport: Viewport };

type Make = (page: Page, session: CDPSession) => MeasuredPage;

export async function openPage(
  browser: Browser,
  { origin, token, viewport }: Opening,
  make: Make = (page, session) => new MeasuredPage(page, session),
): Promise<MeasuredPage> {
  const localStorage = [{ name: 'wideload.accessToken', value: token }];
  const context = await browser.newContext({
    baseURL: origin,
    viewport,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
    // Its installation would be measured as work of the page.
    serviceWorkers: 'block',
  });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'watch-page.js') });
  const page = await context.newPage();
  return make(page, await context.newCDPSession(page));
}

export class MeasuredPage {
  readonly page: Page;
  readonly #session: CDPSession;
  /** The `benchmarkIndex` after the last press. */
  #speed = PHONE;

  constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
  }

  /** Slows the page down to about the speed of a phone, a quarter of a desktop's. */
  async slowDown(): Promise<void> {
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const processor = await this.#measureSpeed();
    const rate = computeThrottling(processor);
    await this.#session.send('Emulation.setCPUThrottlingRate', { rate });
    this.#speed = await this.#measureSpeed();
    console.log(`Processor ${processor.toFixed(0)}, slowed down ${rate.toFixed(1)} times`);
  }

  #measureSpeed(): Promise<number> {
    return this.page.evaluate<number>(`(${pageFunctions.computeBenchmarkIndex.toString()})()`);
  }

  /** The speed of a shared machine changes threefold within seconds. @returns the speed during the last press, as a multiple of a phone's. */
  async #compareToPhone(): Promise<number> {
    const before = this.#speed;
    this.#speed = await this.#measureSpeed();
    return (before + this.#speed) / 2 / PHONE;
  }

  async open(address: string, shown: Locator): Promise<void> {
    await this.page.goto(address);
    await shown.waitFor();
    await this.settle();
  }

  /** A point of the screen, because a locator's own click runs checks in the page. */
  async findPoint(target: Locator): Promise<{ x: number; y: number }> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error('The target is not on the screen.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  async settle(): Promise<void> {
    await this.page.evaluate('benchPage.settle()');
  }

  take(): Promise<Seen> {
    return this.page.evaluate<Seen>('benchPage.take()');
  }

  /** The work that `act` made the browser do, until `shown` is there and nothing is left to do. */
  async watch(act: () => Promise<void>, shown?: Locator): Promise<Press> {
    await this.settle();
    await this.take();
    await act();
    await shown?.waitFor();
    await this.settle();
    const { events, tasks } = await this.take();
    const findLongest = (entries: readonly Entry[]) => Math.max(0, ...entries.map(({ duration }) => duration));
    const ratio = await this.#compareToPhone();
    return { shown: Math.round(findLongest(events) * ratio), task: Math.round(findLongest(tasks) * ratio) };
  }

  async click(target: Locator, shown?: Locator): Promise<Press> {
    // The pointer goes to a point, and a target that is still moving would not be there.
    await this.settle();
    const { x, y } = await this.findPoint(target);
    await this.page.mouse.move(x, y);
    return this.watch(() => this.page.mouse.click(x, y), shown);
  }

  press(key: string): Promise<Press> {
    return this.watch(() => this.page.keyboard.press(key));
  }
}
