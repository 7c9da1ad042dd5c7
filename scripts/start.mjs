// npm start: installs what is missing, builds what is stale, and becomes the server.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { targets } from './build-targets.mjs';
import { root } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { main, phase } from './phases.mjs';

const PARENT_CHECK_MS = 500;

/** npm dies of a SIGTERM without passing it on: when it is gone, the server it started stops in order, as if asked itself. */
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
  // In this process: the terminal's signals reach the server itself, and its end is ours.
  process.argv = [process.argv[0], path.join(root, targets.server.built), 'serve'];
  await import(pathToFileURL(process.argv[1]).href);
});
