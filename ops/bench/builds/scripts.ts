import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kilobytes, listPageSizes } from '../../../scripts/budgets.mjs';
import { report } from '../report.ts';
import type { Build, Pair } from './build.ts';

const STEP = /basic-details-step/;

/** In kB gzip, of a first visit of a carrier. */
function weighFirstStep({ root }: Build): number {
  const dist = path.join(root, 'apps/web/dist');
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(dist, '.vite', `${name}.json`), 'utf8'));
  const pages = listPageSizes({ areas: read('areas'), site: read('site') });
  const sizes = pages.filter(({ name }) => STEP.test(name)).map(({ files }) => kilobytes(files, dist));
  // The same step is a page of the admins too, who load more.
  return Math.min(...sizes);
}

export async function compareScripts(builds: Pair): Promise<void> {
  const [old = 0, next = 0] = builds.map(weighFirstStep);
  report({
    what: 'script of the wizard’s first step, compressed',
    against: builds[0].name,
    ratio: next / old,
    atMost: 0.85,
    figures: `${next.toFixed(1)} to ${old.toFixed(1)} kB`,
  });
}
