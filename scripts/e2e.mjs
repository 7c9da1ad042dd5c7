// npm run e2e: the browser journeys against the built product. Further arguments go to Playwright. With --engines as the first one it is the
// journeys in Firefox and WebKit, with --reader what a screen reader says.
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { root, run, tool } from './child.mjs';
import { findEngines, findReader } from './engines.mjs';
import { checkNode, install } from './install.mjs';
import { main, phase } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  await phase('Build', () => build());
  const browser = await phase('Browser', findBrowser);
  const given = process.argv.slice(2);
  const others = {
    '--engines': () => phase('Firefox and WebKit', findEngines),
    '--reader': () => phase('Screen reader', findReader),
  };
  const other = others[given[0]];
  const programs = other === undefined ? {} : await other();
  const { code } = await run(tool('playwright', 'test', ...given.slice(other === undefined ? 0 : 1)), {
    cwd: path.join(root, 'e2e'),
    env: { ...programs, CHROMIUM_PATH: browser, DATABASE_URL: undefined, E2E_EXTENT: 'all' },
  });
  process.exit(code);
});
