// npm run dev: the server restarts and the pages reload as the code changes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root, tool } from './child.mjs';
import { freePort } from './free-port.mjs';
import { checkNode, install } from './install.mjs';
import { main } from './phases.mjs';

/** The server's own output names the port that only Vite uses, so this follows it. */
async function printWhenReady(api, port) {
  const isReady = () =>
    fetch(`http://127.0.0.1:${api}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(100);
  console.log(`\nReloading as the code changes: http://localhost:${port}\n`);
}

await main(async () => {
  checkNode();
  await install();
  const host = process.env.HOST ?? '127.0.0.1';
  const port = Number(process.env.PORT ?? 3000);
  const api = await freePort();
  const env = {
    ...process.env,
    PORT: String(api),
    HOST: '127.0.0.1',
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
  const [program, ...args] = tool('tsx', 'watch', '--clear-screen=false', 'apps/api/src/main.ts', 'serve');
  const server = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });

  process.env.API_ORIGIN = `http://127.0.0.1:${api}`;
  const { createServer: createVite } = await import('vite');
  const web = path.join(root, 'apps/web');
  const vite = await createVite({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    server: { host, port, strictPort: true },
  });
  await vite.listen();
  void printWhenReady(api, port);

  const stop = async (signal) => {
    server.kill(signal);
    await vite.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop(signal));
  server.once('exit', (code) => void vite.close().then(() => process.exit(code ?? 0)));
});
