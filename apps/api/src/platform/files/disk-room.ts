import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#clock.ts';
import { runRepeatedly } from '../repeat.ts';

/** PostgreSQL ends when a segment of its log, 16 MB, finds no room. Four of them outlast the second between two looks. */
export const RESERVE_BYTES = 64 * 2 ** 20;

export type DiskRoom = { isFull(): boolean };

export const endlessRoom: DiskRoom = { isFull: () => false };

/** Bytes that a program without root's rights can still write to the disk of `folder`. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

type Watch = {
  folders: readonly string[];
  log: FastifyBaseLogger;
  /** Receives one sentence when the disk fills up, and one when there is room again. */
  say(sentence: string): void;
  readFree?: (folder: string) => Promise<number>;
};

/** Looks once a second. While the disk is full the product reads and does not write. */
export function watchDisk({ folders, log, say, readFree = readFreeBytes }: Watch) {
  let full: string | undefined;

  async function look(): Promise<void> {
    const free = await Promise.all(folders.map(async (folder) => ({ folder, bytes: await readFree(folder) })));
    const found = free.find(({ bytes }) => bytes < RESERVE_BYTES)?.folder;
    if (found !== undefined && full === undefined) {
      say(`The disk of ${found} is full. Nothing is saved until it has ${RESERVE_BYTES / 2 ** 20} MB of room again.`);
      log.error({ event: 'disk.full', folder: found });
    }
    if (found === undefined && full !== undefined) {
      say(`The disk of ${full} has room again.`);
      log.info({ event: 'disk.has_room', folder: full });
    }
    full = found;
  }

  const stop = runRepeatedly('disk', look, { everyMs: SECOND, log });
  return { isFull: () => full !== undefined, look, stop };
}
