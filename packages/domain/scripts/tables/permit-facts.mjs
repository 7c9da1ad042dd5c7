// src/states/facts: the rows of data/permit-facts with the tier of their source, and the sources. The first figures of escorts and
// superloads come from data/states, with the tier of their best source.
import { listCodes, readData, toLiteral, toTarget } from './data.mjs';
import { toTier } from './source-tier.mjs';

const toCamel = (key) => key.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
const renamed = {
  usd: 'dollars',
  instead: 'isInstead',
  at_threshold: 'isAtThreshold',
  allowed: 'isAllowed',
  business_days: 'isBusinessDays',
  account_needed: 'isAccountNeeded',
  accepted: 'isAccepted',
  oversize: 'isOversize',
  overweight: 'isOverweight',
  escorted: 'isEscorted',
  superload: 'isSuperload',
  divided: 'isDivided',
  at_night: 'isAtNight',
  minimum_usd: 'minimumDollars',
  statewide: 'isStatewide',
  unnamed: 'isUnnamed',
  maximum_usd: 'maximumDollars',
  nearest_usd: 'nearestDollars',
  at_most: 'isAtMost',
  at_least: 'isAtLeast',
  uncounted: 'isUncounted',
  per_mile: 'isPerMile',
  percent_of_usd: 'isPercentOfDollars',
  maximum_with_size_usd: 'maximumWithSizeDollars',
  whole_usd: 'isWholeDollars',
  alternative: 'isAlternative',
  leave: 'isWithLeave',
};

/** A row with its keys in our spelling and the tier of its source. */
function toRow(row, sources) {
  if (row === null) return null;
  const entries = Object.entries(row).map(([key, value]) => [
    renamed[key] ?? toCamel(key),
    ['when', 'axle_group', 'doubt'].includes(key) ? toRow(value, sources) : value,
  ]);
  return { ...Object.fromEntries(entries), ...(row.source && { tier: toTier(sources.get(row.source)) }) };
}

/** No rows where the state has none, or none are known. */
const listRows = (rows) => (typeof rows === 'string' ? [] : rows);
const toSourced = (source, sources) => (source === undefined ? null : toRow({ source }, sources));

const stateTiers = {
  official: 'official',
  'official-quoted': 'third_party',
  'official-summary': 'quoted',
  secondary: 'secondary',
  'permit-service': 'permit_service',
  dataset: 'permit_service',
};

/** The tiers of the figures of data/states, and the measures without a figure because none could be established. */
function toFirstFigures(state, group, rows) {
  const { [group]: figures, sources } = state;
  const measures = Object.keys(figures).filter((key) => /_(in|lb)$/.test(key));
  const isUnknown = (key) =>
    figures[key] === null &&
    state.null_meaning[`${group}.${key}`] !== 'none' &&
    !rows.some(({ when }) => `${key.replace('gross_weight_lb', 'gross_lb').replace(/_(in|lb)$/, '_over_$1')}` in when);
  const toFigureTier = (key) => {
    const field = `${group}.${key}`;
    if (state.field_confidence[field] === 'recalled') return 'recalled';
    const tiers = new Set(sources.filter(({ fields }) => fields.includes(field)).map(({ tier }) => tier));
    return stateTiers[Object.keys(stateTiers).find((tier) => tiers.has(tier))] ?? 'recalled';
  };
  const known = measures.filter((key) => figures[key] !== null);
  return {
    tiers: Object.fromEntries(known.map((key) => [toCamel(key), toFigureTier(key)])),
    unknown: measures.filter(isUnknown).map((key) => key.replace(/_(in|lb)$/, '')),
  };
}

function toFacts(file) {
  const state = readData(`states/${file.code}.json`);
  const sources = new Map(file.sources.map((source) => [source.id, source]));
  const list = (rows) => rows.map((row) => toRow(row, sources));
  const { fees, travel } = file;
  const isUnrestricted = travel.overweight_only_unrestricted;
  return {
    sizeFees: list(fees.oversize),
    fees: {
      overweight: list(fees.overweight),
      extras: list(fees.extras),
      ...(fees.legal_table && { legalTable: toRow(fees.legal_table, sources) }),
      ...(fees.weight_sum && { weightSum: toRow(fees.weight_sum, sources) }),
      notes: fees.notes,
      validity: toRow(file.validity, sources),
    },
    escorts: {
      escorts: list(file.escorts),
      superload: list(file.superload),
      firstEscorts: toFirstFigures(state, 'escorts', file.escorts),
      firstSuperload: toFirstFigures(state, 'superload', file.superload),
    },
    roadBans: list(file.road_bans ?? []),
    maximums: list((file.maximums ?? []).map(({ doubt: _doubt, ...row }) => row)),
    travel: {
      daylight: list(travel.daylight),
      night: list(travel.night),
      weekend: list(travel.weekend),
      holidays: list(listRows(travel.holidays)),
      areHolidaysKnown: travel.holidays !== 'unknown' && travel.more_holidays !== 'unknown',
      holidaySource: toSourced(travel.holidays_source, sources),
      curfews: list(listRows(travel.curfews)),
      areCurfewsKnown: travel.curfews !== 'unknown' && travel.more_curfews !== 'unknown',
      curfewSource: toSourced(travel.curfews_source, sources),
      seasons: list(travel.season),
      overweightOnly:
        isUnrestricted === null ? null : toRow({ isUnrestricted, source: travel.overweight_only_source }, sources),
      weatherNote: travel.weather_note,
    },
    doubts: list(file.limit_doubts ?? []),
    offices: {
      portal: toRow(file.portal, sources),
      electronicCopy: toRow(file.electronic_copy, sources),
      localPermits: list(file.local_permits),
    },
    sources: Object.fromEntries(
      file.sources.map(({ id, second_hand: isSecondHand, tier, ...source }) => [
        id,
        { ...toRow(source, sources), tier: toTier({ tier, second_hand: isSecondHand }) },
      ]),
    ),
  };
}

const facts = listCodes('permit-facts').map((code) => [code, toFacts(readData(`permit-facts/${code}.json`))]);

function toSource({ name, part, type, depth }) {
  const content = Object.fromEntries(facts.map(([code, all]) => [code, all[part]]));
  return `// Generated from data/permit-facts; change the data, not this file.
import type { OrderableState } from '../../basics/state-code.ts';
import type { ${type.match(/\w+(?=>?(?:\[\])?$)/)[0]} } from './permit-fact.ts';

export const ${name}: Record<OrderableState, ${type}> = ${toLiteral(content, depth)};
`;
}

export const permitFacts = [
  { name: 'sizeFees', part: 'sizeFees', type: 'SizeFee[]', depth: 2, file: 'size-fees' },
  { name: 'permitFees', part: 'fees', type: 'PermitFees', depth: 3 },
  { name: 'permitEscorts', part: 'escorts', type: 'PermitEscorts', depth: 3 },
  { name: 'roadBans', part: 'roadBans', type: 'RoadBan[]', depth: 2, file: 'road-bans' },
  { name: 'permitMaximums', part: 'maximums', type: 'PermitMaximum[]', depth: 2 },
  { name: 'permitTravel', part: 'travel', type: 'PermitTravel', depth: 3 },
  { name: 'permitOffices', part: 'offices', type: 'PermitOffice', depth: 2 },
  { name: 'limitDoubts', part: 'doubts', type: 'LimitDoubt[]', depth: 2, file: 'limit-doubts' },
  { name: 'permitSources', part: 'sources', type: 'Record<string, PermitSource>', depth: 2 },
].map((output) => ({
  target: toTarget(`src/states/facts/${output.file ?? `permit-${output.part}`}.generated.ts`),
  source: toSource(output),
}));
