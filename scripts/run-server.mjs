// npm run migrate, seed, backup, restore, verify: the built server's subcommand of that name.
import { build } from './build.mjs';
import { targets } from './build-targets.mjs';
import { root, run } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { main } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  await build();
  const { code } = await run([process.execPath, targets.server.built, ...process.argv.slice(2)], { cwd: root });
  process.exit(code);
});
