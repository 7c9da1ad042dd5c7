import { mkdirSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import {
  checkKey,
  DocumentStoreFailure,
  type DocumentKey,
  type DocumentStore,
} from '../../platform/files/document-store.ts';

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

/** The folder is made once: one that is gone later is no empty store, but a disk that is not mounted. */
export function createFolderDocumentStore(folder: string): DocumentStore {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  async function toPath(key: DocumentKey): Promise<string> {
    const file = path.join(folder, checkKey(key));
    await stat(folder).catch(() => {
      throw new DocumentStoreFailure('its folder is missing');
    });
    return file;
  }
  return {
    async put(key, bytes) {
      const file = await toPath(key);
      await mkdir(path.dirname(file), { recursive: true, mode: OWN_FOLDER });
      await writeWhole(file, bytes);
    },
    async get(key) {
      const file = await toPath(key);
      try {
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(await toPath(key), { force: true });
    },
  };
}
