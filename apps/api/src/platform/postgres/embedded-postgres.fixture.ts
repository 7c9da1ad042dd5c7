// Process that the tests kill: owns an embedded server, reports the rows it finds, then inserts rows and reports each acknowledged one.
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

const [, , dataDir = '', template] = process.argv;
const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: true,
    ...(template !== undefined && { template }),
    log: say,
    onCrash: say,
    onExit: () => process.exit(1),
  });
  const client = new pg.Client({ connectionString: server.connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS acknowledged (id integer PRIMARY KEY)');
  const { rows } = await client.query<{ id: number }>('SELECT id FROM acknowledged ORDER BY id');
  say(`found ${JSON.stringify(rows.map(({ id }) => id))}`);
  for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id += 1) {
    await client.query('INSERT INTO acknowledged VALUES ($1)', [id]);
    say(`acknowledged ${id}`);
  }
}

run().catch((error: unknown) => {
  say(`failed ${String(error)}`);
  process.exit(1);
});
