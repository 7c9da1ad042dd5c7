import path from 'node:path';
import type { Plugin, UserConfig } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Has `src/lib/load-part.ts` do what Vite's helper does at every `import()` of the built app (docs/decisions/pages-and-budgets.md). */
export function partLoader(root: string): Plugin {
  const source = path.join(root, 'src/lib/load-part.ts');
  let isReplaced = false;
  return {
    name: 'part-loader',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load(id) {
      if (id !== helper) return null;
      isReplaced = true;
      return `export { loadPart as __vitePreload } from ${JSON.stringify(source)};`;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      if (!isReplaced && chunks.some(({ dynamicImports }) => dynamicImports.length > 0))
        this.error(`Vite does not ask for ${helper} any more, so a part that fails to load could not be tried again.`);
    },
  };
}

/** The part's own file belongs to them, which Vite leaves out where it is the only one. */
export const partFiles = {
  polyfill: false,
  resolveDependencies: (file: string, files: string[]) => (files.includes(file) ? files : [file, ...files]),
} satisfies NonNullable<UserConfig['build']>['modulePreload'];
