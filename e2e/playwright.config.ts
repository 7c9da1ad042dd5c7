import { chmodSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['E2E_PORT'] ?? 3199);
const baseURL = `http://localhost:${port}`;
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM_PATH'] ?? browsers.find((file) => existsSync(file)) ?? 'chromium';
// Each worker reads this file again; all of them share the first one's folder. The space in its name is on purpose.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'wideload e2e '));
const dataDir = process.env['E2E_DATA_DIR'];
// Root lends the database another user, who must get in here.
chmodSync(dataDir, 0o711);
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** The built product, on an embedded database of its own, as `npm start` runs it. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More than cores, as a journey also waits: for mails, for what is typed to settle, between two looks at a page.
  workers: 4,
  // They only bound a hang: a busy machine takes ten times as long, and no journey waits for them (docs/decisions/0053).
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter:
    process.env['E2E_JSON'] === undefined ? 'list' : [['list'], ['json', { outputFile: process.env['E2E_JSON'] }]],
  use: {
    baseURL,
    // Its files would be fetched anew in each test's browser; the journey without a network allows it.
    serviceWorkers: 'block',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    // Pictures of every step cost a quarter of the time; what stood on the page of a failure is written down anyway.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...sandbox,
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No page lives long enough for its scripts to earn what compiling them a second and third time costs (docs/decisions/0042).
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  webServer: {
    command: 'node ../apps/api/dist/main.js serve',
    url: `${baseURL}/health/ready`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // The data is thrown away: no commit waits for the disk.
      PGOPTIONS: '-c synchronous_commit=off',
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // The same journeys on a phone, for those whose layout differs there.
    { name: 'phone', grep: /@phone/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
});
