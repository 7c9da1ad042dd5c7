import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export type Window = { context: BrowserContext; page: Page };
type Kept = Window & { session: CDPSession };

/** Runs no script, so a test can sign in there before it opens the product. */
export const blankPage = '/health/live';

export async function openWindow(browser: Browser): Promise<Window> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

async function empty({ context, page, session }: Kept): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'response', 'requestfailed', 'dialog'] as const)
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  for (const other of context.pages()) if (other !== page) await other.close();
  // Emulation lasts until it is reset by name: forced colors of one journey failed the color check of the next.
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    contrast: null,
    reducedMotion: 'reduce',
  });
  // After this navigation no pending call of the previous page can store anything.
  await page.goto(blankPage);
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
 * A worker's windows, one for each role. Each journey finds its window empty, but files stay cached and scripts compiled
 * (docs/decisions/tests-and-ci.md).
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
