// npm run e2e: the browser journeys against the built product. Further arguments go to Playwright. With --engines as the first one it is the
// journey in Firefox and WebKit.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root, run, tool } from './child.mjs';
import { findEngines } from './engines.mjs';
import { checkNode, install } from './install.mjs';
import { main, phase } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  await phase('Build', () => build());
  const browser = await phase('Browser', findBrowser);
  const given = process.argv.slice(2);
  const runsEngines = given[0] === '--engines';
  const engines = runsEngines ? await phase('Firefox and WebKit', findEngines) : {};
  const { code } = await run(tool('playwright', 'test', ...given.slice(runsEngines ? 1 : 0)), {
    cwd: path.join(root, 'e2e'),
    env: { ...engines, CHROMIUM_PATH: browser, DATABASE_URL: undefined, E2E_EXTENT: 'all' },
  });
  process.exit(code);
});
