import path from 'node:path';
import type { Plugin, Rolldown, UserConfig } from 'vite';

const helper = '\0vite/preload-helper.js';

type ModulePreload = NonNullable<NonNullable<UserConfig['build']>['modulePreload']>;

/** The chunks that are there when this one runs. */
function findLoaded(chunk: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>): ReadonlySet<string> {
  const loaded = new Set<string>();
  const visit = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    chunks.get(name)?.imports.forEach(visit);
  };
  visit(chunk);
  return loaded;
}

/** Has `src/lib/load-part.ts` do what Vite's helper does at every `import()` of the built app (docs/decisions/pages-and-budgets.md). */
export function partLoader(root: string): { plugin: Plugin; modulePreload: ModulePreload } {
  const source = path.join(root, 'src/lib/load-part.ts');
  const chunks = new Map<string, Rolldown.OutputChunk>();
  let isReplaced = false;
  const plugin: Plugin = {
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
      for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
      if (!isReplaced && [...chunks.values()].some(({ dynamicImports }) => dynamicImports.length > 0))
        this.error(`Vite does not ask for ${helper} any more, so a part that fails to load could not be tried again.`);
    },
  };
  const resolveDependencies = (
    file: string,
    files: string[],
    { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
  ) => {
    // A page names its first script itself.
    if (hostType === 'html') return files.filter((name) => name !== file);
    // The part's own file belongs to them, which Vite leaves out where it is the only one.
    const all = files.includes(file) ? files : [file, ...files];
    const loaded = findLoaded(hostId, chunks);
    return all.filter((name) => !loaded.has(name));
  };
  return { plugin, modulePreload: { polyfill: false, resolveDependencies } };
}
