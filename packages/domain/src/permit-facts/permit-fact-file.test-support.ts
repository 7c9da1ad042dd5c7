import * as z from 'zod/mini';
import { correction } from './correction-file.test-support.ts';

/** A count, length, weight, or sum within bounds. */
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const money = z.number().check(z.minimum(0), z.maximum(20_000));
const text = z.string().check(z.minLength(1));
const source = z.string().check(z.regex(/^s\d+$/));
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
};

const axleBounds = {
  steer_axle_over_lb: z.optional(whole(10_000, 60_000)),
  single_axle_over_lb: z.optional(whole(10_000, 60_000)),
  tandem_over_lb: z.optional(whole(20_000, 120_000)),
  quad_over_lb: z.optional(whole(40_000, 240_000)),
  steer_spacing_to_in: z.optional(whole(40, 400)),
  drive_to_trailer_to_in: z.optional(whole(40, 1200)),
  axle_spread_to_in: z.optional(whole(120, 4800)),
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
    road: z.optional(z.enum(['two_lane', 'multilane', 'interstate'])),
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
        ].every(([over, to]) => over === undefined || to === undefined || over < to),
      { error: 'can never hold' },
    ),
  );

const clockWindow = z
  .tuple([clock, clock])
  .check(z.refine(([from, to]) => from < to, { error: 'ends before it begins' }));

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
  oversize: z.array(z.strictObject({ when, usd: money, per, detail: z.optional(text), source })).check(z.minLength(1)),
  overweight: z.array(
    z.strictObject({
      when,
      usd: z.nullable(money),
      per,
      instead: z.boolean(),
      above_lb: z.optional(whole(0, 2_000_000)),
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
      detail: z.optional(text),
      source,
    }),
  ),
  /** A sum or a percentage; both are null where the state does not publish it. */
  extras: z.array(
    z.strictObject({
      what: text,
      usd: z.nullable(money),
      percent: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
      kind: z.optional(z.enum(['card', 'transaction'])),
      at_most: z.optional(z.literal(true)),
      minimum_usd: z.optional(money),
      percent_of_usd: z.optional(z.literal(true)),
      source,
    }),
  ),
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

/** A day of each year: a date, the nth weekday of a month, or a number of days from a holiday. */
const dayRule = z.union([
  monthDay,
  z.string().check(z.regex(/^(?:0[1-9]|1[0-2])-(?:MON|TUE|WED|THU|FRI|SAT|SUN)[1-4]$/)),
  z.string().check(z.regex(/^(?:memorial|labor|thanksgiving)(?:[-+]\d{1,2})?$/)),
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

const travel = z.strictObject({
  daylight: z.array(
    z.strictObject({ when, from_sunrise_min: whole(-120, 120), to_sunset_min: whole(-120, 120), source }),
  ),
  night: z.array(z.strictObject({ when, allowed: z.boolean(), detail: z.optional(text), source })),
  weekend: z.array(
    z.strictObject({ when, saturday: weekendDay, sunday: weekendDay, dates, detail: z.optional(text), source }),
  ),
  holidays: z.array(
    z.strictObject({
      days: z.array(holiday).check(z.minLength(1)),
      from: z.enum(['noon_day_before', 'sunset_day_before', 'midnight']),
      to: z.enum(['midnight', 'sunrise_day_after', 'noon_day_after']),
      weekend: z.optional(z.enum(['before', 'around'])),
      observed: z.optional(z.enum(['none', 'sunday'])),
      when,
      source,
    }),
  ),
  curfews: z.array(
    z.strictObject({
      area: text,
      counties: z.array(text),
      days: z.array(weekday).check(z.minLength(1)),
      windows: z.array(clockWindow).check(z.minLength(1)),
      dates,
      statewide: z.optional(z.literal(true)),
      when,
      source,
    }),
  ),
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
  .check(z.refine(({ tier, url }) => tier === 'recalled' || url !== null, { error: 'has no address' }));

const shape = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  fees,
  validity: z.nullable(z.strictObject({ days: whole(1, 366), business_days: z.boolean(), when, source })),
  kingpin: z.nullable(kingpin),
  kingpin_note: text,
  escorts: z.array(escort),
  travel,
  superload: z.array(z.strictObject({ when, detail: z.optional(text), source })),
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
  sources: z.array(sourceRecord).check(z.minLength(1)),
  conflicts: z.array(text),
});

/** One file of data/permit-facts. */
export type PermitFactFile = z.infer<typeof shape>;

/** The faults of one file as sentences; `counties` are the names of the state's counties. */
export function findFaults(file: unknown, counties: ReadonlySet<string>): string[] {
  const parsed = shape.safeParse(file);
  if (!parsed.success) return parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${describe(issue)}`);
  return [...findUnknownSources(parsed.data), ...findUnknownCounties(parsed.data, counties)];
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown key ${issue.keys.join(', ')}`;
  return issue.code === 'custom' ? issue.message : issue.code;
}

function findUnknownSources({ sources, ...facts }: PermitFactFile): string[] {
  const ids = new Set(sources.map(({ id }) => id));
  const twice = ids.size === sources.length ? [] : ['sources: one id twice'];
  const named = [...JSON.stringify(facts).matchAll(/"(?:overweight_only_)?source":"(s\d+)"/g)].map(([, id = '']) => id);
  const unknown = named.filter((id) => !ids.has(id)).map((id) => `source ${id}: unknown`);
  const { overweight_only_unrestricted: flag, overweight_only_source: flagSource } = facts.travel;
  const bare = (flag === null) === (flagSource === null) ? [] : ['travel.overweight_only_source: flag without source'];
  return [...twice, ...unknown, ...bare];
}

function findUnknownCounties({ travel }: PermitFactFile, counties: ReadonlySet<string>): string[] {
  return travel.curfews
    .flatMap((curfew) => curfew.counties)
    .filter((county) => !counties.has(county))
    .map((county) => `county ${county}: unknown`);
}
