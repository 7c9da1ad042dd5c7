// The start of the built product on its included database, from the command to the first answer: on an empty data folder, and again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../../../scripts/child.mjs';
import { measureEmptyProgram } from '../../../scripts/empty-program.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';

const MAIN = path.join(root, 'apps/api/dist/main.js');
const ROUNDS = 3;
const NEXT_STARTS = 3;

type Start = { ms: number; phases: string };

async function measureStart(dataDir: string): Promise<Start> {
  const port = String(await freePort());
  const begin = performance.now();
  const child = spawn(process.execPath, [MAIN, 'serve'], {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let phases = '';
  for await (const line of createInterface({ input: child.stdout })) {
    phases = /^Started in [\d.]+ s: (.*)\. Stop/.exec(line)?.[1] ?? '';
    if (phases !== '') break;
  }
  child.stdout.resume();
  if (phases === '') throw new Error(`The server ended with ${child.exitCode}.`);
  // Not asked before: polling would share the processor with the start.
  const { ok } = await fetch(`http://127.0.0.1:${port}/`);
  const ms = performance.now() - begin;
  if (!ok) throw new Error('The first answer is not the landing page.');
  child.kill('SIGTERM');
  await ended;
  return { ms, phases };
}

const [empty, first, next]: [number[], Start[], Start[]] = [[], [], []];
for (let round = 0; round < ROUNDS; round += 1) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-start-'));
  // Root runs the database as another user, who needs access.
  chmodSync(dataDir, 0o711);
  try {
    empty.push(measureEmptyProgram());
    first.push(await measureStart(dataDir));
    for (let again = 0; again < NEXT_STARTS; again += 1) {
      empty.push(measureEmptyProgram());
      next.push(await measureStart(dataDir));
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** On a quiet machine Node.js starts in 42 ms: the budgets are 2 s and 0.5 s there. */
function reportStarts(what: string, starts: readonly Start[], atMost: number): void {
  const [emptyMs, ms] = [computeMedian(empty), computeMedian(starts.map((start) => start.ms))];
  const { phases = '' } = starts.find((start) => start.ms === ms) ?? {};
  const figures = `${(ms / 1000).toFixed(2)} s to ${emptyMs.toFixed(0)} ms: ${phases}`;
  report({ what, against: 'an empty program of Node.js', ratio: ms / emptyMs, atMost, figures });
}

reportStarts('first start, to the first answer', first, 48);
reportStarts('next start, to the first answer', next, 12);
