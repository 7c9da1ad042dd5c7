// Runs the built server once, so that the first start finds its code compiled. Node.js keeps that for the options of `npm start`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { targets } from './build-targets.mjs';
import { root } from './child.mjs';

function readOptions() {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return scripts.start.split(' ').filter((word) => word.startsWith('--'));
}

/** Code of builds before this one goes. Without any a start is slower and nothing else. */
export function compileAhead() {
  rmSync(path.join(root, '.cache/compile-cache'), { recursive: true, force: true });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-compile-'));
  try {
    const { PATH, TMPDIR, TEMP, SystemRoot } = process.env;
    const set = Object.entries({ PATH, TMPDIR, TEMP, SystemRoot, DATA_DIR: dataDir }).filter(([, value]) => value);
    const args = [...readOptions(), path.join(root, targets.server.built), 'compile'];
    const { status, stderr } = spawnSync(process.execPath, args, { env: Object.fromEntries(set), encoding: 'utf8' });
    if (status !== 0) console.warn(`The code was not compiled ahead: ${stderr}`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) compileAhead();
