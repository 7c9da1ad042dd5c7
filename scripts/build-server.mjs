// Bundles apps/api into one file, which starts faster than a thousand. With arguments the output folder and another entry than src/main.ts.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { root } from './child.mjs';
import { tablesAsJson } from './tables-as-json.mjs';
import { unbundled } from './unbundled.mjs';
import { writeAscii } from './write-ascii.mjs';

const sources = ['apps/api/src', 'packages/places/src', 'packages/routing/src', 'packages/stripe-stand-in/src'].map(
  (folder) => path.join(root, folder),
);
const [, , folder = path.join(root, 'apps/api/dist'), begin = 'src/main.ts'] = process.argv;
const outDir = path.resolve(folder);
/** Node.js loads a script faster than a module; the program of a test may wait at its top level, which only modules can. */
const isProduct = begin === 'src/main.ts';
const extensions = { cjs: 'cjs', es: 'js' };

/** `import.meta.url` keeps the value that it has unbundled, so that modules find their files. */
const keepPlaces = {
  name: 'keep-places',
  enforce: 'pre',
  transform(code, id) {
    if (!sources.some((source) => id.startsWith(source)) || !code.includes('import.meta.url')) return null;
    const place = path.relative(outDir, id).split(path.sep).join('/');
    const unbundled = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
    // A worker thread is bundled separately, into a file beside this one.
    const places = /new URL\('\.\/([\w-]+\.worker)\.mjs', import\.meta\.url\)|import\.meta\.url/g;
    return code.replaceAll(places, (_, thread) =>
      thread === undefined ? unbundled : `new URL('./${thread}.js', import.meta.url)`,
    );
  },
};

/** pg makes a `Response` to see whether it runs at Cloudflare, which loads the HTTP client of Node.js: a tenth of the bundle's start. */
const withoutCloudflare = {
  name: 'without-cloudflare',
  transform(code, id) {
    if (!id.endsWith('/pg/lib/stream.js')) return null;
    const asked = 'if (isCloudflareRuntime())';
    if (!code.includes(asked)) throw new Error(`${id} no longer asks whether it runs at Cloudflare.`);
    return code.replace(asked, 'if (false)');
  },
};

/** @param input by the name of its file @param format `cjs` or `es` */
const bundle = (input, format) =>
  build({
    root: path.join(root, 'apps/api'),
    configFile: false,
    plugins: [keepPlaces, withoutCloudflare, tablesAsJson],
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input,
        output: {
          format,
          dynamicImportInCjs: false,
          entryFileNames: `[name].${extensions[format]}`,
          chunkFileNames: `[name]-[hash].${extensions[format]}`,
          comments: { legal: true, jsdoc: false, annotation: false },
        },
      },
    },
    // The optional binding of pg is not installed.
    ssr: { noExternal: true, external: [...unbundled, 'pg-native'] },
  });

/** A first start copies it. Where it cannot be made, as where the included database does not run, a first start makes its own or says why. */
function makeFirstDatabase() {
  const { PATH, TMPDIR, TEMP, SystemRoot, DATABASE_URL } = process.env;
  if (DATABASE_URL) return;
  const env = Object.fromEntries(Object.entries({ PATH, TMPDIR, TEMP, SystemRoot }).filter(([, value]) => value));
  const made = spawnSync(process.execPath, [path.join(outDir, 'main.js'), 'template'], { env, encoding: 'utf8' });
  if (made.status !== 0) console.warn(`There is no database for first starts to copy: ${made.stderr}`);
}

rmSync(outDir, { recursive: true, force: true });
// unpdf asks for its place as only modules can.
await bundle(
  {
    'documents.worker': 'src/platform/documents/documents.worker.ts',
    'pdf.worker': 'src/platform/state-pdfs/pdf.worker.ts',
  },
  'es',
);
await bundle({ main: begin }, isProduct ? 'cjs' : 'es');
if (isProduct) {
  writeAscii(outDir);
  // Last, because it proves the build.
  await bundle({ main: 'src/launch.ts' }, 'es');
  makeFirstDatabase();
}
