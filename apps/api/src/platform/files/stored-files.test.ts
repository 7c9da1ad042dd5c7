import { beforeEach, expect, test } from 'vitest';
import { aWorld } from '#test/world.ts';
import { HOUR } from '#clock.ts';
import { DocumentStoreFailure, type DocumentKey } from './document-store.ts';
import { readFile, removeLeftovers, stageFile, storeFile } from './stored-files.ts';

const world = aWorld();
let key: DocumentKey;

beforeEach(() => {
  key = `permits/${world.deps.ids()}`;
});

const aFile = () => ({ key, bytes: new TextEncoder().encode('a permit'), mediaType: 'application/pdf' });
const listLeftovers = async () => (await world.rows('leftover_files', {}, ['key'])).map((row) => row.key);
const loadStored = () => world.deps.documentStore.get(key);

test('a file whose row is written stays, and the row writer’s result is returned', async () => {
  expect(await storeFile(world.deps, aFile(), () => Promise.resolve('written'))).toBe('written');
  world.clock.advance(2 * HOUR);
  await removeLeftovers(world.deps);
  expect(new TextDecoder().decode((await readFile(world.deps, key)) ?? undefined)).toBe('a permit');
  expect(await listLeftovers()).toEqual([]);
});

test('a file whose row cannot be written is removed at once', async () => {
  const refused = storeFile(world.deps, aFile(), () => Promise.reject(new Error('no such permit')));
  await expect(refused).rejects.toThrow('no such permit');
  expect(await loadStored()).toBeNull();
  expect(await listLeftovers()).toEqual([]);
});

test('a store that does not answer is asked once: the sweep deletes what may have arrived', async () => {
  const asked: string[] = [];
  const refuse = (what: string) => () => {
    asked.push(what);
    return Promise.reject(new DocumentStoreFailure('timeout'));
  };
  const documentStore = { ...world.deps.documentStore, put: refuse('put'), remove: refuse('remove') };
  const stored = storeFile({ ...world.deps, documentStore }, aFile(), () => Promise.resolve('written'));
  await expect(stored).rejects.toMatchObject({ code: 'document.unavailable' });
  expect(asked).toEqual(['put']);
  expect(await listLeftovers()).toEqual([key]);
  world.clock.advance(HOUR);
  await removeLeftovers(world.deps);
  expect(await listLeftovers()).toEqual([]);
});

test('a process killed between the file and its row leaves a file that is removed within the hour, and not before', async () => {
  await stageFile(world.deps, aFile());
  await removeLeftovers(world.deps);
  expect(await loadStored()).not.toBeNull();
  world.clock.advance(HOUR);
  await removeLeftovers(world.deps);
  expect(await loadStored()).toBeNull();
  expect(await listLeftovers()).toEqual([]);
});

test('a removal that fails is retried at the next turn', async () => {
  await stageFile(world.deps, aFile());
  world.clock.advance(HOUR);
  const remove = () => Promise.reject(new DocumentStoreFailure('timeout'));
  await removeLeftovers({ ...world.deps, documentStore: { ...world.deps.documentStore, remove } });
  expect(await listLeftovers()).toEqual([key]);
  await removeLeftovers(world.deps);
  expect(await listLeftovers()).toEqual([]);
});
