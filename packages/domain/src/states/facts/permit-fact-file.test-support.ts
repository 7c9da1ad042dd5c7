import * as z from 'zod/mini';
import { correction } from './correction-file.test-support.ts';

/** A count, length, weight, or sum within bounds. */
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const money = z.number().check(z.minimum(0), z.maximum(20_000));
const text = z.string().check(z.minLength(1));
const source = z.string().check(z.regex(/^[a-z]\d+$/));
const clock = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const monthDay = z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const phone = z.string().check(z.regex(/\d{3}-\d{3}-\d{4}/));
const webAddress = z.string().check(z.regex(/^https?:\/\/\S+$/));

const lowerBounds = {
  width_over_in: z.optional(whole(96, 480)),
  height_over_in: z.optional(whole(150, 360)),
  length_over_in: z.optional(whole(480, 4800)),
  front_overhang_over_in: z.optional(whole(12, 600)),
  rear_overhang_over_in: z.optional(whole(12, 600)),
  trailer_over_in: z.optional(whole(400, 4800)),
  gross_over_lb: z.optional(whole(40_000, 2_000_000)),
  miles_over: z.optional(whole(0, 2000)),
  axles_over: z.optional(whole(1, 40)),
  excess_over_lb: z.optional(whole(0, 500_000)),
  axle_span_over_in: z.optional(whole(120, 4800)),
};
const upperBounds = {
  width_to_in: lowerBounds.width_over_in,
  height_to_in: lowerBounds.height_over_in,
  length_to_in: lowerBounds.length_over_in,
  front_overhang_to_in: lowerBounds.front_overhang_over_in,
  rear_overhang_to_in: lowerBounds.rear_overhang_over_in,
  trailer_to_in: lowerBounds.trailer_over_in,
  gross_to_lb: lowerBounds.gross_over_lb,
  miles_to: lowerBounds.miles_over,
  axles_to: lowerBounds.axles_over,
  excess_to_lb: lowerBounds.excess_over_lb,
  axle_span_to_in: lowerBounds.axle_span_over_in,
};

const axleBounds = {
  steer_axle_over_lb: z.optional(whole(10_000, 60_000)),
  single_axle_over_lb: z.optional(whole(10_000, 60_000)),
  tandem_over_lb: z.optional(whole(20_000, 120_000)),
  quad_over_lb: z.optional(whole(40_000, 240_000)),
  steer_spacing_to_in: z.optional(whole(40, 400)),
  drive_to_trailer_to_in: z.optional(whole(40, 1200)),
};

/** A condition that no load can meet makes its row dead. */
const when = z
  .strictObject({
    ...lowerBounds,
    ...upperBounds,
    ...axleBounds,
    oversize: z.optional(z.boolean()),
    overweight: z.optional(z.boolean()),
    escorted: z.optional(z.boolean()),
    superload: z.optional(z.boolean()),
    load: z.optional(z.enum(['manufactured_building', 'not_manufactured_building', 'house', 'other'])),
    road: z.optional(z.enum(['two_lane', 'multilane', 'interstate', 'off_interstate'])),
    divided: z.optional(z.boolean()),
    note: z.optional(text),
  })
  .check(
    z.refine(
      (bounds) =>
        [
          [bounds.width_over_in, bounds.width_to_in],
          [bounds.height_over_in, bounds.height_to_in],
          [bounds.length_over_in, bounds.length_to_in],
          [bounds.front_overhang_over_in, bounds.front_overhang_to_in],
          [bounds.rear_overhang_over_in, bounds.rear_overhang_to_in],
          [bounds.trailer_over_in, bounds.trailer_to_in],
          [bounds.gross_over_lb, bounds.gross_to_lb],
          [bounds.miles_over, bounds.miles_to],
          [bounds.axles_over, bounds.axles_to],
          [bounds.excess_over_lb, bounds.excess_to_lb],
          [bounds.axle_span_over_in, bounds.axle_span_to_in],
        ].every(([over, to]) => over === undefined || to === undefined || over < to),
      { error: 'can never hold' },
    ),
  );

const clockWindow = z
  .tuple([clock, clock])
  .check(z.refine(([from, to]) => from < to, { error: 'ends before it begins' }));

/** The figure of another source for a row, in the unit of the row; null if no source gives one. */
const doubtParts = { why: text, source };
const doubt = z.optional(z.strictObject({ other: z.nullable(money), ...doubtParts }));

const per = z.enum([
  'trip',
  'day',
  '1000lb_over_legal',
  'ton_over_legal',
  'ton_mile',
  'mile',
  '1000lb_mile',
  'dimension',
]);

const fees = z.strictObject({
  oversize: z
    .array(z.strictObject({ when, usd: money, per, detail: z.optional(text), source, doubt }))
    .check(z.minLength(1)),
  overweight: z.array(
    z.strictObject({
      when,
      usd: z.nullable(money),
      per,
      instead: z.boolean(),
      above_lb: z.optional(whole(0, 2_000_000)),
      above_most_lb: z.optional(whole(0, 2_000_000)),
      rounding: z.optional(z.literal('nearest')),
      minimum_usd: z.optional(money),
      maximum_usd: z.optional(money),
      nearest_usd: z.optional(money),
      miles_step: z.optional(whole(1, 100)),
      lb_step: z.optional(whole(1000, 100_000)),
      axle_group: z.optional(
        z
          .strictObject({
            axles: whole(2, 6),
            within_in: whole(60, 240),
            over_lb: whole(20_000, 200_000),
            to_lb: whole(20_000, 200_000),
          })
          .check(z.refine(({ over_lb: over, to_lb: to }) => over < to)),
      ),
      alternative: z.optional(z.literal(true)),
      one_of: z.optional(text),
      detail: z.optional(text),
      source,
      doubt,
    }),
  ),
  /** A sum or a percentage; both are null where the state does not publish it. */
  extras: z.array(
    z
      .strictObject({
        what: text,
        usd: z.nullable(money),
        percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
        kind: z.optional(z.enum(['card', 'transaction', 'further'])),
        when: z.optional(when),
        feet_over: z.optional(z.strictObject({ of: z.enum(['width', 'height', 'length']), in: whole(96, 4800) })),
        per_mile: z.optional(z.literal(true)),
        at_most: z.optional(z.literal(true)),
        at_least: z.optional(z.literal(true)),
        uncounted: z.optional(z.literal(true)),
        minimum_usd: z.optional(money),
        percent_of_usd: z.optional(z.literal(true)),
        source,
        doubt,
      })
      .check(
        z.refine(
          ({ kind, when: condition }) => (kind === 'further') === (condition !== undefined),
          'a further charge has a condition, and no other one has',
        ),
      ),
  ),
  legal_table: z.optional(z.strictObject({ maximum_lb: whole(80_000, 200_000), source })),
  weight_sum: z.optional(z.strictObject({ whole_usd: z.literal(true), maximum_with_size_usd: money, source })),
  notes: z.string(),
});

const kingpin = z.strictObject({
  limit_in: whole(440, 600),
  to: z.enum(['rear_tandem_center', 'rearmost_axle_center', 'rear_axle_group_center']),
  applies: text,
  permit_can_exceed: z.nullable(z.boolean()),
  source,
});

const escort = z.strictObject({
  when,
  at_threshold: z.boolean(),
  front: whole(0, 4),
  rear: whole(0, 4),
  high_pole: z.nullable(z.boolean()),
  police: z.boolean(),
  at_night: z.optional(z.literal(true)),
  detail: z.optional(text),
  source,
});

const roadBan = z
  .strictObject({
    when,
    road: z.enum(['interstate', 'toll', 'named']),
    name: z.optional(text),
    leave: z.optional(z.literal(true)),
    detail: z.optional(text),
    source,
  })
  .check(
    z.refine(({ road, name }) => (road !== 'interstate') === (name !== undefined), {
      error: 'a named road has a name',
    }),
  );

/** A day of each year: a date, the nth weekday of a month, or a number of days from a holiday. */
const dayRule = z.union([
  monthDay,
  z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:MON|TUE|WED|THU|FRI|SAT|SUN)[1-4]$/)),
  z.string().check(z.regex(/^(?:easter|memorial|labor|thanksgiving)(?:[-+]\d{1,2})?$/)),
]);
const dates = z.optional(z.union([z.tuple([dayRule, dayRule]), z.literal('holiday_weekends')]));

const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']);
const weekendDay = z.nullable(z.union([z.literal('all'), clockWindow]));
const holidayNames = [
  'new_year',
  'martin_luther_king',
  'presidents',
  'good_friday',
  'easter',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'thanksgiving_friday',
  'christmas_eve',
  'christmas',
  'new_year_eve',
  'unnamed_legal_holidays',
] as const;
const holiday = z.union([
  z.enum(holidayNames),
  z
    .string()
    .check(z.refine((name) => /^other:[^:]+:[^:]+$/.test(name) && dayRule.safeParse(name.split(':')[2]).success)),
]);

const holidayRow = z.strictObject({
  days: z.array(holiday).check(z.minLength(1)),
  from: z.enum(['noon_day_before', 'sunset_day_before', 'midnight']),
  to: z.enum(['midnight', 'sunrise_day_after', 'noon_day_after']),
  weekend: z.optional(z.enum(['before', 'around'])),
  observed: z.optional(z.enum(['none', 'sunday'])),
  when,
  source,
  doubt: z.optional(z.strictObject({ other: z.nullable(z.array(holiday)), ...doubtParts })),
});

/** A road by its number, as the router writes it, or all Interstates. */
const namedRoads = z.optional(
  z.array(z.string().check(z.regex(/^(?:interstate|[A-Z]{1,2}-\d+[A-Z]?)$/))).check(z.minLength(1)),
);
const curfew = z
  .strictObject({
    area: text,
    counties: z.array(text),
    statewide: z.optional(z.literal(true)),
    unnamed: z.optional(z.literal(true)),
    on: namedRoads,
    not_on: namedRoads,
    days: z.array(weekday).check(z.minLength(1)),
    windows: z.array(clockWindow).check(z.minLength(1)),
    dates,
    when,
    source,
  })
  .check(
    z.refine(
      ({ counties, statewide, unnamed }) =>
        [counties.length > 0, statewide === true, unnamed === true].filter(Boolean).length === 1,
      { error: 'has no place, or two' },
    ),
  );

const travel = z.strictObject({
  daylight: z.array(
    z.strictObject({ when, from_sunrise_min: whole(-120, 120), to_sunset_min: whole(-120, 120), source }),
  ),
  night: z.array(z.strictObject({ when, allowed: z.boolean(), detail: z.optional(text), source })),
  weekend: z.array(
    z.strictObject({ when, saturday: weekendDay, sunday: weekendDay, dates, detail: z.optional(text), source }),
  ),
  holidays: z.union([z.enum(['none', 'unknown']), z.array(holidayRow).check(z.minLength(1))]),
  holidays_source: z.optional(source),
  more_holidays: z.optional(z.literal('unknown')),
  curfews: z.union([z.enum(['none', 'unknown']), z.array(curfew).check(z.minLength(1))]),
  curfews_source: z.optional(source),
  more_curfews: z.optional(z.literal('unknown')),
  season: z.array(z.strictObject({ what: text, from: z.nullable(monthDay), to: z.nullable(monthDay), source })),
  overweight_only_unrestricted: z.nullable(z.boolean()),
  overweight_only_source: z.nullable(source),
  weather_note: z.nullable(text),
});

const sourceRecord = z
  .strictObject({
    id: source,
    title: text,
    publisher: text,
    url: z.nullable(webAddress),
    year: z.nullable(whole(1950, 2026)),
    tier: z.enum(['official', 'official_quoted', 'secondary', 'permit_service', 'recalled']),
    quote: z.nullable(text),
    read_on: day,
    second_hand: z.boolean(),
  })
  // A text that a third party quotes is found by its citation, which is its title.
  .check(
    z.refine(({ tier, url, second_hand: isQuoted }) => tier === 'recalled' || isQuoted || url !== null, {
      error: 'has no address',
    }),
  );

/** The most that a permit allows; above it the state decides load by load. `doubt` is for readers of the file. */
const maximum = z.strictObject({
  when,
  of: z.enum(['steer', 'single', 'each_axle', 'tandem', 'tridem', 'quad', 'five_axles', 'gross']),
  limit_lb: whole(12_000, 500_000),
  within_in: z.optional(whole(40, 240)),
  perhaps_lb: z.optional(whole(12_000, 500_000)),
  source,
  doubt: z.optional(text),
});

const shape = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  fees,
  validity: z.nullable(z.strictObject({ days: whole(1, 366), business_days: z.boolean(), when, source, doubt })),
  kingpin: z.nullable(kingpin),
  kingpin_note: text,
  escorts: z.array(escort),
  road_bans: z.optional(z.array(roadBan).check(z.minLength(1))),
  travel,
  superload: z.array(z.strictObject({ when, detail: z.optional(text), source })),
  maximums: z.optional(z.array(maximum)),
  portal: z.strictObject({
    system: z.nullable(text),
    url: webAddress,
    account_needed: z.nullable(z.boolean()),
    auto_issue: z.nullable(text),
    phone,
    hours: z.nullable(text),
    source,
  }),
  electronic_copy: z.nullable(z.strictObject({ accepted: z.nullable(z.boolean()), note: z.string(), source })),
  local_permits: z.array(z.strictObject({ who: text, when, phone: z.nullable(phone), source })),
  corrections: z.array(correction),
  limit_doubts: z.optional(
    z.array(
      z.strictObject({
        field: z.enum(['legal.height_in', 'legal.front_overhang_in', 'legal.rear_overhang_in']),
        other: z.nullable(whole(12, 240)),
        ...doubtParts,
      }),
    ),
  ),
  sources: z.array(sourceRecord).check(z.minLength(1)),
  conflicts: z.array(text),
});

/** One file of data/permit-facts. */
export type PermitFactFile = z.infer<typeof shape>;

/** No rows where the state has none, or none could be read. */
export function listCurfewRows({ curfews }: PermitFactFile['travel']) {
  return typeof curfews === 'string' ? [] : curfews;
}

/** The faults of one file as sentences; `counties` are the names of the state's counties. */
export function findFaults(file: unknown, counties: ReadonlySet<string>): string[] {
  const parsed = shape.safeParse(file);
  if (!parsed.success) return parsed.error.issues.flatMap((issue) => listFaults(issue));
  return [...findUnknownSources(parsed.data), ...findUnknownCounties(parsed.data, counties)];
}

/** Of a value that is none of several shapes, what is wrong with the last shape: the rows. */
function listFaults(issue: z.core.$ZodIssue, before: readonly PropertyKey[] = []): string[] {
  const path = [...before, ...issue.path];
  const rows = issue.code === 'invalid_union' ? issue.errors.at(-1) : undefined;
  if (rows !== undefined) return rows.flatMap((inner) => listFaults(inner, path));
  return [`${path.join('.')}: ${describe(issue)}`];
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown key ${issue.keys.join(', ')}`;
  return issue.code === 'custom' ? issue.message : issue.code;
}

function findUnknownSources({ sources, ...facts }: PermitFactFile): string[] {
  const ids = new Set(sources.map(({ id }) => id));
  const twice = ids.size === sources.length ? [] : ['sources: one id twice'];
  const named = [...JSON.stringify(facts).matchAll(/"(?:\w+_)?source":"([a-z]\d+)"/g)].map(([, id = '']) => id);
  const unknown = named.filter((id) => !ids.has(id)).map((id) => `source ${id}: unknown`);
  const { overweight_only_unrestricted: flag, overweight_only_source: flagSource } = facts.travel;
  const bare = (flag === null) === (flagSource === null) ? [] : ['travel.overweight_only_source: flag without source'];
  const unproven = (['curfews', 'holidays'] as const).filter(
    (key) => facts.travel[key] === 'none' && facts.travel[`${key}_source`] === undefined,
  );
  return [...twice, ...unknown, ...bare, ...unproven.map((key) => `travel.${key}: absence is no proof of none`)];
}

function findUnknownCounties({ travel }: PermitFactFile, counties: ReadonlySet<string>): string[] {
  return listCurfewRows(travel)
    .flatMap((row) => row.counties)
    .filter((county) => !counties.has(county))
    .map((county) => `county ${county}: unknown`);
}
