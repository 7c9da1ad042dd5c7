// src/states/state-sources and unconfirmed-fields: the sources of each field of data/states with their tier, and the fields that no text
// of the state confirms.
import { listCodes, quote, readData, toTarget } from './data.mjs';
import { toStateTier } from './source-tier.mjs';

const tiers = ['official', 'quoted', 'third_party', 'secondary', 'permit_service', 'recalled'];
const unconfirmed = new Set(['secondary', 'permit_service', 'recalled']);
const head = '// Generated from data/states; change the data, not this file.\n';

/** Name, number and center of a state are no facts about permits. */
const isFact = (field) => field.includes('.') && !field.startsWith('center.');
const isThreshold = (field) => /^(?:legal|superload|escorts)\./.test(field);

/** Limits of some roads have no rating: they are unconfirmed without a source. */
function listRated({ field_confidence: ratings, legal }) {
  const roads = Object.keys(legal.road_limits).map((key) => `legal.road_limits.${key}`);
  return [...Object.keys(ratings), ...roads, ...(legal.trailer_spacing === null ? [] : ['legal.trailer_spacing'])];
}

/** Of equal tier in the order of the file. The address of a source can be a citation, which belongs to its title. */
function listSources({ code, sources }) {
  const permitSources = readData(`permit-facts/${code}.json`)?.sources ?? [];
  return sources
    .map((source) => {
      const isAddress = /^https?:\/\//.test(source.url);
      return {
        title: isAddress ? source.title : `${source.title}. ${source.url}`,
        publisher: source.publisher,
        url: isAddress ? source.url : null,
        year: source.year,
        tier: toStateTier(source, permitSources),
        fields: source.fields.filter(isFact),
      };
    })
    .filter(({ fields }) => fields.length > 0)
    .toSorted((a, b) => tiers.indexOf(a.tier) - tiers.indexOf(b.tier));
}

function formatSource({ title, publisher, url, year, tier, fields }) {
  const address = url === null ? null : quote(url);
  return `    { title: ${quote(title)}, publisher: ${quote(publisher)}, url: ${address}, year: ${year}, tier: '${tier}', fields: [${fields.map(quote).join(', ')}] },`;
}

const states = listCodes('states')
  .map((code) => readData(`states/${code}.json`))
  .map((state) => ({ code: state.code, rated: listRated(state), sources: listSources(state) }));
const fields = [
  ...new Set(states.flatMap(({ rated, sources }) => [...rated, ...sources.flatMap((source) => source.fields)])),
]
  .filter(isFact)
  .toSorted((a, b) => (a < b ? -1 : 1));
const thresholds = fields.filter((field) => isThreshold(field) && states.some(({ rated }) => rated.includes(field)));

function isUnconfirmed({ rated, sources }, field) {
  const best = sources.find((source) => source.fields.includes(field))?.tier ?? 'recalled';
  return rated.includes(field) && unconfirmed.has(best);
}

export const stateSources = [
  {
    target: toTarget('src/states/state-sources.generated.ts'),
    source: `${head}import type { PermitSource } from './facts/permit-fact.ts';
import type { StateCode } from '../basics/state-code.ts';

/** Named as in data/states. */
export type FactField =
${fields.map((field) => `  | '${field}'`).join('\n')};

/** \`fields\` are the figures that the source supports. */
export type StateSource = Omit<PermitSource, 'quote' | 'readOn'> & { fields: readonly FactField[] };

/** The best tier first. */
export const stateSources: Record<StateCode, readonly StateSource[]> = {
${states.map(({ code, sources }) => `  ${code}: [\n${sources.map(formatSource).join('\n')}\n  ],`).join('\n')}
};
`,
  },
  {
    target: toTarget('src/states/unconfirmed-fields.generated.ts'),
    source: `${head}import type { StateCode } from '../basics/state-code.ts';

/** The states in which no text of the state has the figure. */
export const unconfirmedFields = {
${thresholds
  .map((field) => {
    const codes = states.filter((state) => isUnconfirmed(state, field)).map(({ code }) => code);
    return `  '${field}': [${codes.map(quote).join(', ')}],`;
  })
  .join('\n')}
} as const satisfies Record<string, readonly StateCode[]>;
`,
  },
];
