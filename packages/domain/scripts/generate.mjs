// Writes the facts of data/ as the TypeScript that the product reads: src/states/**/*.generated.ts. Git ignores them; each install and each
// build calls this.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { correctionFacts } from './tables/corrections.mjs';
import { listCodes, toTarget } from './tables/data.mjs';
import { filingFacts } from './tables/filing-facts.mjs';
import { permitFacts } from './tables/permit-facts.mjs';
import { stateFacts } from './tables/state-facts.mjs';
import { stateSources } from './tables/state-sources.mjs';

const folder = fileURLToPath(new URL('../src/states/', import.meta.url));

function listGenerated() {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.generated.ts'))
    .map((name) => pathToFileURL(`${folder}${name}`).href);
}

// src/states/state-files: one import for each file of data/states, so that a bundler takes the data along.
const codes = listCodes('states');
const source = `// Generated from the names in data/states; add a file there, do not change this one.
${codes.map((code) => `import ${code} from '../../data/states/${code}.json' with { type: 'json' };`).join('\n')}
import type { StateCode } from '../basics/state-code.ts';
import type { StateFile } from './state-file.ts';

export const stateFiles: Record<StateCode, StateFile> = {
${codes.map((code) => `  ${code},`).join('\n')}
};
`;

const stateFiles = [{ target: toTarget('src/states/state-files.generated.ts'), source }];

/** Files that do not differ are left alone, so that whoever watches them has nothing to do. */
export function generateFacts() {
  const outputs = [correctionFacts, filingFacts, permitFacts, stateFacts, stateFiles, stateSources].flat();
  const wanted = new Set(outputs.map(({ target }) => target.href));
  for (const gone of listGenerated().filter((href) => !wanted.has(href))) rmSync(new URL(gone));
  for (const { target, source } of outputs) {
    if (existsSync(target) && readFileSync(target, 'utf8') === source) continue;
    mkdirSync(new URL('.', target), { recursive: true });
    writeFileSync(target, source);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) generateFacts();
