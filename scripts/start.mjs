// npm start: installs missing packages, builds stale targets, and becomes the server.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { targets } from './build-targets.mjs';
import { root } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { main, phase } from './phases.mjs';

const PARENT_CHECK_MS = 500;

/** npm dies of a SIGTERM without forwarding it, so the server stops when npm is gone. */
function endWithNpm() {
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, PARENT_CHECK_MS);
  timer.unref();
}

await main(async () => {
  checkNode();
  process.chdir(root);
  const isFirst = !existsSync(path.join(root, targets.server.built));
  console.log(isFirst ? 'Wideload: first start' : 'Wideload');
  await install();
  await phase('Build', () => build());
  if (process.env.npm_lifecycle_event !== undefined) endWithNpm();
  // The server runs in this process, so that it receives the terminal's signals.
  process.argv = [process.argv[0], path.join(root, targets.server.built), 'serve'];
  await import(pathToFileURL(process.argv[1]).href);
});
