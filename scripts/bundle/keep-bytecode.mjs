// Runs a bundle, and keeps the bytecode of all that was compiled until its end: its first file, then its arguments.
import { writeFileSync } from 'node:fs';
import { createLoader, toBytecodePath } from '../../apps/api/src/platform/bundle/load-bundle.ts';

const [program, , file, ...args] = process.argv;
process.argv = [program, file, ...args];
const scripts = new Map();
process.on('exit', () => {
  for (const [compiled, script] of scripts) writeFileSync(toBytecodePath(compiled), script.createCachedData());
});
const { addresses, listCalls, renderPage } = createLoader((compiled, script) => scripts.set(compiled, script))(file);
// The renderer of the public pages: those that need no data.
for (const address of addresses?.() ?? [])
  if (listCalls(address)?.length === 0) renderPage(address, [], { origin: 'https://wideload.example' });
