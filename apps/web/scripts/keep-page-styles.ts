import type { Plugin } from 'vite';

/** The server draws the markup that uses these class names, so to the bundler of the browser's script they seem unused. */
export function keepPageStyles(): Plugin {
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
