// Runs other programs, with or without their output.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** The npm that started this process, else the one in the PATH. */
export function npm(...args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return [process.execPath, cli, ...args];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...args];
}

/**
 * For the `env` of `run`: without what `npm run` tells its children. Among it are the settings of this machine's npm, which node-gyp
 * puts above its own arguments.
 */
export const withoutNpm = () =>
  Object.fromEntries(Object.keys(process.env).flatMap((name) => (name.startsWith('npm_') ? [[name, undefined]] : [])));

/** An executable of node_modules. */
export function tool(name, ...args) {
  return [path.join(root, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name), ...args];
}

/**
 * `env` extends the environment (undefined removes a variable); `quiet` captures the output instead of printing it.
 * @returns {Promise<{ code: number, output: string }>}
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
