// Builds apps/web and compresses its files, so that the server only sends them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './child.mjs';
import { tablesAsJson } from './tables-as-json.mjs';
import { writeAscii } from './write-ascii.mjs';

const web = path.join(root, 'apps/web');
const dist = path.join(web, 'dist');
const WORTH_IT_BYTES = 1024;

const toWebPath = (file) => path.join(web, file);

// The signed-in areas, the public pages and the packet of a trip are bundled separately: together, their shared modules would become a hundred small files.
const parts = [
  { input: ['app.html', 'admin.html', 'src/service-worker.ts'], manifest: '.vite/areas.json', emptyOutDir: true },
  { input: ['site.html'], manifest: '.vite/site.json', emptyOutDir: false },
  { input: ['packet.html', 'src/packet/packet-worker.ts'], manifest: '.vite/packet.json', emptyOutDir: false },
];
for (const { input, manifest, emptyOutDir } of parts) {
  const rollupOptions = { input: input.map(toWebPath) };
  await build({ root: web, logLevel: 'warn', build: { emptyOutDir, manifest, rollupOptions } });
}
// The renderer of the public pages runs on the server, outside the folder that browsers may read.
await build({
  root: web,
  logLevel: 'warn',
  plugins: [tablesAsJson],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'src/site/render/site.server.tsx',
    outDir: 'dist-site',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: false,
    rollupOptions: {
      output: {
        format: 'cjs',
        dynamicImportInCjs: false,
        entryFileNames: '[name].cjs',
        chunkFileNames: 'assets/[name]-[hash].cjs',
      },
    },
  },
});
writeAscii(path.join(web, 'dist-site'));

const names = readdirSync(dist, { recursive: true });
for (const name of names.filter((name) => /\.(?:js|css|svg|json|html)$/.test(name) && !name.startsWith('.vite'))) {
  const file = path.join(dist, name);
  const bytes = readFileSync(file);
  if (bytes.length < WORTH_IT_BYTES) continue;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
}
