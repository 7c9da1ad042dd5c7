import type { StateCode } from '../basics/state-code.ts';

/** The shape that a test relies on before it checks each field. */
export type StateFile = {
  code: StateCode;
  name: string;
  fips: string;
  center: { lat: number; lng: number };
  legal: { road_limits: Record<string, number>; overhang_total_in?: number; height_interstate_in?: number };
  sources: { title: string; publisher: string; url: string; year: number | null; tier: string; fields: string[] }[];
  confidence: Record<string, string>;
  field_confidence: Record<string, string>;
  null_meaning: Record<string, string>;
};

type Range = { min: number; max: number; nullable?: true; fraction?: true };

const ranges: Record<string, Range> = {
  'center.lat': { min: 18, max: 72, fraction: true },
  'center.lng': { min: -180, max: -66, fraction: true },
  'legal.width_in': { min: 96, max: 108 },
  'legal.height_in': { min: 162, max: 180 },
  'legal.trailer_length_in': { min: 576, max: 720 },
  'legal.overall_length_in': { min: 600, max: 1320, nullable: true },
  'legal.overall_length_off_network_in': { min: 540, max: 1320, nullable: true },
  'legal.front_overhang_in': { min: 24, max: 180, nullable: true },
  'legal.rear_overhang_in': { min: 24, max: 180, nullable: true },
  'legal.gross_weight_lb': { min: 73280, max: 120000, nullable: true },
  'legal.single_axle_lb': { min: 18000, max: 24000 },
  'legal.tandem_axle_lb': { min: 32000, max: 46000 },
  'superload.width_in': { min: 144, max: 300, nullable: true },
  'superload.height_in': { min: 162, max: 240, nullable: true },
  'superload.length_in': { min: 1020, max: 2500, nullable: true },
  'superload.gross_weight_lb': { min: 100000, max: 550000, nullable: true },
  'fee.single_trip_oversize_usd': { min: 1, max: 200, nullable: true },
  'fee.validity_days': { min: 1, max: 31, nullable: true },
  'escorts.width_in': { min: 120, max: 240 },
  'escorts.width_multilane_in': { min: 120, max: 240 },
  'escorts.length_in': { min: 900, max: 1560, nullable: true },
  'escorts.height_in': { min: 162, max: 240, nullable: true },
};
const kingpinRanges = {
  limit_in: { min: 450, max: 560 },
  single_axle_limit_in: { min: 440, max: 560, nullable: true },
  trailer_over_in: { min: 480, max: 660, nullable: true },
} satisfies Record<string, Range>;
const kingpinPoints = new Set(['rearmost_axle', 'tandem_center', 'group_center']);
const flags = [
  'legal.bridge_formula',
  'travel.daylight_only',
  'travel.weekend_restricted',
  'travel.holidays_restricted',
];
const texts: Record<string, RegExp> = {
  name: /^\S.*\S$/,
  fips: /^\d{2}$/,
  'fee.basis': /^(flat|daily|tiered|distance-band|per-dimension|per-mile|none)$/,
  'agency.name': /^\S.*\S$/,
  'agency.url': /^https?:\/\/\S+$/,
  'agency.phone': /^\d{3}-\d{3}-\d{4}( ext\. \d+)?$/,
};
const tiers = new Set(['official', 'official-quoted', 'official-summary', 'secondary', 'permit-service', 'dataset']);
const groups = ['identity', 'legal', 'superload', 'fee', 'escorts', 'travel', 'agency'];
const rated = [...Object.keys(ranges), 'legal.kingpin', ...flags, ...Object.keys(texts)];

export function getField(state: StateFile, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), state);
}

/** One sentence for each fault. */
export function findFaults(state: StateFile): string[] {
  return [
    ...findWrongValues(state),
    ...findWrongOrder(state),
    ...findWrongFee(state),
    ...findWrongSources(state),
    ...findWrongRatings(state),
  ];
}

function findWrongValues(state: StateFile): string[] {
  const wrongRanges = Object.entries(ranges).filter(([path, range]) => !isWithin(getField(state, path), range));
  const wrongFlags = flags.filter((path) => {
    const value = getField(state, path);
    return typeof value !== 'boolean' && !(value === null && path.startsWith('travel.'));
  });
  const wrongTexts = Object.entries(texts).filter(([path, shape]) => {
    const value = getField(state, path);
    return !(typeof value === 'string' && shape.test(value)) && !(value === null && path === 'agency.phone');
  });
  const paths = [
    ...wrongRanges.map(([path]) => path),
    ...wrongFlags,
    ...wrongTexts.map(([path]) => path),
    ...findWrongKingpin(state),
    ...findWrongRoadLimits(state),
    ...findWrongSpacing(state),
    ...findWrongRareLimits(state),
    ...findWrongOverhangStart(state),
  ];
  return paths.map((path) => `${path} is ${String(getField(state, path))}`);
}

/** `applies` is the source's wording of the trailers that the limit covers. */
function findWrongKingpin(state: StateFile): string[] {
  const limit = getField(state, 'legal.kingpin');
  if (limit === null) return [];
  if (!isObject(limit)) return ['legal.kingpin'];
  return [
    ...Object.entries(kingpinRanges)
      .filter(([key, range]) => !isWithin(limit[key], range))
      .map(([key]) => key),
    ...(kingpinPoints.has(String(limit['to'])) ? [] : ['to']),
    ...(typeof limit['applies'] === 'string' && limit['applies'] !== '' ? [] : ['applies']),
  ].map((key) => `legal.kingpin.${key}`);
}

const roadLimitRanges: Record<string, Range> = {
  width: { min: 96, max: 101 },
  height: { min: 150, max: 180 },
  length: { min: 600, max: 1320 },
  trailer_length: { min: 540, max: 720 },
};
const roadLimitKey = /^(width|height|length|trailer_length)_(undesignated|narrow_lanes|county|all)$/;

/** The limit that a key of `legal.road_limits` names; null for any other key. */
export function parseRoadLimitKey(key: string): { what: string; road: string } | null {
  const [, what, road] = roadLimitKey.exec(key) ?? [];
  return what === undefined || road === undefined ? null : { what, road };
}

function findWrongRoadLimits(state: StateFile): string[] {
  const limits = getField(state, 'legal.road_limits');
  if (!isObject(limits)) return ['legal.road_limits'];
  return Object.entries(limits).flatMap(([key, limit]) => {
    const range = roadLimitRanges[parseRoadLimitKey(key)?.what ?? ''];
    return range !== undefined && isWithin(limit, range) ? [] : [`legal.road_limits.${key}`];
  });
}

function findWrongSpacing(state: StateFile): string[] {
  const spacing = getField(state, 'legal.trailer_spacing');
  if (spacing === null) return [];
  const isRight =
    isObject(spacing) &&
    isWithin(spacing['limit_in'], { min: 300, max: 600 }) &&
    isWithin(spacing['trailer_over_in'], { min: 480, max: 660 });
  return isRight ? [] : ['legal.trailer_spacing'];
}

const rareRanges: Record<'overhang_total_in' | 'height_interstate_in', Range> = {
  overhang_total_in: { min: 24, max: 240 },
  height_interstate_in: { min: 163, max: 180 },
};

/** Limits that only a state with such a rule has, each with a source. */
function findWrongRareLimits({ legal, sources }: StateFile): string[] {
  const keys = Object.keys(rareRanges) as (keyof typeof rareRanges)[];
  return keys.flatMap((key) => {
    const field = `legal.${key}`;
    const isSourced = sources.some(({ fields }) => fields.includes(field));
    const isRight = legal[key] === undefined ? !isSourced : isSourced && isWithin(legal[key], rareRanges[key]);
    return isRight ? [] : [field];
  });
}

/** Only Washington has it. */
function findWrongOverhangStart(state: StateFile): string[] {
  const from = getField(state, 'legal.rear_overhang_from');
  return from === undefined || from === 'last_axle' ? [] : ['legal.rear_overhang_from'];
}

function isWithin(value: unknown, { min, max, nullable, fraction }: Range): boolean {
  if (value === null) return nullable === true;
  if (typeof value !== 'number' || value < min || value > max) return false;
  return fraction === true || Number.isInteger(value);
}

/** A superload or an escort never begins below the legal limit. */
function findWrongOrder(state: StateFile): string[] {
  const pairs = [
    ['superload.width_in', 'legal.width_in'],
    ['superload.height_in', 'legal.height_in'],
    ['superload.gross_weight_lb', 'legal.gross_weight_lb'],
    ['escorts.width_in', 'legal.width_in'],
    ['escorts.width_multilane_in', 'legal.width_in'],
    ['escorts.height_in', 'legal.height_in'],
    ['legal.tandem_axle_lb', 'legal.single_axle_lb'],
  ] as const;
  return pairs
    .filter(([upper, lower]) => {
      const [high, low] = [getField(state, upper), getField(state, lower)];
      return typeof high === 'number' && typeof low === 'number' && high < low;
    })
    .map(([upper, lower]) => `${upper} is below ${lower}`);
}

function findWrongFee(state: StateFile): string[] {
  const priced = getField(state, 'fee.single_trip_oversize_usd') !== null;
  const rules = {
    'a basis of none goes with no price': (getField(state, 'fee.basis') === 'none') === !priced,
    'an origin of none goes with no price': (getField(state, 'fee.origin') === 'none') === !priced,
    'a daily basis goes with the daily flag':
      (getField(state, 'fee.basis') === 'daily') === getField(state, 'fee.charged_daily'),
    'escorts compare by gt or gte': ['gt', 'gte'].includes(String(getField(state, 'escorts.comparison'))),
  };
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [`broken: ${rule}`]));
}

function findWrongSources(state: StateFile): string[] {
  const wrong = state.sources.filter(
    ({ title, publisher, url, year, tier, fields }) =>
      [title, publisher, url].some((text) => text.trim() === '') ||
      !(year === null || (Number.isInteger(year) && year >= 1950 && year <= 2030)) ||
      !tiers.has(tier) ||
      fields.length === 0 ||
      fields.some((field) => getField(state, field) === undefined),
  );
  return [...wrong.map(({ title }) => `source: ${title}`), ...(state.sources.length === 0 ? ['no sources'] : [])];
}

/** A verified field names a source, a null its meaning; a group is verified when all of its fields are. */
function findWrongRatings(state: StateFile): string[] {
  const sourced = new Set(state.sources.flatMap(({ fields }) => fields));
  const wrongFields = rated.filter((path) => {
    const rating = state.field_confidence[path];
    if (getField(state, path) === null) {
      const meaning = state.null_meaning[path] ?? '';
      if (!['none', 'not-established', 'not-priced'].includes(meaning)) return true;
      if (meaning === 'not-established') return rating !== undefined;
    } else if (path in state.null_meaning) return true;
    else if (rating === undefined) return getField(state, path) !== 'none';
    return rating !== undefined && (rating === 'verified') !== sourced.has(path);
  });
  const wrongGroups = groups.filter((group) => {
    const ratings = Object.entries(state.field_confidence).filter(([path]) => getGroup(path) === group);
    const verified = ratings.length > 0 && ratings.every(([, rating]) => rating === 'verified');
    return state.confidence[group] !== (verified ? 'verified' : 'recalled');
  });
  return [...wrongFields.map((path) => `rating of ${path}`), ...wrongGroups.map((group) => `confidence of ${group}`)];
}

function getGroup(path: string): string {
  const [group = ''] = path.split('.');
  return ['name', 'fips', 'center'].includes(group) ? 'identity' : group;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
