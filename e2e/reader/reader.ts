import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitFor } from '../engines/connection.ts';
import { startDisplay } from '../engines/display.ts';

/** Orca at work on a screen of its own, whose speech is text. */
export type Reader = {
  /** For the programs that it reads. */
  environment: NodeJS.ProcessEnv;
  /** Presses a key of the keyboard, by its name in X11, and waits until its answer is said: the next key would cut that off. */
  press: (key: string) => Promise<void>;
  type: (text: string) => void;
  /** Lines spoken from the start of `act` until each of the words was spoken (without words: anything), and then a silence. */
  hear: (act: () => Promise<void> | void, words?: readonly string[]) => Promise<string[]>;
  close: () => void;
};

const quietMs = 2500;
/** Between what is said about one key. */
const keyQuietMs = 1000;
/** Some keys are answered by nothing. */
const keyMostMs = 10_000;
const mostMs = 60_000;

const voice = path.join(import.meta.dirname, 'voice.mjs');

const speechSettings = (folder: string) => `
LogLevel 1
LogDir "${folder}"
DisableAutoSpawn
AddModule "text" "${voice}" ""
DefaultModule text
SymbolsPreproc "none"
`;

/** Keys are not repeated, and a page that opens is not read to its end. Everything else is as Orca comes. */
const orcaSettings = {
  general: { enableKeyEcho: false, sayAllOnLoad: false, startingProfile: ['Default', 'default'] },
  profiles: { default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} } },
  pronunciations: {},
  keybindings: {},
};

async function startBus(env: NodeJS.ProcessEnv): Promise<{ bus: ChildProcess; address: string }> {
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env,
  });
  const address = await new Promise<string>((resolve, reject) => {
    bus.once('error', reject);
    bus.stdout.once('data', (text) => resolve(String(text).trim()));
  });
  return { bus, address };
}

/** Starts Orca with a bus, a window manager and a voice of its own. All of them are packages of Debian. */
export async function startReader(): Promise<Reader> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wideload-reader-'));
  const heard = path.join(folder, 'heard.txt');
  writeFileSync(heard, '');
  for (const name of ['home', 'runtime', 'speech', 'orca']) mkdirSync(path.join(folder, name), { mode: 0o700 });
  writeFileSync(path.join(folder, 'speech/speechd.conf'), speechSettings(folder));
  writeFileSync(path.join(folder, 'orca/user-settings.conf'), JSON.stringify(orcaSettings));
  const socket = path.join(folder, 'runtime/speech.sock');
  const { screen, display } = await startDisplay();
  const own = {
    ...process.env,
    DISPLAY: display,
    HOME: path.join(folder, 'home'),
    XDG_RUNTIME_DIR: path.join(folder, 'runtime'),
    XDG_CONFIG_HOME: path.join(folder, 'home'),
    XDG_DATA_HOME: path.join(folder, 'home'),
    LC_ALL: 'C.UTF-8',
    TZ: 'America/Chicago',
    HEARD_FILE: heard,
    SPEECHD_ADDRESS: `unix_socket:${socket}`,
    GNOME_ACCESSIBILITY: '1',
  };
  const { bus, address } = await startBus(own);
  const environment = { ...own, DBUS_SESSION_BUS_ADDRESS: address };
  const start = (program: string, args: string[]) => spawn(program, args, { stdio: 'ignore', env: environment });
  const speech = start('speech-dispatcher', [
    '--run-single',
    '--timeout=0',
    `--config-dir=${folder}/speech`,
    `--socket-path=${socket}`,
    `--pid-file=${folder}/speech.pid`,
  ]);
  await waitFor('speech-dispatcher', () => (existsSync(socket) ? true : null));
  const manager = start('openbox', []);
  const orca = start('orca', ['-u', path.join(folder, 'orca'), '-e', 'speech', '-d', 'braille']);
  const readHeard = () =>
    readFileSync(heard, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  await waitFor('Orca to speak', () => (readHeard().length > 0 ? true : null));
  const turnTo = (...args: string[]) => void execFileSync('xdotool', args, { env: environment });

  /** @returns what is said after the first `before` lines. Past the longest wait it is as much as was said by then. */
  async function listen(before: number, { words = [] as readonly string[], quiet = quietMs, most = mostMs } = {}) {
    const end = performance.now() + most;
    let count = before;
    let since = performance.now();
    for (;;) {
      const heard = readHeard().slice(before);
      const now = performance.now();
      if (before + heard.length !== count) since = now;
      count = before + heard.length;
      const isSaid = heard.length > 0 && words.every((one) => heard.some((line) => line.includes(one)));
      if ((isSaid && now - since > quiet) || now > end) return heard;
      await new Promise((done) => setTimeout(done, 100));
    }
  }

  return {
    environment,
    async press(key) {
      const before = readHeard().length;
      turnTo('key', key);
      await listen(before, { quiet: keyQuietMs, most: keyMostMs });
    },
    type: (text) => turnTo('type', '--delay', '80', text),
    async hear(act, words) {
      const before = readHeard().length;
      await act();
      const heard = await listen(before, { words });
      if (heard.length === 0) throw new Error('Nothing was said.');
      return heard;
    },
    close() {
      for (const child of [orca, manager, speech, bus, screen]) child.kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
