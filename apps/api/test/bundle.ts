import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { runInTurn } from './database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function build(folder: string, begin: string): Promise<void> {
  const builder = path.join(root, 'scripts', 'build-server.mjs');
  await promisify(execFile)(process.execPath, [builder, folder, begin], { cwd: root });
  // A short-lived process makes no document, and the thread would take longer to load than the process.
  for (const thread of ['documents', 'papers']) await writeFile(path.join(folder, `${thread}.worker.js`), '');
}

/**
 * Bundles the code of a test's process, once for all workers: a bundle starts in half a second, a thousand files in two.
 * @param begin relative to `apps/api`: `test/kill/serve-api.ts`
 */
export async function buildBundle(begin: string): Promise<string> {
  const folder = path.join(inject('runFolder'), path.basename(begin, '.ts'));
  const main = path.join(folder, 'main.js');
  await runInTurn(inject('testDatabaseUrl'), 'bundle', async () => {
    if (!existsSync(main)) await build(folder, begin);
  });
  return main;
}
