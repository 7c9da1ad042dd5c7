import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const ENTRY = 'src/site/styles/site-styles.ts';

/** The sheets of a chunk, those that it shares with others first: its own may overrule them. */
function sheetsOf(bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const shared = chunk.imports.flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? sheetsOf(bundle, file, seen) : [];
  });
  return [...shared, ...(chunk.viteMetadata?.importedCss ?? [])];
}

/**
 * One sheet of everything, asleep until `src/site/styles/site-sheet.ts` wakes it: the server writes what a page needs of it into the page. And for the loader
 * of later chunks a sign that all these are there: without it their rules would come twice, and last.
 */
function linksTo(sheet: string, parts: readonly string[]): string {
  const there = parts.map((part) => `<link rel="stylesheet" href="/${part}" disabled>`);
  return ['<!--styles-->', `<link rel="stylesheet" href="/${sheet}" data-whole disabled>`, ...there].join('\n    ');
}

const OWN_SCRIPT = /\s*<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The page's own script waits for the first paint: `early.js` fetches it. */
function withLateScript(html: string): string {
  const [asked, address] = OWN_SCRIPT.exec(html) ?? [];
  if (asked === undefined) throw new Error('site.html has no script of its own.');
  return html.replace(asked, '').replace('<script src="/early.js">', `<script src="/early.js" data-then="${address}">`);
}

/** Scripts that must run before the first paint stand in the page: asking for them would be a journey of its own. */
function withFirstScripts(html: string, dir: string): string {
  return ['theme.js', 'early.js'].reduce((page, name) => {
    const [asked, others] = new RegExp(`<script src="/${name}"([^>]*)></script>`).exec(page) ?? [];
    if (asked === undefined) throw new Error(`site.html does not ask for ${name}.`);
    const script = readFileSync(path.join(dir, name), 'utf8').replaceAll(/^\s*(?:\/\/.*)?\n?/gm, '');
    return page.replace(asked, () => `<script${others}>${script}</script>`);
  }, html);
}

/**
 * The public pages wait for no style sheet, and run no script for theirs: the class names stand in their markup already, and the server
 * puts the rules for them in front (`apps/api/src/platform/http/pages/page-styles.ts`).
 */
export function siteStyles(): Plugin {
  return {
    name: 'site-styles',
    transformIndexHtml: {
      order: 'pre',
      handler(_html, { server, path: page }) {
        if (server === undefined || page !== '/site.html') return [];
        return [{ tag: 'script', attrs: { type: 'module', src: `/${ENTRY}` }, injectTo: 'head' }];
      },
    },
    writeBundle({ dir }, bundle) {
      if (dir === undefined) throw new Error('The build has no folder.');
      const page = path.join(dir, 'site.html');
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(ENTRY));
      if (entry?.type !== 'chunk') return;
      const parts = [...new Set(sheetsOf(bundle, entry))];
      const css = parts.map((part) => readFileSync(path.join(dir, part), 'utf8')).join('\n');
      const sheet = `assets/site-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
      writeFileSync(path.join(dir, sheet), css);
      const html = readFileSync(page, 'utf8');
      if (!html.includes('</head>')) throw new Error('site.html has no head to put the style sheet into.');
      writeFileSync(
        page,
        withFirstScripts(withLateScript(html), dir).replace('</head>', `  ${linksTo(sheet, parts)}\n  </head>`),
      );
    },
  };
}
