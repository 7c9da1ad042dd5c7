/** What the person at the terminal reads; everything for machines goes to the log. */
export type Terminal = {
  say(sentence: string): void;
  /** Runs one step of the start and remembers how long it took. */
  phase<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** `database 0.52 s, migrations 0.11 s`. */
  phases(): string;
  /** Seconds since the terminal was opened, as `0.48`. */
  seconds(): string;
};

/** @param isQuiet in production nobody reads along, and standard output belongs to the log. */
export function openTerminal({ isQuiet }: { isQuiet: boolean }): Terminal {
  const finished: string[] = [];
  const opened = performance.now();
  const since = (begin: number) => ((performance.now() - begin) / 1000).toFixed(2);
  return {
    say(sentence) {
      if (!isQuiet) process.stdout.write(`${sentence}\n`);
    },
    async phase(name, work) {
      const begin = performance.now();
      const result = await work();
      finished.push(`${name} ${since(begin)} s`);
      return result;
    },
    phases: () => finished.join(', '),
    seconds: () => since(opened),
  };
}
