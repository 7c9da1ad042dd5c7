import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const keeper = fileURLToPath(new URL('keep-bytecode.mjs', import.meta.url));

/** In strings, templates and expressions of a script the escape is the same character. */
function toAscii(code, file) {
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(code)) throw new Error(`${file}: a raw template has to be ASCII.`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** V8 keeps no way to `import()` with bytecode. A method may have that name. */
function refuseImports(code, file) {
  const [found] = code.match(/(?<![.\w$])import\s*\(\s*[^)\s]+\s*\)(?!\s*\{)/) ?? [];
  if (found !== undefined) throw new Error(`${file}: ${found} does not work in a bundle with bytecode.`);
}

/** Makes a CommonJS bundle quick to load: its files ASCII, and their bytecode beside them. @param args with which it ends by itself */
export function finishBundle(folder, first, args = []) {
  for (const name of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.cjs'))) {
    const file = path.join(folder, name);
    const code = readFileSync(file, 'utf8');
    refuseImports(code, file);
    writeFileSync(file, toAscii(code, file));
  }
  const dataDir = mkdtempSync(path.join(tmpdir(), 'wideload-build-'));
  try {
    execFileSync(process.execPath, ['--import', 'tsx', keeper, path.join(folder, first), ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
