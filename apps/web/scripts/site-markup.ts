import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

const MODULE = '/src/site.server.tsx';
const PLACE = '<!--site-->';

async function renderWith(server: ViteDevServer): Promise<string> {
  const module = await server.ssrLoadModule(MODULE);
  // The one export of `site.server.tsx`; the loader cannot know its type.
  return (module as { renderSite(): string }).renderSite();
}

async function renderAlone(root: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [react()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await renderWith(server);
  } finally {
    await server.close();
  }
}

/** Without it a style sheet whose class names only markup uses is taken for unused. */
export function keepModuleStyles(): Plugin {
  return {
    name: 'keep-module-styles',
    // After the bundler's own plugin for style sheets, which says the opposite.
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}

/** Puts the markup of the visitors' page into `site.html`: once for a build, at each request in development. */
export function siteMarkup(root: string): Plugin {
  return {
    name: 'site-markup',
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { server }) {
        if (!html.includes(PLACE)) return html;
        return html.replace(PLACE, server === undefined ? await renderAlone(root) : await renderWith(server));
      },
    },
  };
}
