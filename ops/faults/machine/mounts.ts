import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { NotRun } from '../scenario.ts';
import type { Closers } from './closers.ts';
import type { Machine } from './machine.ts';
import { run } from './run-program.ts';

const MEGABYTE = 2 ** 20;
const PARTS_A_SECOND = 20;

function refuse(what: string, error: unknown): never {
  const why = error instanceof Error ? error.message.split('\n').at(-1) || error.message : String(error);
  throw new NotRun(`${what} needs root's right to mount (${why.trim()})`);
}

/** A small disk of its own. @throws NotRun */
export async function mountSmallDisk(machine: Machine, closers: Closers, megabytes: number): Promise<string> {
  const folder = machine.makeFolder(closers);
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'faults', folder]).catch((error: unknown) =>
    refuse('A small disk', error),
  );
  closers.add(() => run('umount', ['-l', folder]));
  return folder;
}

/** As another program that writes `perSecond` megabytes until nothing is left. */
export async function fillDisk(
  folder: string,
  { perSecond }: { perSecond: number },
): Promise<{ free(): Promise<void> }> {
  const file = path.join(folder, 'of-another-program');
  const part = Buffer.alloc((perSecond * MEGABYTE) / PARTS_A_SECOND);
  const writer = await open(file, 'w');
  try {
    for (;;) {
      // A last part for which there is no room is written in part.
      const { bytesWritten } = await writer.write(part);
      if (bytesWritten < part.length) break;
      await pause(1000 / PARTS_A_SECOND);
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await writer.close();
  }
  return { free: () => rm(file) };
}

export type ImageDisk = {
  folder: string;
  /** The state of the disk at this moment without what was not flushed to it, as a loss of power leaves it. */
  losePower(end: () => Promise<void>): Promise<void>;
};

/** An ext4 on a file, so that the bytes that reached the disk can be told from those that are still in memory. @throws NotRun */
export async function mountImageDisk(machine: Machine, closers: Closers, megabytes: number): Promise<ImageDisk> {
  const folder = machine.makeFolder(closers);
  const images = machine.makeFolder(closers);
  const [before, after] = [path.join(images, 'before.img'), path.join(images, 'after.img')];
  try {
    await run('truncate', ['-s', String(megabytes * MEGABYTE), before]);
    await run('mkfs.ext4', ['-q', before]);
    await run('mount', ['-o', 'loop', before, folder]);
  } catch (error) {
    refuse('A disk whose power can be cut', error);
  }
  closers.add(() => run('umount', ['-l', folder]));
  await run('chmod', ['0711', folder]);
  return {
    folder,
    async losePower(end) {
      await run('cp', ['--sparse=always', before, after]);
      await end();
      await run('umount', ['-l', folder]);
      await run('mount', ['-o', 'loop', after, folder]);
    },
  };
}
