import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts } from '@wideload/api/src/seed/demo-accounts.ts';
import { createClosers } from '../../machine/closers.ts';
import { asSql, openStandby } from '../../machine/standby.ts';
import type { Postgres } from '../../machine/postgres.ts';
import type { Scenario } from '../../scenario.ts';
import { openStage } from '../../stage.ts';
import { signIn, type Client } from '../../traffic/client.ts';
import { expectThat, underTraffic } from '../under-traffic.ts';

const READS_MS = 4000;
const FIGURES = '/permits/admin/statistics?window=year&timeZone=UTC';

/** Figures of the dashboard, as fast as they come. @returns what was answered */
async function readFigures(client: Client): Promise<number[]> {
  const statuses: number[] = [];
  const until = performance.now() + READS_MS;
  while (performance.now() < until) statuses.push((await client.call('GET', FIGURES)).status);
  return statuses;
}

/** Transactions that read the standby since its start, those of the product. */
async function countReads(standby: Postgres): Promise<number> {
  const { stdout } = await asSql(standby, `SELECT xact_commit FROM pg_stat_database WHERE datname = 'wideload'`);
  return Number(stdout.trim());
}

/** `DATABASE_READ_URL` with streaming replication: the standby is asked, killed, and asked again. */
export const standbyKilled: Scenario = {
  name: 'standby-killed',
  done: 'the streaming standby of `DATABASE_READ_URL` killed by kill -9 while the dashboard is read, and started again',
  expected:
    'figures come from the standby, then from the primary, then from the standby again; none is refused, writes go on',
  isQuick: false,
  async run(machine) {
    const closers = createClosers();
    try {
      const primary = await machine.copyDatabase(closers);
      await primary.start();
      const { standby } = await openStandby(machine, closers, primary, { waits: false });
      const stage = await openStage(machine, closers, { server: primary, env: { DATABASE_READ_URL: standby.url } });
      const [, admin] = demoAccounts;
      const client = await signIn(() => stage.url, admin);
      const answers: number[][] = [];
      const read: number[] = [];
      const { traffic, refused, summary } = await underTraffic(stage, async () => {
        const before = await countReads(standby);
        answers.push(await readFigures(client));
        read.push((await countReads(standby)) - before);
        const readingMeanwhile = readFigures(client);
        await pause(READS_MS / 4);
        await standby.kill();
        answers.push(await readingMeanwhile);
        await standby.start();
        // A standby that was away is left alone for ten seconds.
        await pause(11_000);
        const again = await countReads(standby);
        answers.push(await readFigures(client));
        read.push((await countReads(standby)) - again);
      });
      const failed = answers.flat().filter((status) => status !== 200);
      return {
        measured: `${answers.map(({ length }) => length).join(', ')} figures read with the standby, while it was killed, after it came back, ${failed.length} of them refused; ${read.join(', ')} transactions on the standby before and after; ${summary}`,
        broken: [
          ...expectThat(failed.length === 0, `Figures answered ${failed.join(', ')}`),
          ...read.flatMap((count, index) =>
            expectThat(count > (answers[index * 2]?.length ?? 0), `The standby was not asked (${count} transactions)`),
          ),
          ...expectThat(refused === 0, `${refused} calls were refused`),
          ...(await stage.findBroken(traffic)),
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
