// The built product with a temporary database.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { spawnServer } from '@wideload/api/test/kill/spawn-server.ts';
import { root } from '../../../scripts/child.mjs';
import { freePort } from '../../../scripts/free-port.mjs';

/** The program of the product, after `node`. */
const built = [path.join(root, 'apps/api/dist/main.js')];

/** Pages of 50 rows need them. */
export const GENERATED_ORDERS = 200;

type Wanted = { orders: number; program?: readonly string[] };

export type Product = { origin: string; stop: () => Promise<void> };

/** With the demo data and `orders` generated orders. `program` is there instead of this build's. */
export async function startProduct({ orders, program = built }: Wanted): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-browser-'));
  // Root runs the database as another user, who needs access.
  chmodSync(dataDir, 0o711);
  const port = String(await freePort());
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn', PORT: port };
  if (orders > 0)
    await promisify(execFile)(process.execPath, [...program, 'seed', '--orders', String(orders)], {
      env: { PATH: process.env['PATH'], ...env },
    });
  const server = await spawnServer({ args: [...program, 'serve'], cwd: root, env });
  return {
    // A secure context, as the cookie of the session needs it.
    origin: `http://localhost:${port}`,
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
