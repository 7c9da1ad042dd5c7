import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnServer } from '@wideload/api/test/kill/spawn-server.ts';
import { freePort } from '../../../scripts/free-port.mjs';
import { readProcessorTimeWithEnded } from '../growth/processor-time.ts';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import { toProgram, type Build, type Pair } from './build.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

/** From an empty folder to the first page, in ms of the processor, with the included database and all that it starts. */
async function measureFirstStart(build: Build): Promise<number> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-first-'));
  // Root runs the database as another user, who needs access.
  chmodSync(dataDir, 0o711);
  const env = { NODE_ENV: 'test', DATA_DIR: dataDir, PORT: String(await freePort()) };
  const server = await spawnServer({ args: [...toProgram(build), 'serve'], cwd: build.root, env });
  try {
    const { ok } = await fetch(`${server.url}/`);
    if (!ok) throw new Error('The first answer is not the landing page.');
    return readProcessorTimeWithEnded(server.child.pid ?? 0);
  } finally {
    server.child.kill('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function compareFirstStarts([before, after]: Pair): Promise<void> {
  const rounds: { old: number; next: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ old: await measureFirstStart(before), next: await measureFirstStart(after) });
  const median = (pick: (round: (typeof rounds)[number]) => number) => computeMedian(rounds.map(pick));
  report({
    what: 'first start from an empty folder, processor time',
    against: before.name,
    ratio: median(({ old, next }) => next / old),
    atMost: 0.8,
    figures: `${(median(({ next }) => next) / 1000).toFixed(2)} to ${(median(({ old }) => old) / 1000).toFixed(2)} s`,
  });
}
