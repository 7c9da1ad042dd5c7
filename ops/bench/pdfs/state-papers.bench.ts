// Reading and joining the PDFs of states, beside another build of the product: WIDELOAD_BASE names its folder, as the README says.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drawFacts } from '@wideload/api/test/pdfs/paper-facts.ts';
import { printTenPages } from '@wideload/api/test/pdfs/ten-pages.ts';
import { root, tool } from '../../../scripts/child.mjs';
import { computeMedian } from '../measure.ts';
import { report } from '../report.ts';
import type { Cost } from './host.ts';

const TURNS = 5;
const shared = path.join(root, 'apps/api/test/pdfs/state-pdfs');
const base = process.env['WIDELOAD_BASE'];

type Work = { kind: 'read' | 'join'; folder: string; rounds: number };

function measure(build: string, { kind, folder, rounds }: Work): Cost {
  const [tsx = '', ...args] = tool('tsx', path.join(root, 'ops/bench/pdfs/host.ts'));
  const given = [build, kind, folder, String(rounds)];
  // Cast: `host.ts` writes it.
  return JSON.parse(execFileSync(tsx, [...args, ...given], { encoding: 'utf8' })) as Cost;
}

const takeMedian = (costs: readonly Cost[]): Cost => ({
  ms: computeMedian(costs.map(({ ms }) => ms)),
  peakMb: computeMedian(costs.map(({ peakMb }) => peakMb)),
  ownMb: computeMedian(costs.map(({ ownMb }) => ownMb)),
  sharedMb: computeMedian(costs.map(({ sharedMb }) => sharedMb)),
  waitMs: computeMedian(costs.map(({ waitMs }) => waitMs)),
});

/** In turns, each in processes of its own. */
function measureBoth(other: string, work: Work): [Cost, Cost] {
  const costs: [Cost[], Cost[]] = [[], []];
  for (let turn = 0; turn < TURNS; turn += 1) {
    costs[0].push(measure(root, work));
    costs[1].push(measure(other, work));
  }
  return [takeMedian(costs[0]), takeMedian(costs[1])];
}

function compare(other: string, what: string, work: Work): void {
  const [own, its] = measureBoth(other, work);
  report({
    what: `processor time: ${what}`,
    against: 'the other build',
    ratio: own.ms / its.ms,
    atMost: 0.5,
    figures: `${own.ms.toFixed(1)} to ${its.ms.toFixed(1)} ms a paper`,
  });
  report({
    what: `peak memory: ${what}`,
    against: 'the other build',
    ratio: own.peakMb / its.peakMb,
    atMost: 0.7,
    figures: `${own.peakMb.toFixed(0)} to ${its.peakMb.toFixed(0)} MB above the idle server, and ${own.sharedMb.toFixed(0)} to ${its.sharedMb.toFixed(0)} MB shared with it`,
  });
}

const ten = mkdtempSync(path.join(tmpdir(), 'wideload-papers-'));
try {
  writeFileSync(path.join(ten, 'ten-pages.pdf'), await printTenPages(drawFacts(1)));
  if (base !== undefined) {
    compare(base, 'a paper of ten pages, again and again', { kind: 'read', folder: ten, rounds: 20 });
    compare(base, 'all shared papers, with the start', { kind: 'read', folder: shared, rounds: 1 });
  }
  const joined = measure(root, { kind: 'join', folder: shared, rounds: 1 });
  const budgets = [
    ['peak memory of thirty permits joined', joined.peakMb, 150, 'MB above the idle server'],
    ['the server’s own part of it', joined.ownMb, 30, 'MB above the idle server'],
    ['how long others wait meanwhile', joined.waitMs, 300, 'ms, p99'],
  ] as const;
  for (const [what, amount, most, unit] of budgets)
    report({
      what,
      against: `${most} ${unit}`,
      ratio: amount / most,
      atMost: 1,
      figures: `${amount.toFixed(0)} ${unit}`,
    });
} finally {
  rmSync(ten, { recursive: true, force: true });
}
