import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** In strings, templates and expressions of a script the escape is the same character. */
function toAscii(code, file) {
  if (/String\.raw`[^`]*[^\0-\x7f]/.test(code)) throw new Error(`${file}: a raw template has to be ASCII.`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes the files of a bundle in ASCII, which Node.js reads three times as fast as UTF-8. */
export function writeAscii(folder) {
  for (const name of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.cjs'))) {
    const file = path.join(folder, name);
    writeFileSync(file, toAscii(readFileSync(file, 'utf8'), file));
  }
}
