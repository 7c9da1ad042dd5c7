// Bundles apps/api into one file, so that a start reads one file and not a thousand. Arguments name another folder for it than dist
// and another beginning than src/main.ts.
import path from 'node:path';
import { build } from 'vite';
import { root } from './child.mjs';

const sources = ['apps/api/src', 'packages/stripe-stand-in/src'].map((folder) => path.join(root, folder));
const [, , folder = path.join(root, 'apps/api/dist'), begin = 'src/main.ts'] = process.argv;
const outDir = path.resolve(folder);

/** A module that asks where it lies, to find a file beside it, gets the answer that it gets unbundled. */
const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!sources.some((source) => id.startsWith(source)) || !code.includes('import.meta.url')) return null;
    const place = path.relative(outDir, id).split(path.sep).join('/');
    const unbundled = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
    // But a thread is bundled on its own, into a file beside this one.
    const places = /new URL\('\.\/([\w-]+\.worker)\.mjs', import\.meta\.url\)|import\.meta\.url/g;
    return code.replaceAll(places, (_, thread) =>
      thread === undefined ? unbundled : `new URL('./${thread}.js', import.meta.url)`,
    );
  },
};

await build({
  root: path.join(root, 'apps/api'),
  configFile: false,
  plugins: [keepPlaces],
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input: { main: begin, 'documents.worker': 'src/platform/documents/documents.worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  // Only what cannot be bundled stays outside: native code, and pg's optional binding to it.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'pg-native', 'sharp'] },
});
