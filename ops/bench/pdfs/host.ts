// A stand-in for the server of a build, which this process is told: reads and joins the papers of a folder as the product does, and says
// in JSON what that cost.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFamily } from '../../faults/machine/processes.ts';
import { readProcessorTime } from '../growth/processor-time.ts';

/**
 * `ms` of the processor for one paper, `peakMb` above the idle server, `ownMb` of them in the server itself, `sharedMb` more that other
 * processes show and share with the server, as the program of Node.js itself, `waitMs` of others (p99).
 */
export type Cost = { ms: number; peakMb: number; ownMb: number; sharedMb: number; waitMs: number };

type Papers = {
  read(bytes: Uint8Array): Promise<unknown>;
  join(title: string, files: readonly object[]): Promise<unknown>;
  close(): Promise<void>;
};
type Create = (options: { log: object; file: URL; patienceMs: number }) => Papers;

/** The files of a build and what they export, as they were named in the course of time. */
const names = [
  { source: 'src/platform/state-pdfs/pdf-readers.ts', create: 'createPdfReaders', bundle: 'dist/pdf.worker.js' },
  { source: 'src/platform/state-papers/papers.ts', create: 'createPapers', bundle: 'dist/papers.worker.js' },
] as const;

const [, , root = '', kind = '', folder = '', rounds = '1'] = process.argv;
const warmUp = 3;
const thirty = 30;

const place = (name: string) => pathToFileURL(path.join(root, 'apps/api', name));
const build = names.find(({ source }) => existsSync(place(source)));
if (build === undefined) throw new Error(`${root} is no build that this program knows.`);
// Cast: the same calls in each build.
const { [build.create]: create } = (await import(place(build.source).href)) as Record<string, Create>;
if (create === undefined) throw new Error(`${build.source} does not export ${build.create}.`);
const papers = create({ log: console, file: place(build.bundle), patienceMs: 60_000 });
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.pdf'))
  .map((name) => new Uint8Array(readFileSync(path.join(folder, name))));

async function readAll(): Promise<number> {
  for (const bytes of files) await papers.read(Uint8Array.from(bytes));
  return files.length;
}

async function joinThirty(): Promise<number> {
  const permits = Array.from({ length: thirty }, (_, index) => ({
    document: String(index),
    label: `Permit ${index}`,
    bytes: Uint8Array.from(files[index % files.length] ?? []),
  }));
  await papers.join('Permits', permits);
  return thirty;
}

/** In megabytes; the system notes the most that a process has had. */
function readMemory(pid: number, line: 'VmHWM' | 'VmRSS' | 'RssFile'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${line}:\\s*(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
}

const work = kind === 'join' ? joinThirty : readAll;
const others = monitorEventLoopDelay({ resolution: 5 });
const idleMb = readMemory(process.pid, 'VmRSS');
others.enable();
if (rounds !== '1') for (let round = 0; round < warmUp; round += 1) await work();
const before = rounds === '1' ? 0 : readProcessorTime([process.pid]);
const start = rounds === '1' ? process.cpuUsage() : { user: 0, system: 0 };
let count = 0;
for (let round = 0; round < Number(rounds); round += 1) count += await work();
const ms = readProcessorTime([process.pid]) - before - (start.user + start.system) / 1000;
const ownMb = readMemory(process.pid, 'VmHWM') - idleMb;
const started = listFamily(process.pid).filter((pid) => pid !== process.pid);
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const sharedMb = sum(started.map((pid) => readMemory(pid, 'RssFile')));
const peakMb = ownMb + sum(started.map((pid) => readMemory(pid, 'VmHWM'))) - sharedMb;
const cost: Cost = { ms: ms / count, peakMb, ownMb, sharedMb, waitMs: others.percentile(99) / 1e6 };
process.stdout.write(`${JSON.stringify(cost)}\n`);
await papers.close();
