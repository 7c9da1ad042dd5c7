import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { inTurn } from './database.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

async function build(folder: string, begin: string): Promise<void> {
  const builder = path.join(root, 'scripts', 'build-server.mjs');
  await promisify(execFile)(process.execPath, [builder, folder, begin], { cwd: root });
  // A process that lives for a second asks for no document: its thread would take longer to load than the process itself.
  await writeFile(path.join(folder, 'documents.worker.js'), '');
}

/**
 * What a process of a test runs, as one file built from the code of this moment: it starts in half a second, where a thousand files to
 * compile take two. The first worker that asks builds it for all.
 * @param begin from `apps/api`: `test/kill/serve-api.ts`
 * @returns the path of the file, there until the run ends.
 */
export async function bundleOf(begin: string): Promise<string> {
  const folder = path.join(inject('runFolder'), path.basename(begin, '.ts'));
  const main = path.join(folder, 'main.js');
  await inTurn(inject('testDatabaseUrl'), 'bundle', async () => {
    if (!existsSync(main)) await build(folder, begin);
  });
  return main;
}
