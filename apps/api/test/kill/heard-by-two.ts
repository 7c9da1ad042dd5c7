/** Two server processes on one database: what one does to a session counts in the other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#clock.ts';
import { aUser } from '../factories/user-factories.ts';
import { startWorld, type World } from '../world.ts';
import { PATIENCE } from './kill-stage.ts';
import type { Through } from './kill-world.ts';
import { startServer, type ServerProcess } from './server-process.ts';

const TOKEN_SECRET = 'a secret that both servers and the test share';

type ReceiverLoad = {
  listeners: number;
  /** Of the other server, until it refuses. */
  mostRequests: number;
};

export function testChangeReceivedByTwo(through: Through, { listeners, mostRequests }: ReceiverLoad): void {
  let world: World;
  let one: ServerProcess;
  let two: ServerProcess;
  let address: Awaited<ReturnType<Through>>;

  beforeAll(async () => {
    world = await startWorld({ env: { TOKEN_SECRET }, deps: { clock: systemClock } });
    address = await through(world.database.url);
    // A database without an account would be filled with demo data.
    await aUser(world);
    const settings = {
      NODE_ENV: 'test',
      DATABASE_URL: address.url,
      TOKEN_SECRET,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    };
    [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
  }, PATIENCE);
  afterAll(async () => {
    await Promise.all([one.kill(), two.kill()]);
    await address.close();
    await world.close();
  });

  const call = (server: ServerProcess, token: string, method = 'GET', path = '/users/') =>
    fetch(`${server.url}/api${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  const readStatus = async (server: ServerProcess, token: string) => (await call(server, token)).status;

  async function countListeners(): Promise<number> {
    const { rowCount } = await world.database.pool.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'wideload changes'`,
    );
    return rowCount ?? 0;
  }

  async function countUntilRefused(server: ServerProcess, token: string): Promise<number> {
    for (let count = 1; ; count += 1) if ((await readStatus(server, token)) === 401) return count;
  }

  test('a session that one server ends is refused by it at once, and by the other as soon as it can know', async () => {
    await expect.poll(countListeners, { timeout: PATIENCE }).toBeGreaterThanOrEqual(listeners);
    const { token, id } = await aUser(world);
    for (const server of [one, two, one, two]) expect(await readStatus(server, token)).toBe(200);
    const { rows } = await world.database.pool.query<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [
      id,
    ]);
    expect((await call(one, token, 'DELETE', `/users/sessions/${rows[0]?.id}`)).status).toBe(200);
    expect(await readStatus(one, token)).toBe(401);
    expect(await countUntilRefused(two, token)).toBeLessThanOrEqual(mostRequests);
  });
}
