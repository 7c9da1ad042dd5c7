// Bundles apps/api into one file, so that a start reads one file and not a thousand.
import path from 'node:path';
import { build } from 'vite';
import { root } from './child.mjs';

const source = path.join(root, 'apps/api/src');

/** A module that asks where it lies, to find a file beside it, gets the answer that it gets unbundled. */
const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(source) || !code.includes('import.meta.url')) return null;
    const place = `../src/${path.relative(source, id).split(path.sep).join('/')}`;
    return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`);
  },
};

await build({
  root: path.join(root, 'apps/api'),
  configFile: false,
  plugins: [keepPlaces],
  logLevel: 'warn',
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' } },
  },
  // Only what cannot be bundled stays outside: native code, and pg's optional binding to it.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'pg-native'] },
});
