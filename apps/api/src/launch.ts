// The first file of the built server: `main.ts` and all that it needs is `main.cjs`.
import path from 'node:path';
import { createLoader } from '#platform/bundle/load-bundle.ts';

createLoader()(path.join(import.meta.dirname, 'main.cjs'));
