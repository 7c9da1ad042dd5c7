import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor, type Connection, type Engine } from './connection.ts';

const answers = 1;
type Answer = [type: number, id: number, error: { message: string } | null, result: { value?: unknown } | null];

/** Cuts `length:json` packets from what has arrived. */
function createReader(take: (packet: unknown) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const colon = rest.indexOf(':');
      const end = colon + 1 + Number(rest.subarray(0, Math.max(colon, 0)));
      if (colon < 0 || rest.length < end) return;
      take(JSON.parse(rest.subarray(colon + 1, end).toString()));
      rest = rest.subarray(end);
    }
  };
}

/** Speaks Marionette, the protocol behind geckodriver, which Debian does not have. */
function speakMarionette(
  socket: Socket,
): Pick<Connection, 'send'> & { sendRaw: (name: string, params: object) => Promise<unknown> } {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let count = 0;
  socket.on(
    'data',
    createReader((packet) => {
      // The first packet is a greeting.
      if (!Array.isArray(packet) || packet[0] !== answers) return;
      const [, id, error, result] = packet as Answer;
      const call = waiting.get(id);
      waiting.delete(id);
      if (error === null) call?.resolve(result !== null && 'value' in result ? result.value : result);
      else call?.reject(new Error(error.message));
    }),
  );
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'));
  });
  const sendRaw = (name: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      count += 1;
      waiting.set(count, { resolve, reject });
      const text = JSON.stringify([0, count, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { send: (command, params = {}) => sendRaw(command, params), sendRaw };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}

/** A window of Firefox is at least 450 px wide, a page of it may be narrower. */
const setPageSize = `
  const { style } = gBrowser.selectedBrowser;
  for (const [side, px] of [['width', arguments[0]], ['height', arguments[1]]])
    for (const bound of ['min', 'max']) style.setProperty(bound + '-' + side, px + 'px');`;

/** Starts `executable` with a profile of its own, and with a window only on the screen of a `reader`. */
export async function startFirefox(executable: string, reader?: { environment: NodeJS.ProcessEnv }): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'wideload-firefox-'));
  const downloads = path.join(profile, 'downloads');
  mkdirSync(downloads);
  // Any free port; no call home, no first-run page, no form that asks to save a card.
  const settings = {
    'marionette.port': 0,
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': 'en-US',
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'signon.rememberSignons': false,
    'ui.prefersReducedMotion': 1,
    'devtools.jsonview.enabled': false,
    'browser.aboutwelcome.enabled': false,
    // A screen reader finds its tree from the start.
    'accessibility.force_disabled': reader === undefined ? 0 : -1,
    // Downloads go to a folder without a question, and stay closed.
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,text/csv',
    'pdfjs.disabled': true,
    // A print is a file, without a question.
    'print.always_print_silent': true,
    print_printer: 'Mozilla Save to PDF',
    'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
    'print.printer_Mozilla_Save_to_PDF.print_to_filename': path.join(downloads, 'print.pdf'),
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, 'user.js'), lines.join('\n'));
  const args = [
    ...(reader === undefined ? ['--headless'] : []),
    '--marionette',
    '--remote-allow-system-access',
    '--no-remote',
    '--profile',
    profile,
  ];
  const firefox = spawn(executable, args, {
    stdio: 'ignore',
    env: { ...(reader?.environment ?? process.env), TZ: 'America/Chicago' },
  });
  const portFile = path.join(profile, 'MarionetteActivePort');
  const port = await waitFor('the port of Firefox', () =>
    existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null,
  );
  const socket = connect(port, '127.0.0.1');
  const { send, sendRaw } = speakMarionette(socket);
  await send('WebDriver:NewSession');
  await send('WebDriver:SetWindowRect', { width: 1600, height: 1100 });
  return {
    send,
    downloads,
    async resize({ width, height }) {
      await sendRaw('Marionette:SetContext', { value: 'chrome' });
      await send('WebDriver:ExecuteScript', { script: setPageSize, args: [width, height] });
      await sendRaw('Marionette:SetContext', { value: 'content' });
    },
    async close() {
      socket.destroy();
      await endProcess(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
