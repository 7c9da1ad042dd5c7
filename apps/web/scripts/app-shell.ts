import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';

/** Each worker, with the document that it opens offline. */
const workers = { 'service-worker.js': '/app.html', 'packet-worker.js': '/packet.html' };
const PUBLIC_FILES = ['/theme.js', '/old-browser.js', '/favicon.svg', '/manifest.webmanifest'];
/** These are large and of use online only. The worker keeps them once they were used. */
const NOT_PRECACHED = /node_modules\/(?:leaflet|react-day-picker)\//;

function listChunks(bundle: Rollup.OutputBundle, entry: string): Rollup.OutputChunk[] {
  const seen = new Map<string, Rollup.OutputChunk>();
  const visit = (fileName: string) => {
    const file = bundle[fileName];
    if (file?.type !== 'chunk' || seen.has(fileName)) return;
    if (file.moduleIds.some((id) => NOT_PRECACHED.test(id))) return;
    seen.set(fileName, file);
    [...file.imports, ...file.dynamicImports].forEach(visit);
  };
  const start = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(entry));
  if (start === undefined) throw new Error(`The build has no ${entry}.`);
  visit(start.fileName);
  return [...seen.values()];
}

function listFiles(chunk: Rollup.OutputChunk): string[] {
  return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])];
}

function listShell(bundle: Rollup.OutputBundle, entry: string): string[] {
  const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
  const hashed = new Set([...listChunks(bundle, entry).flatMap(listFiles), ...fonts]);
  return [...PUBLIC_FILES, ...[...hashed].toSorted().map((file) => `/${file}`)];
}

/** The version changes with any of the files. */
function writeShell(worker: Rollup.OutputChunk, shell: readonly string[]): void {
  const list = JSON.stringify(shell);
  const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
  worker.code = worker.code.replace('%%SHELL%%', encodeURIComponent(list)).replace('%%VERSION%%', version);
}

export function appShell(): Plugin {
  return {
    name: 'app-shell',
    apply: 'build',
    // After the plugins that add style sheets to the chunks.
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const [name, entry] of Object.entries(workers)) {
        const worker = bundle[name];
        if (worker?.type === 'chunk') writeShell(worker, listShell(bundle, entry));
      }
    },
  };
}
