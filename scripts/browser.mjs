// Finds a Chromium for the browser tests, or downloads one.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './apt.mjs';
import { run, tool } from './child.mjs';
import { Refusal } from './phases.mjs';

// A page costs two fifths less in a headless shell (docs/decisions/tests-and-ci.md).
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const isRoot = process.getuid?.() === 0;

/** An installed browser may lack a library, so it has to render a page. */
async function canDraw(file) {
  const flags = ['--headless', '--disable-gpu', ...(isRoot ? ['--no-sandbox'] : [])];
  const { code, output } = await run([file, ...flags, '--dump-dom', 'data:text/html,<p>drawn</p>'], {
    quiet: true,
    timeout: 60_000,
  });
  return code === 0 && output.includes('<p>drawn</p>');
}

const listGiven = () => (process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []);
const joinToFolders = (names) => folders.flatMap((folder) => names.map((name) => path.join(folder, name)));

async function playwrightPath() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function playwrightDownload() {
  await run(tool('playwright', 'install', 'chromium'), { quiet: true, timeout: 300_000 });
  return [await playwrightPath()];
}

async function debianPackage(name) {
  await installWithApt(name);
  return [`/usr/bin/${name}`];
}

/** @returns {Promise<string>} the executable of a browser that renders. @throws Refusal if there is none. */
export async function findBrowser() {
  const ways = [
    listGiven,
    () => joinToFolders(shells),
    () => debianPackage('chromium-headless-shell'),
    () => [...joinToFolders(browsers), ...applications],
    async () => [await playwrightPath()],
    playwrightDownload,
    () => debianPackage('chromium'),
  ];
  for (const way of ways) {
    for (const file of await way()) if (existsSync(file) && (await canDraw(file))) return file;
  }
  throw new Refusal(
    'The browser tests need Chromium, and none is installed or could be downloaded. Install it (Debian: apt-get install chromium; else: npx playwright install --with-deps chromium), or name one with CHROMIUM_PATH.',
  );
}
