// Other programs: run to their end, heard or silent.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** npm as this process was started with, else the one of the PATH. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return [process.execPath, cli, ...args];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
}

/** A program that a package of node_modules brings. */
export function tool(name, ...args) {
  return [path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name), ...args];
}

/**
 * Runs a program to its end.
 * @param options `env` is added to the environment (undefined takes away), `quiet` keeps the output to itself.
 * @returns {Promise<{ code: number, output: string }>} output only where it was kept.
 */
export function run([program, ...args], { env = {}, cwd = root, quiet = false, ...more } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...more,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part) => (output += part));
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
