// The first file of the built server: `main.ts` and all that it needs is `main.cjs`.
import nodeModule, { createRequire } from 'node:module';
import path from 'node:path';

// Cast: Node.js has it from version 22 on. It keeps what is compiled where the folder can be written, and finds out by itself that another
// version of Node.js compiled it.
const { enableCompileCache } = nodeModule as { enableCompileCache?: (folder: string) => unknown };

enableCompileCache?.(path.join(import.meta.dirname, 'compile-cache'));
// Not `import.meta.url`, which the build makes that of the source.
createRequire(import.meta.filename)('./main.cjs');
