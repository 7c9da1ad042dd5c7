// src/states/facts/permit-corrections: what became of each figure that another reading of the sources put in question.
import { listCodes, quote, readData, toTarget } from './data.mjs';

/** With the `code` of the state. */
export const corrections = listCodes('permit-facts').flatMap((code) =>
  readData(`permit-facts/${code}.json`).corrections.map((correction) => ({ code, ...correction })),
);

const toText = (value) => (value === null || typeof value !== 'string' ? JSON.stringify(value) : quote(value));

function formatEntry({ field, ours, right, why, source, decision }) {
  const values = [
    ['field', field],
    ['before', ours],
    ['after', right],
    ['why', why],
    ['source', source ?? null],
    ['decision', decision],
  ];
  return `    { ${values.map(([key, value]) => `${key}: ${toText(value)}`).join(', ')} },`;
}

const codes = [...new Set(corrections.map(({ code }) => code))];
const source = `// Generated from data/permit-facts; change the data, not this file.
import type { OrderableState } from '../../basics/state-code.ts';

/**
 * A figure that another reading of the sources put in question. \`applied\`: \`after\` holds. \`rows\`: rows with conditions hold it,
 * because a state's file has one figure. \`refused\`: \`before\` still holds.
 */
export type FactCorrection = {
  field: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
  why: string;
  /** A key of \`permitSources\` of the state. */
  source: string | null;
  decision: 'applied' | 'rows' | 'refused';
};

export const factCorrections: Partial<Record<OrderableState, readonly FactCorrection[]>> = {
${codes
  .map(
    (state) =>
      `  ${state}: [\n${corrections
        .filter(({ code }) => code === state)
        .map(formatEntry)
        .join('\n')}\n  ],`,
  )
  .join('\n')}
};
`;

export const correctionFacts = [{ target: toTarget('src/states/facts/permit-corrections.generated.ts'), source }];
