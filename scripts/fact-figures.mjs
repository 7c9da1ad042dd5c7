// The figures of data/states and data/permit-facts with the tier of their source, and what is missing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toStateTier, toTier } from '../packages/domain/scripts/tables/source-tier.mjs';
import { root } from './child.mjs';

const data = path.join(root, 'packages/domain/data');

/** Best first, in the words of the product. */
export const tierWords = {
  official: "the state's own text",
  quoted: 'quoted from the statute',
  third_party: 'quoted by a third party',
  secondary: 'a report or an association, not confirmed',
  permit_service: 'a permit service, not confirmed',
  recalled: 'general knowledge, not confirmed',
};
export const tiers = Object.keys(tierWords);
export const kinds = ['limits', 'fees', 'thresholds', 'travel times', 'permit office'];

/** The best tier of a field of data/states. */
function findBestTier(state, field, permitSources) {
  const found = new Set(
    state.sources.filter(({ fields }) => fields.includes(field)).map((source) => toStateTier(source, permitSources)),
  );
  return tiers.find((tier) => found.has(tier)) ?? 'recalled';
}

const stateKinds = {
  legal: 'limits',
  fee: 'fees',
  superload: 'thresholds',
  escorts: 'thresholds',
  travel: 'travel times',
};

/** The figures of data/states that are known; they have no read date of their own, so the date of all rules counts. */
function listStateFigures(state, permitSources, rulesVersion) {
  return Object.keys(state.field_confidence).flatMap((field) => {
    const [group, name] = field.split('.');
    const kind = Object.hasOwn(stateKinds, group) ? stateKinds[group] : null;
    if (kind === null || (state[group][name] ?? null) === null) return [];
    return [{ kind, tier: findBestTier(state, field, permitSources), readOn: rulesVersion }];
  });
}

/** The rows of data/permit-facts that have a source. */
function listRows(file) {
  const { fees, travel } = file;
  const rows = [
    ['fees', [...fees.oversize, ...fees.overweight, ...fees.extras, file.validity]],
    ['thresholds', [...file.escorts, ...file.superload, ...(file.road_bans ?? [])]],
    [
      'travel times',
      [
        // Holidays and curfews can be a word instead of rows, with a source of its own.
        ...[travel.daylight, travel.night, travel.weekend, travel.holidays, travel.curfews, travel.season]
          .flat()
          .filter((row) => typeof row === 'object'),
        ...[travel.overweight_only_source, travel.holidays_source ?? null, travel.curfews_source ?? null].map(
          (source) => ({
            source,
          }),
        ),
      ],
    ],
    ['permit office', [file.portal, file.electronic_copy, ...file.local_permits]],
  ];
  const sources = new Map(file.sources.map((source) => [source.id, source]));
  return rows.flatMap(([kind, all]) =>
    all
      .filter((row) => row !== null && row.source !== null)
      .map((row) => sources.get(row.source))
      .map((source) => ({ kind, tier: toTier(source), readOn: source.read_on })),
  );
}

/** The names of the figures that are not established for one state. */
function listMissing(state, file) {
  const { fees, travel, portal } = file;
  const limits = Object.entries(state.null_meaning)
    .filter(([field, meaning]) => meaning === 'not-established' && /^(?:legal|superload|escorts)\./.test(field))
    .map(([field]) => [field.startsWith('legal.') ? 'limits' : 'thresholds', field]);
  const gaps = [
    ['fees', 'rate for weight', fees.overweight.some(({ usd }) => usd === null)],
    ['fees', 'any charge for weight', fees.overweight.length === 0],
    ['fees', 'sum of an extra', fees.extras.some(({ usd, percent }) => usd === null && percent === null)],
    ['fees', 'validity', file.validity === null],
    ['thresholds', 'any escort', file.escorts.length === 0],
    ['thresholds', 'any superload', file.superload.length === 0],
    ['travel times', 'daylight', travel.daylight.length === 0 && !travel.night.some(({ allowed }) => allowed)],
    ['travel times', 'weekends', travel.weekend.length === 0],
    ['travel times', 'holidays', travel.holidays === 'unknown' || travel.more_holidays === 'unknown'],
    ['travel times', 'curfews', travel.curfews === 'unknown' || travel.more_curfews === 'unknown'],
    ['travel times', 'overweight only', travel.overweight_only_unrestricted === null],
    ['permit office', 'name of the portal', portal.system === null],
    ['permit office', 'whether an account is needed', portal.account_needed === null],
    ['permit office', 'what is issued at once', portal.auto_issue === null],
    ['permit office', 'hours', portal.hours === null],
    ['permit office', 'copy on a screen', file.electronic_copy === null || file.electronic_copy.accepted === null],
  ];
  return [...limits, ...gaps.filter(([, , isMissing]) => isMissing).map(([kind, name]) => [kind, name])];
}

const read = (file) => JSON.parse(readFileSync(path.join(data, file), 'utf8'));

/** All figures of the states that are sold, and what is missing. */
export function readFigures() {
  const { rulesVersion } = read('rules-version.json');
  const states = readdirSync(path.join(data, 'permit-facts'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ state: read(`states/${name}`), file: read(`permit-facts/${name}`) }));
  const figures = states.flatMap(({ state, file }) => [
    ...listStateFigures(state, file.sources, rulesVersion),
    ...listRows(file),
  ]);
  const missing = states.flatMap(({ state, file }) =>
    listMissing(state, file).map(([kind, name]) => ({ kind, name, code: state.code })),
  );
  return { figures, missing };
}
