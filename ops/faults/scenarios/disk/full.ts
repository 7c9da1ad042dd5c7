import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { createClosers } from '../../machine/closers.ts';
import { fillDisk, mountSmallDisk } from '../../machine/mounts.ts';
import type { Scenario } from '../../scenario.ts';
import { openStage, type Stage } from '../../stage.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const DISK_MB = 400;
const FULL_MS = 6000;
const BACK_WITHIN_MS = 6000;

/** Reads of an own list while the disk is full, by their status. */
async function readMeanwhile(stage: Stage, read: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  const until = performance.now() + FULL_MS;
  while (performance.now() < until) {
    statuses.push((await read()).status);
    await pause(200);
  }
  return stage.product().isRunning() ? statuses : [...statuses, 0];
}

/** The disk of the database and of the product's files, with the included database. */
export const diskFull: Scenario = {
  name: 'disk-full',
  done: `another program fills the disk of the included database and of all files (${DISK_MB} MB) at 50 MB/s and keeps it full for 6 s`,
  expected:
    'writes 503 with `Retry-After`, reads 200, a line on stderr, writes within 6 s after there is room, nothing lost or doubled',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const dataDir = await mountSmallDisk(machine, closers, DISK_MB);
      const stage = await openStage(machine, closers, { isIncluded: true, env: { DATA_DIR: dataDir } });
      let statuses: number[] = [];
      const { traffic, recovery, refused, summary } = await underTraffic(stage, async ({ client }) => {
        const filled = await fillDisk(dataDir, { perSecond: 50 });
        statuses = await readMeanwhile(stage, () => client.call('GET', '/permits/orders?pageSize=10'));
        await filled.free();
      });
      const readable = statuses.filter((status) => status === 200).length;
      const said = stage.product().readErrors();
      return {
        measured: `${summary}; ${readable} of ${statuses.length} reads answered`,
        broken: [
          ...expectThat(refused > 0, 'No write was refused, so that the disk was not full'),
          ...expectThat(readable === statuses.length, `Reads answered ${statuses.join(', ')}`),
          ...expectThat(/disk of .* is full/.test(said), `stderr has no line about the disk: ${said}`),
          ...expectThat(recovery < BACK_WITHIN_MS, `Writes came back after ${recovery.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};

/** PostgreSQL itself ends when its log finds no room; an operator's service manager starts it again. */
export const diskFullDatabase: Scenario = {
  name: 'disk-full-database',
  done: `another program fills the disk of an external database (${DISK_MB} MB) for 6 s; the database is started again if it ended`,
  expected:
    'the server stays, refusals are 503 with `Retry-After`, writes within 6 s after there is room, nothing lost or doubled',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const parent = await mountSmallDisk(machine, closers, DISK_MB);
      const server = await machine.copyDatabase(closers, { parent });
      const stage = await openStage(machine, closers, { server });
      const { traffic, recovery, refused, summary } = await underTraffic(
        stage,
        async () => {
          const filled = await fillDisk(parent, { perSecond: 200 });
          await pause(FULL_MS);
          await filled.free();
          if (!server.isRunning()) await server.start();
        },
        { traffic: { lanes: 4, pauseMs: 0 } },
      );
      return {
        measured: summary,
        broken: [
          ...expectThat(refused > 0, 'No write was refused, so that the disk was not full'),
          ...expectThat(recovery < BACK_WITHIN_MS, `Writes came back after ${recovery.toFixed(0)} ms`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};

export const diskFullFiles: Scenario = {
  name: 'disk-full-files',
  done: "the disk of the product's files, its log among them, is full for 6 s; the database has another one",
  expected: 'orders and payments go on, the log says on stderr that it fails, mails are sent once there is room',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const dataDir = await mountSmallDisk(machine, closers, 64);
      const stage = await openStage(machine, closers, { env: { DATA_DIR: dataDir, LOG_LEVEL: 'info' } });
      let paidMeanwhile = 0;
      const countPaid = (orders: Iterable<{ paid: boolean }>) => [...orders].filter(({ paid }) => paid).length;
      const { traffic, refused } = await underTraffic(stage, async ({ record }) => {
        const filled = await fillDisk(dataDir, { perSecond: 200 });
        const before = countPaid(record.orders.values());
        await pause(FULL_MS);
        paidMeanwhile = countPaid(record.orders.values()) - before;
        await filled.free();
      });
      const said = stage.product().readErrors().trim();
      const broken = await stage.findBroken(traffic);
      const database = await stage.openDatabase();
      let unsent = await database.countUnsentMails();
      for (let wait = 0; unsent > 0 && wait < 100; wait += 1) {
        await pause(200);
        unsent = await database.countUnsentMails();
      }
      await database.close();
      return {
        measured: `${paidMeanwhile} payments meanwhile, ${refused} refusals; stderr: ${path.basename(said.split('\n')[0] ?? '')}; ${unsent} mails left`,
        broken: [
          ...expectThat(paidMeanwhile > 0, 'No payment was possible meanwhile'),
          ...expectThat(refused === 0, `${refused} calls were refused`),
          ...expectThat(said !== '', 'stderr has no line about the log'),
          ...expectThat(unsent === 0, `${unsent} mails were not sent`),
          ...broken,
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
