// Reads the files of data/ and writes values as TypeScript.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** @param {string} path from the root of the package */
export const toTarget = (path) => new URL(path, root);

/** Null if there is no such file. Alaska, DC and Hawaii have no permit facts. */
export function readData(path) {
  const file = new URL(`data/${path}`, root);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** The codes of the states that have a file in a folder of data/. */
export function listCodes(folder) {
  return readdirSync(new URL(`data/${folder}/`, root))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .toSorted();
}

export const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`;

/** @param {number} depth how many levels of objects and lists get lines of their own; those inside take one line each */
export function toLiteral(value, depth, indent = '') {
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Object.entries(value).map(([key, inner]) => {
    const name = /^[a-z]\w*$/i.test(key) ? key : `'${key}'`;
    return `${Array.isArray(value) ? '' : `${name}: `}${toLiteral(inner, depth - 1, `${indent}  `)}`;
  });
  if (depth <= 0 || parts.length === 0)
    return open === '{' && parts.length > 0 ? `{ ${parts.join(', ')} }` : `${open}${parts.join(', ')}${close}`;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}
