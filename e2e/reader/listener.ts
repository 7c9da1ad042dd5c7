import { test as base, type Page } from '@playwright/test';
import { waitFor, type Engine } from '../engines/connection.ts';
import { startFirefox } from '../engines/firefox.ts';
import { startReader, type Reader } from './reader.ts';

export type Listener = {
  reader: Reader;
  open: (path: string) => Promise<void>;
  /** Opens a page, and waits until it has said what pages say when they open, these words among them. */
  arrive: (path: string, words?: readonly string[]) => Promise<void>;
  run: (script: string, ...args: unknown[]) => Promise<unknown>;
  /** Waits for the element that the expression finds, and gives it the focus. */
  focus: (find: string) => Promise<void>;
  press: (...keys: string[]) => Promise<void>;
  /** Opens pages as this person from now on. */
  signIn: (page: Page) => Promise<void>;
};

async function readToken(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('wideload.accessToken') ?? '');
}

function createListener(reader: Reader, engine: Engine, origin: string): Listener {
  const open = async (path: string) => {
    await engine.send('WebDriver:Navigate', { url: new URL(path, origin).href });
  };
  const run = (script: string, ...args: unknown[]) => engine.send('WebDriver:ExecuteScript', { script, args });
  return {
    reader,
    open,
    run,
    async arrive(path, words) {
      await reader.hear(() => open(path), words);
    },
    async focus(find) {
      const script = `const element = ${find}; element?.setAttribute('tabindex', '0'); element?.focus(); return element != null`;
      await waitFor(find, async () => ((await run(script)) === true ? true : null));
    },
    async press(...keys) {
      for (const key of keys) await reader.press(key);
    },
    async signIn(page) {
      await open('/health/live');
      await run(
        `localStorage.clear(); localStorage.setItem('wideload.accessToken', arguments[0])`,
        await readToken(page),
      );
    },
  };
}

export const test = base.extend<{ listener: Listener }>({
  listener: async ({ baseURL }, use) => {
    const firefox = process.env['FIREFOX_PATH'];
    if (firefox === undefined || baseURL === undefined) throw new Error('scripts/engines.mjs sets the programs.');
    const reader = await startReader();
    try {
      const engine = await startFirefox(firefox, reader);
      try {
        await use(createListener(reader, engine, baseURL));
      } finally {
        await engine.close();
      }
    } finally {
      reader.close();
    }
  },
});
