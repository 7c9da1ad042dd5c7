import type { Plugin } from 'vite';

/** Keeps the sheets of `src/site/site-styles.ts`, which seem unused in the browser's script because the server renders their markup. */
export function keepPageStyles(): Plugin {
  return {
    name: 'keep-page-styles',
    // Vite's own plugin marks CSS modules as free of side effects.
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  };
}
