import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';

const ENTRY = 'src/site-styles.ts';

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

/** One sheet for the page, and for the loader of later chunks a sign that it has all these: without it their rules would come twice, and last. */
function linksTo(sheet: string, parts: readonly string[]): string {
  const there = parts.map((part) => `<link rel="stylesheet" href="/${part}" disabled>`);
  return [`<link rel="stylesheet" href="/${sheet}">`, ...there].join('\n    ');
}

/**
 * The public pages wait for one style sheet, and run no script for it: the class names stand in their markup already. Cut up by who shares
 * what it would be a dozen requests before the first paint.
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
      writeFileSync(page, html.replace('</head>', `  ${linksTo(sheet, parts)}\n  </head>`));
    },
  };
}
