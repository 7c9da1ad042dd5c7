import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A browser window of one person. */
export type Window = { context: BrowserContext; page: Page };
type Kept = Window & { session: CDPSession };

/** An address of the product that runs nothing: a person can be signed in there before the product is opened. */
export const quietPlace = '/health/live';

export async function openWindow(browser: Browser): Promise<Window> {
  // With the options of the project, as every browser of a test.
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

/** Takes away whatever a journey hung on the window, and whatever the product keeps in it. */
async function empty({ context, page, session }: Kept): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'response', 'requestfailed', 'dialog'] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.emulateMedia({ media: null, reducedMotion: 'reduce' });
  // Once this has come, no call of the page before can bring anything back.
  await page.goto(quietPlace);
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) if (name !== undefined) indexedDB.deleteDatabase(name);
  });
  await session.send('Page.resetNavigationHistory');
}

/**
 * The windows of a worker, one for each role, that its journeys use one after the other. Each finds its own empty, as if it had just been opened; but the
 * files of the product are fetched and its scripts are compiled once for all of them (docs/decisions/0042).
 */
export class Windows {
  readonly #kept = new Map<string, Kept>();

  async of(role: string, browser: Browser, viewport: { width: number; height: number } | null): Promise<Window> {
    const found = this.#kept.get(role);
    if (found !== undefined && !found.page.isClosed()) {
      if (viewport !== null) await found.page.setViewportSize(viewport);
      await empty(found);
      return found;
    }
    const opened = await openWindow(browser);
    const kept = { ...opened, session: await opened.context.newCDPSession(opened.page) };
    this.#kept.set(role, kept);
    return kept;
  }
}
