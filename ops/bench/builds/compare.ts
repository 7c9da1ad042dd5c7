// npm run bench -- builds OLD [NEW]: two builds of the product, measured in turns in one run. Each is a commit; NEW is this folder if absent.
import { openBuild, type Build } from './build.ts';
import { compareMemory } from './memory.ts';
import { comparePresses } from './presses.ts';
import { compareRates } from './rates.ts';
import { compareScripts } from './scripts.ts';
import { compareFirstStarts } from './starts.ts';

const comparisons = {
  scripts: compareScripts,
  starts: compareFirstStarts,
  memory: compareMemory,
  rates: compareRates,
  presses: comparePresses,
};

const [, , old, next = '.'] = process.argv;
if (old === undefined) throw new Error('Name the commit to compare with: npm run bench -- builds OLD [NEW].');
const { ONLY: only } = process.env;
const builds: Build[] = [];
try {
  for (const commit of [old, next]) builds.push(openBuild(commit));
  const [before, after] = builds;
  if (before === undefined || after === undefined) throw new Error('There are not two builds.');
  for (const [name, compare] of Object.entries(comparisons))
    if (only === undefined || only === name) await compare([before, after]);
} finally {
  for (const { remove } of builds) remove();
}
