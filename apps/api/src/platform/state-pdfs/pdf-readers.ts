import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#clock.ts';
import { Problem } from '#problem.ts';
import { createProcessPool, JobEnded } from '../workers/process-pool.ts';
import type { DrawnPdf, JoinedPermits, PdfJobReading, PdfJob, PdfJobResult, PermitFile } from './pdf-job.ts';

/** The build replaces this file with the process's bundle. */
const workerFile = new URL('./pdf.worker.mjs', import.meta.url);

/** A clerk's drop waits for no carrier's joined file. */
const atOnce = { read: 2, join: 1, draw: 1 };
const MEMORY_MB = 500;
/** Little of what the work makes is kept: a small space for new objects saves a fifth of the memory. */
const youngMb = { read: 8, join: 2, draw: 2 };
const patience = { read: 5 * SECOND, join: 15 * SECOND, draw: 15 * SECOND };

type Options = {
  log: FastifyBaseLogger;
  patienceMs?: number;
  file?: URL;
};

export type Papers = ReturnType<typeof createPdfReaders>;

/**
 * Reads, joins and draws PDFs in processes with a limit of memory and time. A file that needs more is `heavy`. Methods reject with Problem
 * `document.unavailable` when the work fails otherwise or there is too much of it.
 */
export function createPdfReaders({ log, patienceMs, file = workerFile }: Options) {
  const common = { log, file, name: 'papers', memoryMb: MEMORY_MB } as const;
  const pools = {
    read: createProcessPool<PdfJobResult>({ ...common, size: atOnce.read, youngMb: youngMb.read }),
    join: createProcessPool<PdfJobResult>({ ...common, size: atOnce.join, youngMb: youngMb.join }),
    draw: createProcessPool<PdfJobResult>({ ...common, size: atOnce.draw, youngMb: youngMb.draw }),
  };
  const ask = (job: PdfJob) => pools[job.kind].ask(job, patienceMs ?? patience[job.kind]);
  function refuseOther(): never {
    throw new Problem('document.unavailable', { cause: new Error('The process answered another job.') });
  }

  async function joinWithin(title: string, files: readonly PermitFile[]): Promise<JoinedPermits> {
    const answer = await ask({ kind: 'join', title, files });
    return 'joined' in answer ? answer.joined : refuseOther();
  }

  /** Which file is too heavy shows when each is tried alone. */
  async function markHeavy(title: string, files: readonly PermitFile[]): Promise<PermitFile[]> {
    const marked: PermitFile[] = [];
    for (const one of files) {
      const isHeavy = await joinWithin(title, [one]).then(() => false, isEnded);
      marked.push(isHeavy ? { ...one, bytes: null, because: 'heavy' } : one);
    }
    return marked;
  }

  return {
    async read(bytes: Uint8Array): Promise<PdfJobReading> {
      try {
        const answer = await ask({ kind: 'read', bytes });
        return 'reading' in answer ? answer.reading : refuseOther();
      } catch (error) {
        isEnded(error);
        return { ok: false, because: 'heavy' };
      }
    },
    async join(title: string, files: readonly PermitFile[]): Promise<JoinedPermits> {
      try {
        return await joinWithin(title, files);
      } catch (error) {
        isEnded(error);
        return joinWithin(title, await markHeavy(title, files)).catch(refuseEnded);
      }
    },
    /** A PDF that is too heavy has no pictures. */
    async draw(bytes: Uint8Array): Promise<DrawnPdf> {
      try {
        const answer = await ask({ kind: 'draw', bytes });
        return 'drawn' in answer ? answer.drawn : refuseOther();
      } catch (error) {
        isEnded(error);
        return { pages: [], count: 0 };
      }
    },
    countWaiting: () => Object.values(pools).reduce((sum, pool) => sum + pool.countWaiting(), 0),
    async close(): Promise<void> {
      await Promise.all(Object.values(pools).map((pool) => pool.close()));
    },
  };
}

/** @throws every other error */
function isEnded(error: unknown): true {
  if (error instanceof JobEnded) return true;
  throw error;
}

function refuseEnded(error: unknown): never {
  if (error instanceof JobEnded) throw new Problem('document.unavailable', { cause: error });
  throw error;
}
