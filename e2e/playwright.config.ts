import { chmodSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { engineNames, type EngineName } from './engines/engine-names.ts';
import { chooseFiles, chooseTodaysQuarter, isThorough, runsAll } from './thorough.ts';

const port = Number(process.env['E2E_PORT'] ?? 3199);
const baseURL = `http://localhost:${port}`;
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM_PATH'] ?? browsers.find((file) => existsSync(file)) ?? 'chromium';
// Each worker evaluates this file, and all share the first one's folder. The space in the name is a deliberate test.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'wideload e2e '));
const dataDir = process.env['E2E_DATA_DIR'];
// Under root the embedded database runs as another user, who needs access.
chmodSync(dataDir, 0o711);
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
// The scripts have found them.
const runsEngines = process.env['WEBKIT_PATH'] !== undefined;
const runsReader = process.env['ORCA_PATH'] !== undefined;
const withoutRare = runsAll ? {} : { grepInvert: /@rare/ };
const journeys = readdirSync(path.join(import.meta.dirname, 'journeys'));
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig<{ engine: EngineName }>({
  testDir: 'journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // More workers than cores, because journeys also wait for mail, debounces and polls. A second Orca of the same user does not start.
  workers: runsReader ? 1 : 4,
  // The timeouts only bound a hang (docs/decisions/tests-and-ci.md).
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter:
    process.env['E2E_JSON'] === undefined ? 'list' : [['list'], ['json', { outputFile: process.env['E2E_JSON'] }]],
  use: {
    baseURL,
    serviceWorkers: 'block',
    timezoneId: 'America/Chicago',
    locale: 'en-US',
    // Traces cost a quarter of the time, and a failure report includes the page's content anyway.
    trace: process.env['E2E_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      args: [
        ...sandbox,
        '--disable-gpu',
        // Processes of their own cost a tenth of the time (docs/decisions/tests-and-ci.md).
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No page lives long enough for optimizing compilers to pay off (docs/decisions/tests-and-ci.md).
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
      // The programs of a journey listen on this machine.
      WEBHOOK_RECEIVERS: 'any',
      LOG_LEVEL: 'warn',
      // The data is temporary: commits need not wait for the disk.
      PGOPTIONS: '-c synchronous_commit=off',
    },
  },
  projects: runsReader
    ? [{ name: 'Orca', testDir: 'reader', snapshotPathTemplate: '../docs/{arg}{ext}', use: { viewport: desktop } }]
    : runsEngines
      ? engineNames.flatMap((engine) => [
          { name: engine, testDir: 'engines', ...withoutRare, use: { engine, viewport: desktop } },
          {
            name: `${engine} on a phone`,
            testDir: 'engines',
            ...withoutRare,
            // The size of the window makes no difference to them.
            testIgnore: ['parts.spec.ts', 'trouble.spec.ts', 'whole-page.spec.ts'],
            use: { engine, viewport: phone },
          },
        ])
      : [
          {
            name: 'desktop',
            testMatch: [...chooseFiles(journeys)],
            grepInvert: runsAll ? /@phone/ : /@phone|@sweep|@rare/,
            use: { viewport: desktop },
          },
          {
            name: 'phone',
            testMatch: [...chooseFiles(journeys)],
            grep: /@phone/,
            ...(!runsAll && { grepInvert: /@sweep|@rare/ }),
            use: { viewport: phone, hasTouch: true, isMobile: true },
          },
          // `npm run ops` sees the journeys of a phone at desktop size too.
          ...(isThorough
            ? [
                {
                  name: 'phone journeys at desktop size',
                  grep: /@phone/,
                  testMatch: chooseTodaysQuarter(journeys),
                  use: { viewport: desktop },
                },
              ]
            : []),
        ],
});
