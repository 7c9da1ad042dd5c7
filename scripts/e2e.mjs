// npm run e2e: the browser journeys against the built product. Further arguments go to Playwright.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root, run, tool } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { main, phase } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  await phase('Build', () => build());
  const browser = await phase('Browser', findBrowser);
  const { code } = await run(tool('playwright', 'test', ...process.argv.slice(2)), {
    cwd: path.join(root, 'e2e'),
    env: { CHROMIUM_PATH: browser, DATABASE_URL: undefined, E2E_ALL: 'yes' },
  });
  process.exit(code);
});
