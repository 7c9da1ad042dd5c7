import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { appShell } from './scripts/app-shell.ts';
import { missingChunks } from './scripts/missing-chunks.ts';
import { keepModuleStyles, pagesByAddress } from './scripts/site-markup.ts';
import { siteStyles } from './scripts/inline-styles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/**
 * Both faces are asked for with the document of an area, whose styles come later. A public page has its styles in it: there they are found as
 * early, and would only hold the first paint back. Text never jumps (the fallbacks are measured in `ui/fonts.css`).
 */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, path: page }) {
        if (page === '/site.html') return [];
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

/** The worker's address must never change: what it may answer for lies below it. */
const bundled = {
  // A text of the catalogue travels with the chunk that shows it, and with no other (docs/decisions/0059).
  optimization: { inlineConst: { mode: 'all' as const, pass: 2 } },
  output: {
    // Each in one piece: cut up by who shares what they weigh 4 kB more (docs/decisions/0012). What few pages use stays with them.
    codeSplitting: {
      groups: [
        { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
        {
          name: 'tanstack',
          test: /node_modules\/@tanstack\/(?!.*(?:useMutation|mutationObserver|infinite|useBlocker))/,
        },
      ],
    },
    entryFileNames: ({ name }: { name: string }) =>
      name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
    // Each page carries the names of all that it may load: words in them are a kilobyte to everybody (docs/decisions/0012).
    chunkFileNames: 'assets/[hash].js',
    assetFileNames: ({ names }: { names: string[] }) =>
      names[0]?.endsWith('.css') ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
  },
};

/** Short, as each stands in the style sheet, in the script and in the pages; the same in every build, as pages and sheets come from different ones. */
function classNameOf(name: string, file: string): string {
  const place = path.relative(root, file.split('?')[0] ?? file);
  return `_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 5)}`;
}

const missing = missingChunks();

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  css: {
    ...(command === 'build' && { modules: { generateScopedName: classNameOf } }),
    // Media queries do not read custom properties: every sheet is given the breakpoints by name.
    postcss: { plugins: [globalData({ files: [path.join(root, 'src/ui/breakpoints.css')] }), customMedia()] },
  },
  plugins: [
    react(),
    pagesByAddress(root, api),
    keepModuleStyles(),
    siteStyles(),
    preloadFonts(),
    appShell(),
    missing.plugin,
  ],
  resolve: {
    dedupe: ['react', 'react-dom'],
    // What everybody would carry and nobody needs (docs/decisions/0012): a stand-in for a hook that React has itself, and all that icons could be asked for.
    alias: [
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      {
        find: /^\.\.?\/createLucideIcon\.mjs$/,
        replacement: fileURLToPath(new URL('src/ui/icon-runtime.ts', import.meta.url)),
      },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    // A data: address would need its own allowance in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: missing.resolveDependencies },
    ...(isSsrBuild ? {} : { rollupOptions: bundled }),
  },
  // The public pages are drawn by a file that needs nothing beside it.
  ssr: { noExternal: true },
  server: {
    host: '127.0.0.1',
    // With the origin as it is: the API refuses calls that another site seems to make.
    proxy: Object.fromEntries(
      ['/api', '/dev/mail', '/articles/rss.xml'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
}));
