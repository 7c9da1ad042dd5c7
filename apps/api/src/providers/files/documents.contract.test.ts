import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderDocumentStore } from './document-folder.ts';
import type { DocumentKey, DocumentStore } from '../../platform/files/document-store.ts';
import { createS3DocumentStore } from './s3.ts';
import { sendMissing, settings, startS3 } from './s3.test-support.ts';

type Adapter = {
  store: DocumentStore;
  kept(): Promise<string[]>;
  close(): Promise<void>;
};

async function folder(): Promise<Adapter> {
  const place = await mkdtemp(path.join(tmpdir(), 'wideload documents '));
  return {
    store: createFolderDocumentStore(path.join(place, 'documents')),
    kept: async () => (await readdir(place, { recursive: true })).filter((name) => /[0-9a-f]{12}/.test(name)),
    close: () => rm(place, { recursive: true, force: true }),
  };
}

async function s3(): Promise<Adapter> {
  const server = await startS3();
  return {
    store: createS3DocumentStore({ settings: { ...settings, endpoint: server.origin } }),
    kept: () => Promise.resolve([...server.objects.keys()]),
    close: server.close,
  };
}

const aKey = (): DocumentKey => `permits/${randomUUID()}`;
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

describe.each([
  ['folder', folder],
  ['s3', s3],
])('the %s store', (_name, open) => {
  let adapter: Adapter;
  beforeAll(async () => {
    adapter = await open();
  });
  afterAll(() => adapter.close());

  test('gives back exactly the bytes that it was given', async () => {
    const key = aKey();
    await adapter.store.put(key, bytes, 'application/pdf');
    expect(Buffer.from((await adapter.store.get(key)) ?? [])).toEqual(Buffer.from(bytes));
  });

  test('answers null for an unknown key', async () => {
    expect(await adapter.store.get(aKey())).toBeNull();
  });

  test('replaces a file of the same key', async () => {
    const key = aKey();
    await adapter.store.put(key, bytes, 'application/pdf');
    await adapter.store.put(key, new TextEncoder().encode('second'), 'application/pdf');
    expect(new TextDecoder().decode((await adapter.store.get(key)) ?? undefined)).toBe('second');
    expect((await adapter.kept()).filter((name) => name.includes(key.slice(8)))).toHaveLength(1);
  });

  test('does not have a removed file, and a second removal succeeds', async () => {
    const key = aKey();
    await adapter.store.put(key, bytes, 'application/pdf');
    await adapter.store.remove(key);
    await adapter.store.remove(key);
    expect(await adapter.store.get(key)).toBeNull();
    expect((await adapter.kept()).join(' ')).not.toContain(key.slice(8));
  });

  test.each(['permits/../secret', 'permits/1', '/etc/passwd', 'permits/%2e%2e/00000000-0000-0000-0000-000000000000'])(
    'refuses the key %s, which could lead out of its place',
    async (key) => {
      // Cast: a wrong key, as a bug of ours would make it.
      const wrong = key as DocumentKey;
      await expect(adapter.store.put(wrong, bytes, 'application/pdf')).rejects.toThrow('a noun and an id');
      await expect(adapter.store.get(wrong)).rejects.toThrow('a noun and an id');
      await expect(adapter.store.remove(wrong)).rejects.toThrow('a noun and an id');
    },
  );
});

test('a folder that is gone has neither files nor removals, and is not made anew', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'wideload-documents-'));
  const folderOfStore = path.join(place, 'documents');
  const store = createFolderDocumentStore(folderOfStore);
  const key = aKey();
  expect(await store.get(key)).toBeNull();
  await rename(folderOfStore, path.join(place, 'unmounted'));
  const gone = 'did not answer: its folder is missing';
  await expect(store.get(key)).rejects.toThrow(gone);
  await expect(store.remove(key)).rejects.toThrow(gone);
  await expect(store.put(key, bytes, 'application/pdf')).rejects.toThrow(gone);
  expect(await readdir(place)).toEqual(['unmounted']);
  await rm(place, { recursive: true, force: true });
});

test('only the own user can read files and folders, and no half-written file has its name', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'wideload-documents-'));
  const key = aKey();
  await createFolderDocumentStore(path.join(place, 'documents')).put(key, bytes, 'application/pdf');
  const readMode = async (name: string) => (await stat(path.join(place, name))).mode & 0o777;
  expect(await readMode('documents')).toBe(0o700);
  expect(await readMode('documents/permits')).toBe(0o700);
  expect(await readMode(`documents/${key}`)).toBe(0o600);
  expect(await readdir(path.join(place, 'documents/permits'))).toEqual([key.slice(8)]);
  await rm(place, { recursive: true, force: true });
});

describe('the s3 store', () => {
  type Patience = { patienceMs?: number };
  const createStoreAt = (
    endpoint: string,
    { patienceMs = 60_000, ...more }: Partial<typeof settings> & Patience = {},
  ) => createS3DocumentStore({ settings: { ...settings, endpoint, ...more }, patienceMs });

  test('is refused with another secret, and says so without the address or the key', async () => {
    const server = await startS3();
    const refused = createStoreAt(server.origin, { secretAccessKey: 'another' }).put(aKey(), bytes, 'application/pdf');
    await expect(refused).rejects.toThrow(
      /^The storage of documents did not answer: status 403, SignatureDoesNotMatch$/,
    );
    expect(server.objects.size).toBe(0);
    await server.close();
  });

  test('without its bucket has neither files nor removals', async () => {
    const server = await startS3();
    const store = createStoreAt(server.origin, { bucket: 'never-created' });
    const gone = 'did not answer: its bucket never-created is missing';
    await expect(store.get(aKey())).rejects.toThrow(gone);
    await expect(store.remove(aKey())).rejects.toThrow(gone);
    await expect(store.put(aKey(), bytes, 'application/pdf')).rejects.toThrow(gone);
    await server.close();
  });

  test('that says of a removed file that it has no such key has removed it', async () => {
    const server = await startS3({ answer: (response) => sendMissing(response, 'NoSuchKey') });
    await createStoreAt(server.origin).remove(aKey());
    expect(server.requests).toBe(1);
    await server.close();
  });

  test('behind another server, whose page says 404, has neither files nor removals', async () => {
    const server = await startS3({ answer: (response) => response.writeHead(404).end('<h1>Not Found</h1>') });
    await expect(createStoreAt(server.origin).get(aKey())).rejects.toThrow('did not answer: status 404');
    await expect(createStoreAt(server.origin).remove(aKey())).rejects.toThrow('did not answer: status 404');
    await server.close();
  });

  test('follows no redirect', async () => {
    const other = await startS3();
    const server = await startS3({ answer: (response) => response.writeHead(307, { location: other.origin }).end() });
    await expect(createStoreAt(server.origin).put(aKey(), bytes, 'application/pdf')).rejects.toThrow('did not answer');
    expect(other.requests).toBe(0);
    await Promise.all([server.close(), other.close()]);
  });

  test('gives up on a storage that hangs, fails or is away', async () => {
    const hanging = await startS3({ answer: () => undefined });
    await expect(createStoreAt(hanging.origin, { patienceMs: 100 }).get(aKey())).rejects.toThrow(
      'did not answer: timeout',
    );
    await hanging.close();
    const failing = await startS3({ answer: (response) => response.writeHead(503).end() });
    await expect(createStoreAt(failing.origin).get(aKey())).rejects.toThrow('did not answer: status 503');
    await expect(createStoreAt(failing.origin).remove(aKey())).rejects.toThrow('did not answer: status 503');
    await failing.close();
    await expect(createStoreAt('http://127.0.0.1:9').get(aKey())).rejects.toThrow('did not answer');
  });
});
