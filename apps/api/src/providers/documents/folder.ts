import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkKey, type DocumentStore } from './port.ts';

const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** Syncs the file before it gets its name: a reader never sees half a file. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', OWN_FILE);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
}

export function createFolderDocumentStore(folder: string): DocumentStore {
  const toPath = (key: string) => path.join(folder, key);
  return {
    async put(key, bytes) {
      const file = toPath(checkKey(key));
      await mkdir(path.dirname(file), { recursive: true, mode: OWN_FOLDER });
      await writeWhole(file, bytes);
    },
    async get(key) {
      try {
        return await readFile(toPath(checkKey(key)));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(toPath(checkKey(key)), { force: true });
    },
  };
}
