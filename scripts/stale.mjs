// A build is stale if the content of its sources has changed, whatever their times.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './child.mjs';

const skipped = new Set(['node_modules', 'dist', 'dist-site', 'coverage', 'test', '.vite']);
const isTest = (name) => /\.(?:test|bench|fixture|test-support)\.tsx?$/.test(name);

function listFilesAt(at) {
  const full = path.join(root, at);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [at];
  const entries = readdirSync(full, { withFileTypes: true }).filter(({ name }) => !skipped.has(name) && !isTest(name));
  return entries.flatMap(({ name }) => listFilesAt(path.join(at, name)));
}

/** Hashes contents and paths. */
export function computeSourceHash(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(listFilesAt).toSorted())
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

const toStampPath = (name) => path.join(root, '.cache', 'built', name);

/** `built` is a file that must exist, so that a deleted build is built again. */
export function isFresh(name, { built, sources }) {
  const stamp = toStampPath(name);
  return (
    existsSync(path.join(root, built)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === computeSourceHash(sources)
  );
}

export function markFresh(name, hash) {
  mkdirSync(path.dirname(toStampPath(name)), { recursive: true });
  writeFileSync(toStampPath(name), hash);
}
