// npm run faults: the fault scenarios against the built product (docs/operators/faults.md).
import path from 'node:path';
import { build } from './build.mjs';
import { root, run, tool } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { main } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  await build();
  const { code } = await run(tool('tsx', path.join(root, 'faults/run.ts'), ...process.argv.slice(2)));
  process.exit(code);
});
