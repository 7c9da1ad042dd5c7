import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Closers } from './closers.ts';
import { run } from './run-program.ts';
import type { Machine } from './machine.ts';
import { openPostgres, type Postgres } from './postgres.ts';

const getSockets = ({ url }: Postgres) => new URL(url).searchParams.get('host') ?? '';

export const asSql = (server: Postgres, statement: string) =>
  run('psql', ['-h', getSockets(server), '-U', 'wideload', '-d', 'wideload', '-Atqc', statement], { cwd: '/' });

/** A running copy that follows `primary`, which from then on waits for it at each commit unless `waits` is false. */
export async function openStandby(
  { bin, user, makeFolder }: Machine,
  closers: Closers,
  primary: Postgres,
  { waits = true } = {},
) {
  const folder = makeFolder(closers);
  const [data, sockets] = [path.join(folder, 'data'), path.join(folder, 's')];
  for (const made of [data, sockets]) {
    mkdirSync(made);
    if (user.uid !== undefined && user.gid !== undefined) chownSync(made, user.uid, user.gid);
    chmodSync(made, 0o700);
  }
  const from = ['-h', getSockets(primary), '-U', 'wideload'];
  await run(path.join(bin, 'pg_basebackup'), [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast'], {
    cwd: '/',
    ...user,
  });
  const standby = openPostgres({ bin, user, data, sockets });
  closers.add(() => standby.kill());
  await standby.start();
  if (waits) {
    await asSql(primary, `ALTER SYSTEM SET synchronous_standby_names = '*'`);
    await asSql(primary, 'SELECT pg_reload_conf()');
  }
  const state = waits ? 'sync' : 'async';
  for (;;) {
    const { stdout } = await asSql(primary, `SELECT count(*) FROM pg_stat_replication WHERE sync_state = '${state}'`);
    if (stdout.trim() === '1') break;
    await pause(50);
  }
  return {
    url: standby.url,
    standby,
    async promote(): Promise<void> {
      await asSql(standby, `ALTER SYSTEM RESET synchronous_standby_names`);
      await asSql(standby, 'SELECT pg_promote()');
    },
  };
}
