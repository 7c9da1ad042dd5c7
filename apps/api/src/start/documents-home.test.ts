import { readFile, writeFile, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { aWorld } from '#test/world.ts';
import type { DocumentsConfig } from '#config/providers-config.ts';
import { checkDocumentsHome } from './serve.ts';

const world = aWorld();
let said: string[];
beforeEach(async () => {
  said = [];
  await world.deps.db.deleteFrom('documents_home').execute();
});

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wideload-home-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function start(documents: DocumentsConfig, { production = true } = {}): Promise<void> {
  const config = { ...world.deps.config, production, documents };
  return checkDocumentsHome({ ...world.deps, config }, (sentence) => void said.push(sentence));
}

const inFolder = (folder: string) => ({ kind: 'folder', folder }) as const;

test('servers with one folder start, at once and again', async () => {
  const home = inFolder(await aFolder());
  await Promise.all([start(home), start(home)]);
  await start(home);
  expect(said).toEqual([]);
});

test('a server with a folder of its own is refused in production and warned elsewhere, until it has the id', async () => {
  const [home, other] = [inFolder(await aFolder()), inFolder(await aFolder())];
  await start(home);
  await expect(start(other)).rejects.toThrow(/DOCUMENTS_PROVIDER=s3/);
  await start(other, { production: false });
  expect(said).toEqual([expect.stringContaining(other.folder)]);
  await writeFile(path.join(other.folder, '.folder-id'), await readFile(path.join(home.folder, '.folder-id')));
  await start(other);
  expect(said).toHaveLength(1);
});

test('a bucket is the same for all', async () => {
  await start(inFolder(await aFolder()));
  const s3 = {
    kind: 's3',
    endpoint: 'https://s3.example',
    region: 'r',
    bucket: 'b',
    accessKeyId: 'k',
    secretAccessKey: 's',
  } as const;
  await start(s3);
  expect(said).toEqual([]);
});
