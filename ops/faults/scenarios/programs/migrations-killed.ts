import { setTimeout as pause } from 'node:timers/promises';
import path from 'node:path';
import { createClosers } from '../../machine/closers.ts';
import type { Machine } from '../../machine/machine.ts';
import type { Postgres } from '../../machine/postgres.ts';
import { startCommand } from '../../machine/product.ts';
import { run } from '../../machine/run-program.ts';
import type { Scenario } from '../../scenario.ts';
import { expectThat } from '../under-traffic.ts';

const ALL = 25;
const QUICK = 3;
/** A run that ended before its kill is no kill: how many runs each wanted kill may take. */
const RUNS_PER_KILL = 4;

/** Every table, column, constraint, index, trigger and function, and the names of the migrations. */
async function dumpSchema({ bin }: Machine, { url }: Postgres): Promise<string> {
  const { stdout } = await run(path.join(bin, 'pg_dump'), ['--schema-only', '--no-owner', '-d', url], {
    cwd: '/',
    maxBuffer: 64 * 2 ** 20,
  });
  const ask = 'SELECT name FROM schema_migrations ORDER BY name';
  const { stdout: names } = await run(path.join(bin, 'psql'), ['-d', url, '-Atc', ask]);
  // Newer minor versions protect a dump by a random word.
  return `${stdout.replaceAll(/^\\(?:un)?restrict .*$/gm, '')}\n${names}`;
}

export const migrationsKilled: Scenario = {
  name: 'migrations-killed',
  done: `\`migrate\` on an empty database killed at ${ALL} random moments (in CI ${QUICK}), each time started again`,
  expected: 'the last start ends well, with the schema of a database that nothing disturbed',
  isQuick: true,
  async run(machine, { isQuick }) {
    const closers = createClosers();
    try {
      const dataDir = machine.makeFolder(closers);
      const start = ({ url }: Postgres) => startCommand('migrate', { DATABASE_URL: url, DATA_DIR: dataDir });
      const startEmpty = async () => {
        const server = await machine.copyEmpty(closers);
        await server.start();
        return server;
      };
      const calm = await startEmpty();
      const begin = performance.now();
      const whole = await start(calm).ended;
      let took = performance.now() - begin;
      let disturbed = await startEmpty();
      const wanted = isQuick ? QUICK : ALL;
      let killed = 0;
      for (let turn = 0; killed < wanted && turn < wanted * RUNS_PER_KILL; turn += 1) {
        const runBegin = performance.now();
        const command = start(disturbed);
        await Promise.race([pause(took * (0.2 + 0.8 * Math.random())), command.ended]);
        command.kill();
        if ((await command.ended).code === null) killed += 1;
        else {
          // The first run is the slowest: from now on kills fall within the time of this one, on a new database.
          took = performance.now() - runBegin;
          disturbed = await startEmpty();
        }
      }
      const last = await start(disturbed).ended;
      const isSame = (await dumpSchema(machine, disturbed)) === (await dumpSchema(machine, calm));
      return {
        measured: `${killed} of ${wanted} killed before their end, the last ended with ${last.code}; the schema is ${isSame ? 'the same' : 'another one'}`,
        broken: [
          ...expectThat(whole.code === 0, `The undisturbed run ended with ${whole.code}: ${whole.output}`),
          ...expectThat(last.code === 0, `The last run ended with ${last.code}: ${last.output}`),
          ...expectThat(killed === wanted, `Only ${killed} of ${wanted} kills came before the end of their run`),
          ...expectThat(isSame, 'The schemas differ'),
        ],
      };
    } finally {
      await closers.closeAll();
    }
  },
};
