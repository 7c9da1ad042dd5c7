// src/states/filing: one file for each state of data/filing, and two tables of them: one for the server, which needs all states, and
// one for the browser, which loads the state that it shows.
import { listCodes, readData, toLiteral, toTarget } from './data.mjs';

const folder = 'src/states/filing';
const head = '// Generated from data/filing; change the data, not this file.\n';

const renamed = {
  required: 'isRequired',
  allowed: 'isAllowed',
  fee_usd: 'feeDollars',
  electronic: 'isScreenAccepted',
  paper: 'isPaperNeeded',
  auto_issue: 'isIssuedAtOnce',
};
const toCamel = (key) => renamed[key] ?? key.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

/** The name of a state is known elsewhere, and where a source was first read is for readers of the file. */
const leftOut = new Set(['name', 'carried_over_from']);

function toFacts(value, depth = 0) {
  if (Array.isArray(value)) return value.map((item) => toFacts(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) =>
    depth > 0 ? key !== 'carried_over_from' : !leftOut.has(key),
  );
  return Object.fromEntries(
    entries.map(([key, inner]) =>
      key === 'host' ? ['url', inner === null ? null : `https://${inner}`] : [toCamel(key), toFacts(inner, depth + 1)],
    ),
  );
}

const codes = listCodes('filing');

function toStateSource(code) {
  const facts = toFacts(readData(`filing/${code}.json`));
  return `${head}import type { FilingFacts } from '../filing-fact.ts';

export const facts: FilingFacts = ${toLiteral(facts, 2)};
`;
}

export const filingFacts = [
  ...codes.map((code) => ({
    target: toTarget(`${folder}/by-state/${code.toLowerCase()}.generated.ts`),
    source: toStateSource(code),
  })),
  {
    target: toTarget(`${folder}/filing-facts.generated.ts`),
    source: `${head}import type { OrderableState } from '../../basics/state-code.ts';
import type { FilingFacts } from './filing-fact.ts';
${codes.map((code) => `import { facts as ${code} } from './by-state/${code.toLowerCase()}.generated.ts';`).join('\n')}

export const filingFacts: Record<OrderableState, FilingFacts> = {
${codes.map((code) => `  ${code},`).join('\n')}
};
`,
  },
  {
    target: toTarget(`${folder}/filing-loaders.generated.ts`),
    source: `${head}import type { OrderableState } from '../../basics/state-code.ts';
import type { FilingFacts } from './filing-fact.ts';

export const filingLoaders: Record<OrderableState, () => Promise<{ facts: FilingFacts }>> = {
${codes.map((code) => `  ${code}: () => import('./by-state/${code.toLowerCase()}.generated.ts'),`).join('\n')}
};
`,
  },
];
