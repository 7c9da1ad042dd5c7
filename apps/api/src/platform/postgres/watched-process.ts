import { spawn, type ChildProcess } from 'node:child_process';
import type { Binaries } from './binaries.ts';
import type { DataRoot } from './data-root.ts';

/** A shell at the other end of a pipe interrupts the program when this process ends, even after `kill -9`. */
export type WatchedProcess = {
  readonly pid: number;
  readonly ended: Promise<string>;
  lastLines(): string;
  onLine(listener: (line: string) => void): void;
  stop(): Promise<void>;
};

const INSIST_AFTER_MS = 10_000;
const LINES_KEPT = 15;

// The watcher is reparented to init and the shell becomes the program, so the program is our direct child.
const POSIX_WATCHER = '( ( read -r _; kill -INT $$ ) <&3 >/dev/null 2>&1 & ) 3<&0; exec "$@" </dev/null';

const WINDOWS_WATCHER = `
  const { spawn, spawnSync } = require('node:child_process');
  const [stop, program, ...args] = process.argv.slice(1);
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  child.on('exit', (code) => process.exit(code ?? 1));
  process.stdin.on('end', () => spawnSync(stop, ['stop', '-m', 'fast', '-D', args[args.indexOf('-D') + 1]])).resume();
`;

function launch(at: DataRoot, binaries: Binaries, command: readonly [string, ...string[]]): ChildProcess {
  const isWindows = process.platform === 'win32';
  const program = isWindows ? process.execPath : '/bin/sh';
  const watcher = isWindows ? ['-e', WINDOWS_WATCHER, binaries.pgCtl] : ['-c', POSIX_WATCHER, 'sh'];
  return spawn(program, [...watcher, ...command], {
    cwd: at.root,
    env: binaries.env,
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl+C in the terminal is for us; we stop the server when our own work is done.
    detached: !isWindows,
    windowsHide: true,
    ...(at.user === null ? {} : { uid: at.user.uid, gid: at.user.gid }),
  });
}

function readLines(child: ChildProcess, take: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (part: string) => {
      const lines = (rest + part).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  }
}

export function startWatched(
  at: DataRoot,
  binaries: Binaries,
  command: readonly [string, ...string[]],
): WatchedProcess {
  const child = launch(at, binaries, command);
  const kept: string[] = [];
  const listeners: ((line: string) => void)[] = [];
  readLines(child, (line) => {
    kept.push(line);
    if (kept.length > LINES_KEPT) kept.shift();
    for (const listener of listeners) listener(line);
  });
  // Writing to a program that has ended fails; `ended` reports that.
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<string>((resolve, reject) => {
    child.once('error', reject);
    // 'close' comes after the last line was read, 'exit' may come before.
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return {
    pid: child.pid ?? 0,
    ended,
    lastLines: () => kept.join('\n'),
    onLine: (listener) => listeners.push(listener),
    async stop() {
      child.stdin?.end();
      const insist = setTimeout(() => child.kill('SIGQUIT'), INSIST_AFTER_MS);
      await ended;
      clearTimeout(insist);
    },
  };
}
