import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '#clock.ts';

/** Output for people; output for machines goes to the log. */
export type Terminal = {
  say(sentence: string): void;
  /** Records the time; a long step prints a line every 10 seconds. */
  phase<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** `database 0.52 s, migrations 0.11 s` */
  phases(): string;
  seconds(): string;
};

export const writeError = (sentence: string) => void process.stderr.write(`${sentence}\n`);

const ALIVE_EVERY_MS = 10 * SECOND;

/** `isQuiet` in production: standard output belongs to the log. */
export function openTerminal({ isQuiet }: { isQuiet: boolean }): Terminal {
  const finished: string[] = [];
  const opened = performance.now();
  const since = (begin: number) => ((performance.now() - begin) / 1000).toFixed(2);
  function say(sentence: string): void {
    if (!isQuiet) process.stdout.write(`${sentence}\n`);
  }
  return {
    say,
    async phase(name, work) {
      const begin = performance.now();
      const alive = setInterval(() => say(`  ${name} … ${since(begin)} s`), ALIVE_EVERY_MS);
      try {
        const result = await work();
        finished.push(`${name} ${since(begin)} s`);
        return result;
      } finally {
        clearInterval(alive);
      }
    },
    phases: () => finished.join(', '),
    seconds: () => since(opened),
  };
}

/** The reader of the output may exit before the server: the other side of a pipe, or a journal that restarts. */
export function ignoreClosedOutput(log: FastifyBaseLogger): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (err) => log.warn({ event: 'output.closed', err }));
}
