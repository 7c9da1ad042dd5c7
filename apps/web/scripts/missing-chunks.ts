import type { Plugin, ResolveModulePreloadDependenciesFn } from 'vite';

type Chunk = { fileName: string; imports: readonly string[]; isEntry: boolean; name: string };

/**
 * What a part that is loaded later still needs. The bundler names all chunks of such a part, those too that stand on every page already, and
 * names without words do not compress. The public pages load the application's chunks later, so what they name stays whole.
 */
export function missingChunks(): { plugin: Plugin; resolveDependencies: ResolveModulePreloadDependenciesFn } {
  const chunks = new Map<string, Chunk>();

  function closureOf(name: string, seen = new Set<string>()): Set<string> {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const next of chunks.get(name)?.imports ?? []) closureOf(next, seen);
    return seen;
  }
  /** The chunks that the documents of both areas begin with. */
  function alwaysThere(): Set<string> {
    const entries = [...chunks.values()].filter(({ isEntry, name }) => isEntry && (name === 'app' || name === 'admin'));
    const [first, ...others] = entries.map(({ fileName }) => closureOf(fileName));
    return new Set([...(first ?? [])].filter((chunk) => others.every((closure) => closure.has(chunk))));
  }
  return {
    plugin: {
      name: 'missing-chunks',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunks.set(chunk.fileName, chunk);
        },
      },
    },
    resolveDependencies(_file, deps, { hostId, hostType }) {
      if (hostType !== 'js' || /\/site-[\w-]+\.js$/.test(hostId)) return deps;
      const there = alwaysThere();
      return deps.filter((dep) => !there.has(dep));
    },
  };
}
