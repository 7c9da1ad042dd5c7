// npm run bench: the benchmarks and their budgets (bench/README.md).
import path from 'node:path';
import { build } from './build.mjs';
import { root, run, tool } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { main } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  await build();
  const { code } = await run(tool('tsx', path.join(root, 'bench/run.ts'), ...process.argv.slice(2)));
  process.exit(code);
});
