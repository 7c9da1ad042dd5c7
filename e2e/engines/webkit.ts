import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor, type Command, type Engine } from './connection.ts';
import { startDisplay } from './display.ts';

const paths = {
  'WebDriver:Navigate': ['POST', '/url'],
  'WebDriver:ExecuteScript': ['POST', '/execute/sync'],
  'WebDriver:ElementClick': ['POST', '/element/{id}/click'],
  'WebDriver:ElementSendKeys': ['POST', '/element/{id}/value'],
  'WebDriver:PerformActions': ['POST', '/actions'],
  'WebDriver:SwitchToFrame': ['POST', '/frame'],
  'WebDriver:SetWindowRect': ['POST', '/window/rect'],
  'WebDriver:TakeScreenshot': ['GET', '/screenshot'],
} as const satisfies Record<Exclude<Command, 'WebDriver:NewSession'>, readonly [method: string, path: string]>;

/** Without it the tools of the window keep its pages at least 447 px wide. */
const narrowTools =
  'window * { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('A TCP server has an address with a port.');
  return address.port;
}

async function callDriver(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

const isUp = (address: string) =>
  callDriver(`${address}/status`, 'GET').then(
    () => true,
    () => null,
  );

const capabilities = (binary: string) => ({
  capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
});

/** Starts WebKitGTK's driver with its own browser, on a display of its own. */
export async function startWebkit({ driver, browser }: { driver: string; browser: string }): Promise<Engine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-webkit-'));
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), narrowTools);
  // Pages prefer reduced motion then.
  writeFileSync(path.join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const downloads = path.join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(path.join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const { screen, display } = await startDisplay();
  const port = await findFreePort();
  const program = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      TZ: 'America/Chicago',
      LANG: 'en_US.UTF-8',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitFor('WebKitWebDriver', () => isUp(address));
  const { sessionId } = (await callDriver(`${address}/session`, 'POST', capabilities(browser))) as {
    sessionId: string;
  };
  const send: Engine['send'] = (command, params = {}) => {
    if (command === 'WebDriver:NewSession') throw new Error('The session of WebKit is begun at its start.');
    const [method, template] = paths[command];
    const id = 'id' in params ? String(params.id) : '';
    return callDriver(`${address}/session/${sessionId}${template.replace('{id}', id)}`, method, params);
  };
  return {
    send,
    downloads,
    async resize(size) {
      await send('WebDriver:SetWindowRect', { x: 0, y: 0, ...size });
    },
    async close() {
      // The browser ends with its driver.
      for (const child of [program, screen]) child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
