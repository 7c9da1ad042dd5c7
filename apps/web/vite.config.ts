import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { appShell } from './scripts/app-shell.ts';
import { renderPagesByAddress } from './scripts/dev-pages.ts';
import { partLoader } from './scripts/part-loader.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const parts = partLoader(root);

/** Small modules that the same pages load: one file in place of two to seven, and no other page gets more. */
const togetherAnyway = [
  {
    name: 'draft',
    test: /features\/wizard\/draft\/(?:order|permit)-form|domain\/src\/(?:trip\/trip-states|orders\/(?:order-texts|review)|load\/(?:unit|axle-problems))\.|product\/unit\/(?:unit-form\.ts|axle-texts|length-|lengths|weight-text)/,
    minShareCount: 5,
  },
  {
    name: 'typed-values',
    test: /domain\/src\/(?:basics\/(?:fields|parse-(?:length|weight)|measure-text)\.|load\/(?:unit-load|axle-fields|trailer-length)\.)/,
    minShareCount: 9,
  },
  { name: 'typed-days', test: /basics\/parse-day-text\.|product\/permit\/typed-day\./, minShareCount: 5 },
  { name: 'combobox', test: /ui\/form\/(?:use-)?(?:combobox|found)/, minShareCount: 3 },
  {
    name: 'company',
    test: /domain\/src\/(?:basics\/company|states\/(?:address|postal-code))\.|product\/account\/company/,
    minShareCount: 5,
  },
].map((group) => ({ ...group, includeDependenciesRecursively: false }));

type Chunk = { modules: Record<string, { renderedLength: number }> };

/** In characters before they are made small. A shorter file would grow by more than it wins. */
const COMPILED_WHOLE = 12_000;

/** Chromium compiles a file with this first line beside the page while it loads, in place of each function at its first call (0283). */
function hintCompiling({ modules }: Chunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return length > COMPILED_WHOLE ? '//# allFunctionsCalledOnLoad' : '';
}

const bundled = {
  output: {
    postBanner: hintCompiling,
    // React and TanStack as one group each are 4 kB smaller than groups by who shares them (docs/decisions/pages-and-budgets.md).
    codeSplitting: {
      groups: [
        { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
        { name: 'tanstack', test: /node_modules\/@tanstack\// },
        // A count of 11 pulls form libraries into every page.
        { name: 'shared', minShareCount: 17 },
        ...togetherAnyway,
      ],
    },
    // The address of a worker must never change.
    entryFileNames: ({ name }: { name: string }) =>
      ['service-worker', 'packet-worker'].includes(name) ? '[name].js' : 'assets/[name]-[hash].js',
  },
};

/** The server draws the markup that uses these class names, so to the bundler of the browser's script they seem unused. */
function keepPageStyles(): Plugin {
  return {
    name: 'keep-page-styles',
    // Vite's own plugin for style sheets marks CSS modules as free of side effects.
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/** A font that arrives after the first paint has the whole page laid out again. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => file.endsWith('.woff2'));
        return fonts.map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head-prepend' as const,
        }));
      },
    },
  };
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  css: {
    // Media queries do not read custom properties, so every sheet gets the breakpoints by name.
    postcss: { plugins: [globalData({ files: [path.join(root, 'src/ui/breakpoints.css')] }), customMedia()] },
  },
  plugins: [react(), renderPagesByAddress(root, api), keepPageStyles(), preloadFonts(), parts.plugin, appShell()],
  resolve: { dedupe: ['react', 'react-dom'] },
  build: {
    target: 'es2022',
    manifest: true,
    // A data: address would need its own allowance in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: parts.modulePreload,
    ...(isSsrBuild ? {} : { rollupOptions: bundled }),
  },
  // The build renders public pages by one file that needs nothing beside it. The dev server loads packages as Node does, and React's is
  // CommonJS.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  server: {
    host: '127.0.0.1',
    // The API refuses calls that another site seems to make, so the origin stays as it is.
    proxy: Object.fromEntries(
      ['/api', '/dev/mail', '/articles/rss.xml'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
}));
