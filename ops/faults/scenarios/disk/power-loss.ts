import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createClosers } from '../../machine/closers.ts';
import { mountImageDisk } from '../../machine/mounts.ts';
import { run } from '../../machine/run-program.ts';
import type { Scenario } from '../../scenario.ts';
import { openStage } from '../../stage.ts';
import { underTraffic } from '../under-traffic.ts';

const DISK_MB = 1024;

export const powerLoss: Scenario = {
  name: 'power-loss',
  done: 'all processes stopped at one moment, everything that was not flushed to the disk thrown away, the machine started again',
  expected: 'the file system and the database recover, nothing acknowledged is lost or doubled',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const disk = await mountImageDisk(machine, closers, DISK_MB);
      const server = await machine.copyDatabase(closers, { parent: disk.folder });
      // The copy is as old as the machine: what traffic writes is all that may be lost.
      await run('sync', ['-f', disk.folder]);
      const dataDir = path.join(disk.folder, 'files');
      mkdirSync(dataDir);
      const stage = await openStage(machine, closers, { server, env: { DATA_DIR: dataDir } });
      const { traffic, summary } = await underTraffic(
        stage,
        async () => {
          stage.product().signal('SIGSTOP');
          server.freeze();
          await disk.losePower(async () => {
            await Promise.all([stage.product().kill(), server.kill()]);
          });
          await server.start();
          await stage.start();
        },
        { paid: 20 },
      );
      const recovered = server.readLog().includes('database system was not properly shut down');
      return {
        measured: summary,
        broken: [
          ...(recovered ? [] : ['The database did not recover, so that no power was lost']),
          ...(await stage.findBroken(traffic)),
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
