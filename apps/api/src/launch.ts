// The first file of the built server: `main.ts` and all that it needs is `main.cjs`.
import nodeModule, { createRequire } from 'node:module';
import path from 'node:path';
import { createCodeKeeper } from '#platform/kept-code.ts';

// Cast: Node.js has it from version 22 on. It keeps what is compiled where the folder can be written, and finds out by itself that another
// version of Node.js compiled it.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown };

/** Not beside the bundle, because the image has all that is there. */
const home = path.join(import.meta.dirname, '../../../.cache/compile-cache');
// Not `import.meta.url`, which the build makes that of the source.
const require = createRequire(import.meta.filename);

/** Only the bundles have this extension and are in ASCII; packages that stay outside may have it too. */
function keepCode(): void {
  const keeper = createCodeKeeper(home, (sentence) => process.emitWarning(sentence));
  const { '.js': loadOther } = require.extensions;
  const isPackage = (file: string) => file.includes(`${path.sep}node_modules${path.sep}`);
  // Its documentation alone advises against it: `module.registerHooks` is not in Node.js 20.
  require.extensions['.cjs'] = (module, file) => {
    if (isPackage(file) || !keeper.load(module, file)) loadOther(module, file);
  };
  process.on('exit', keeper.keep);
}

if (enableCompileCache === undefined) keepCode();
else enableCompileCache(home);
require(path.join(import.meta.dirname, 'main.cjs'));
