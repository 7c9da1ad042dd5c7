// npm run bench: runs every benchmark of bench/, each of which fails if it misses its budget.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, run, tool } from './child.mjs';
import { checkNode, install } from './install.mjs';
import { main } from './phases.mjs';

await main(async () => {
  checkNode();
  await install();
  const files = readdirSync(path.join(root, 'bench')).filter((name) => name.endsWith('.bench.ts'));
  let failed = 0;
  for (const file of files) {
    const { code } = await run(tool('tsx', path.join(root, 'bench', file)));
    if (code !== 0) failed += 1;
  }
  process.exit(failed === 0 && files.length > 0 ? 0 : 1);
});
