import { createHash } from 'node:crypto';
import type { Plugin, Rollup } from 'vite';

const WORKER = 'service-worker.js';
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

/** The version changes with any of the files. */
export function appShell(): Plugin {
  return {
    name: 'app-shell',
    apply: 'build',
    // After the plugins that add style sheets to the chunks.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') return;
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const hashed = new Set([...listChunks(bundle, '/app.html').flatMap(listFiles), ...fonts]);
      const shell = [...PUBLIC_FILES, ...[...hashed].toSorted().map((file) => `/${file}`)];
      const list = JSON.stringify(shell);
      const version = createHash('sha256').update(list).digest('hex').slice(0, 12);
      worker.code = worker.code.replace('%%SHELL%%', encodeURIComponent(list)).replace('%%VERSION%%', version);
    },
  };
}
