import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { RESERVE_BYTES, readFreeBytes, watchDisk } from './disk-room.ts';

const log = pino({ level: 'silent' });

test('the disk is full while one of its folders has less than the reserve, and each change is said once', async () => {
  const free: Record<string, number> = { '/data': RESERVE_BYTES, '/database': RESERVE_BYTES };
  const said: string[] = [];
  const disk = watchDisk({
    folders: Object.keys(free),
    log,
    say: (sentence) => said.push(sentence),
    readFree: async (folder) => free[folder] ?? 0,
  });
  await disk.look();
  expect(disk.isFull()).toBe(false);
  free['/database'] = RESERVE_BYTES - 1;
  await disk.look();
  await disk.look();
  expect(disk.isFull()).toBe(true);
  free['/database'] = RESERVE_BYTES;
  await disk.look();
  expect(disk.isFull()).toBe(false);
  expect(said).toEqual([
    'The disk of /database is full. Nothing is saved until it has 64 MB of room again.',
    'The disk of /database has room again.',
  ]);
  await disk.stop();
});

test('the free bytes are those of the disk', async () => {
  expect(await readFreeBytes(tmpdir())).toBeGreaterThan(0);
});
