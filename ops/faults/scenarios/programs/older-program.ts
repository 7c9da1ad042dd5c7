import { startCommand } from '../../machine/product.ts';
import type { Scenario } from '../../scenario.ts';
import { onStage } from '../../stage.ts';
import { expectThat } from '../under-traffic.ts';

const NEWER = '9999_of_a_newer_release';
const SENTENCE = /migrated by a newer release \(9999_of_a_newer_release\)/;

export const olderProgram: Scenario = {
  name: 'older-program',
  done: 'a newer release migrates the database under a running server, then the older one is started, and told to migrate',
  expected: 'the running one goes on, each start ends with a sentence and an exit code, and nothing is changed',
  isQuick: true,
  run: (machine) =>
    onStage(machine, {}, async (stage) => {
      const database = await stage.openDatabase();
      const settings = { DATABASE_URL: stage.server.url, DATA_DIR: stage.dataDir, PORT: '0' };
      const countMigrations = async () => {
        const { rows } = await database.query('SELECT name FROM schema_migrations');
        return rows.length;
      };
      try {
        await database.query('INSERT INTO schema_migrations (name, timestamp) VALUES ($1, $2)', [NEWER, '2099-01-01']);
        const before = await countMigrations();
        const traffic = await stage.startTraffic();
        await traffic.waitForPaid(3);
        await traffic.stop();
        const ends = [];
        for (const command of ['serve', 'migrate']) ends.push(await startCommand(command, settings).ended);
        const changed = (await countMigrations()) - before;
        await database.query('DELETE FROM schema_migrations WHERE name = $1', [NEWER]);
        return {
          measured: `${traffic.record.orders.size} orders on the running one; the starts ended with ${ends.map(({ code }) => code).join(' and ')}: ${ends[0]?.output.trim().split('\n')[0] ?? ''}`,
          broken: [
            ...ends.flatMap(({ code, output }) =>
              expectThat(code === 1 && SENTENCE.test(output), `A start ended with ${code}: ${output}`),
            ),
            ...expectThat(changed === 0, `${changed} migrations were applied`),
            ...(await stage.findBroken(traffic)),
          ],
        };
      } finally {
        await database.close();
      }
    }),
};
