import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildBundle } from '../bundle.ts';
import { spawnServer } from './spawn-server.ts';

export type ServerProcess = {
  url: string;
  /** `kill -9`: no request is finished. */
  kill(): Promise<void>;
};

/** Starts the server on a free port, without the web app, which may not be built. */
export async function startServer(
  env: Record<string, string>,
  { onSpawn }: { onSpawn?: (pid: number) => void } = {},
): Promise<ServerProcess> {
  const main = await buildBundle('test/kill/serve-api.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'wideload-killed-'));
  const { url, child, ended } = await spawnServer({
    args: [main],
    cwd: dataDir,
    env: { DATA_DIR: dataDir, PORT: '0', ...env },
    onSpawn,
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
