// node ops/on-build.mjs <program> [its arguments]: runs a program of ops/ on the product as it is built from these files.
import { build } from '../scripts/build.mjs';
import { run, tool } from '../scripts/child.mjs';
import { checkNode, install } from '../scripts/install.mjs';
import { main } from '../scripts/phases.mjs';

await main(async () => {
  checkNode();
  await install();
  await build();
  const { code } = await run(tool('tsx', ...process.argv.slice(2)));
  process.exit(code);
});
