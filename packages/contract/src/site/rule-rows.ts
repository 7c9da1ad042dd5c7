import { capitalize, listedStates, toThreshold, uncapitalize, type OrderableState } from '@wideload/domain';
import {
  describeCurfewList,
  isConfirmed,
  listStateDoubts,
  permitEscorts,
  permitFees,
  permitMaximums,
  permitOffices,
  permitTravel,
  roadBans,
  sizeFees,
  type Condition,
  type PermitMaximum,
  type PermitEscorts,
  type RoadBan,
  type SizeFee,
  type Sourced,
  type WeekendDay,
  type WeightFee,
} from '@wideload/domain/permit-facts';
import { formatAsk, listDoubtLines } from '../text/charges/doubt-lines.ts';
import type { RuleMeasure, RuleWords } from './rule-words.ts';

/** `notes` are texts of the facts, as is the value with `isFactText`. `isEnglish`: the value is a proper name. */
export type RuleRow = {
  term: string;
  value: string;
  notes: string[];
  isConfirmed: boolean;
  /** A key of `permitSources` of the state; null where nothing was found. */
  source: string | null;
  isEnglish?: true;
  isFactText?: true;
  link?: string;
};
export const ruleTableNames = [
  'escorts',
  'superload',
  'maximums',
  'fees',
  'weight',
  'travel',
  'doubts',
  'applying',
] as const;
export type RuleTables = Record<(typeof ruleTableNames)[number], RuleRow[]>;

/** More steps than these are one line. */
const maxSteps = 12;

/** All rules of a state by rows, each with its conditions. */
export function listRuleTables(state: OrderableState, words: RuleWords): RuleTables {
  const { escorts, superload } = permitEscorts[state];
  const { overweight, validity } = permitFees[state];
  return {
    escorts: escorts.map((row) => toRow(row, formatCars(row, words), words, row)),
    superload: superload.map((row) => toRow(row, words.superload, words, row)),
    maximums: listMaximumRows(state, words),
    fees: [
      // The price of a listed state is its only fee, whatever the rows say.
      ...(listedStates.has(state) ? [] : listSteps(sizeFees[state], words)),
      ...(validity === null
        ? []
        : [
            toPlainRow(
              validity,
              formatValidityTerm(validity.when, words),
              words.days(validity.days, validity.isBusinessDays),
            ),
          ]),
    ],
    weight: listSteps(overweight, words),
    travel: listTravelRows(state, words),
    doubts: listDoubtRows(state, words),
    applying: listApplyingRows(state, words),
  };
}

/** The validity may be that of some loads only. */
function formatValidityTerm({ note: _, ...when }: Condition, words: RuleWords): string {
  const { validity } = words.terms;
  return Object.keys(when).length === 0 ? validity : `${validity}: ${formatCondition(when, words)}`;
}

type Extra = { isAtThreshold?: boolean; isAtNight?: true; detail?: string };

function toRow(row: Sourced & { when: Condition }, value: string, words: RuleWords, extra: Extra = {}): RuleRow {
  const { note } = row.when;
  return {
    term: [formatCondition(row.when, words, extra.isAtThreshold), ...(extra.isAtNight ? [words.atNight] : [])].join(
      ', ',
    ),
    value,
    notes: [...(note === undefined ? [] : [note]), ...(extra.detail === undefined ? [] : [extra.detail])],
    isConfirmed: isConfirmed(row.tier),
    source: row.source,
  };
}

function toPlainRow({ tier, source }: Sourced, term: string, value: string, notes: string[] = []): RuleRow {
  return { term, value, notes, isConfirmed: isConfirmed(tier), source };
}

/** `Over 12 ft to 14 ft wide, two-lane roads`. */
export function formatCondition(when: Condition, words: RuleWords, isFrom = false): string {
  const bounds: [RuleMeasure, number | undefined, number | undefined][] = [
    ['width', when.widthOverIn, when.widthToIn],
    ['height', when.heightOverIn, when.heightToIn],
    ['length', when.lengthOverIn, when.lengthToIn],
    ['frontOverhang', when.frontOverhangOverIn, when.frontOverhangToIn],
    ['rearOverhang', when.rearOverhangOverIn, when.rearOverhangToIn],
    ['trailer', when.trailerOverIn, when.trailerToIn],
    ['gross', when.grossOverLb, when.grossToLb],
    ['steerAxle', when.steerAxleOverLb, undefined],
    ['singleAxle', when.singleAxleOverLb, undefined],
    ['tandem', when.tandemOverLb, undefined],
    ['quad', when.quadOverLb, undefined],
    ['steerSpacing', undefined, when.steerSpacingToIn],
    ['driveToTrailer', undefined, when.driveToTrailerToIn],
    ['miles', when.milesOver, when.milesTo],
    ['axles', when.axlesOver, when.axlesTo],
    ['excess', when.excessOverLb, when.excessToLb],
    ['axleSpan', when.axleSpanOverIn, when.axleSpanToIn],
  ];
  const parts = [
    ...bounds.flatMap(([what, over, to]) => {
      if (over === undefined && to === undefined) return [];
      const [least, most] = [readBound(what, over, isFrom), readBound(what, to)];
      const show = (bound: Bound) => (bound === null ? undefined : words.figure(what, bound.figure));
      return [
        words.range(what, {
          over: show(least),
          to: show(most),
          isFrom: least?.isFrom ?? false,
          isUnder: most?.isFrom ?? false,
        }),
      ];
    }),
    ...(when.isOversize === undefined ? [] : [words.oversize(when.isOversize)]),
    ...(when.isOverweight === undefined ? [] : [words.overweight(when.isOverweight)]),
    ...(when.isEscorted === undefined ? [] : [words.escorted(when.isEscorted)]),
    ...(when.isSuperload === undefined ? [] : [words.superloads(when.isSuperload)]),
    ...(when.load === undefined ? [] : [words.kinds[when.load]]),
    ...(when.road === undefined ? [] : [words.roads[when.road]]),
    ...(when.isDivided === undefined ? [] : [words.divided(when.isDivided)]),
  ];
  const text = parts.length === 0 ? words.anyLoad : parts.join(', ');
  return capitalize(text);
}

type Bound = ReturnType<typeof toThreshold> | null;

const plainMeasures = new Set<RuleMeasure>(['miles', 'axles']);
const weights = new Set<RuleMeasure>(['gross', 'excess', 'steerAxle', 'singleAxle', 'tandem', 'quad']);

/** `isFrom`: the row counts the figure itself. */
function readBound(what: RuleMeasure, figure: number | undefined, isFrom = false): Bound {
  if (figure === undefined) return null;
  if (isFrom || plainMeasures.has(what)) return { figure, isFrom };
  return toThreshold(figure, weights.has(what) ? 'lb' : 'in');
}

function formatCars({ front, rear, highPole, police }: PermitEscorts['escorts'][number], words: RuleWords): string {
  const parts = [
    ...(front > 0 ? [words.front(front)] : []),
    ...(rear > 0 ? [words.rear(rear)] : []),
    ...(highPole === false ? [] : [highPole === null ? words.maybeHighPole : words.highPole]),
    ...(police ? [words.police] : []),
  ];
  return parts.length === 0 ? words.noCars : words.list(parts);
}

/** The most that a permit allows. Silence reads as no limit. */
function listMaximumRows(state: OrderableState, words: RuleWords): RuleRow[] {
  const rows = permitMaximums[state];
  if (rows.length > 0) return rows.map((row) => toMaximumRow(row, words));
  return [{ term: words.terms.maximum, value: words.noMaximum, notes: [], isConfirmed: true, source: null }];
}

/** `Tandem, over 5 axles`: `46,000 lb, another source has 45,000 lb`. */
function toMaximumRow(row: PermitMaximum, words: RuleWords): RuleRow {
  const { of, limitLb, withinIn, perhapsLb } = row;
  const { note: _, ...when } = row.when;
  const format = (weight: number) => words.figure('gross', weight);
  const parts = [
    words.maximums[of],
    ...(withinIn === undefined ? [] : [words.within(words.figure('length', withinIn))]),
    ...(Object.keys(when).length === 0 ? [] : [uncapitalize(formatCondition(when, words))]),
  ];
  const value = [format(limitLb), ...(perhapsLb === undefined ? [] : [words.otherMost(format(perhapsLb))])];
  return { ...toRow(row, value.join(', '), words), term: capitalize(parts.join(', ')) };
}

/** Figures about which the sources of the state disagree. */
function listDoubtRows(state: OrderableState, { doubts: words }: RuleWords): RuleRow[] {
  const doubts = listStateDoubts(state);
  return (['money', 'limits', 'days'] as const).flatMap((about) =>
    listDoubtLines(doubts, about, words).map(({ text, why, office, source }) => ({
      term: words.doubts.about[about],
      value: `${capitalize(text)}, ${formatAsk(office, words)}`,
      notes: [why],
      isConfirmed: true,
      source,
    })),
  );
}

function listSteps(rows: readonly (SizeFee | WeightFee)[], words: RuleWords): RuleRow[] {
  if (rows.length <= maxSteps)
    return rows.map((row) => toRow(row, formatFee(row, words), words, 'detail' in row ? row : {}));
  const sums = rows.flatMap(({ dollars }) => dollars ?? []);
  const [first] = rows;
  if (first === undefined) return [];
  const steps = words.steps(rows.length, words.money(Math.min(...sums)), words.money(Math.max(...sums)));
  const isSure = rows.every(({ tier }) => isConfirmed(tier));
  return [{ term: capitalize(words.anyLoad), value: steps, notes: [], isConfirmed: isSure, source: first.source }];
}

function formatFee(row: SizeFee | WeightFee, words: RuleWords): string {
  if (row.dollars === null) return words.notEstablished;
  const sum = `${words.money(row.dollars)} ${words.per[row.per]}`;
  return 'isInstead' in row && row.isInstead ? `${sum}, ${words.instead}` : sum;
}

function listTravelRows(state: OrderableState, words: RuleWords): RuleRow[] {
  const { night, weekend, holidays, curfews, overweightOnly } = permitTravel[state];
  const { terms } = words;
  const named = (term: string, row: RuleRow): RuleRow => ({ ...row, term: `${term}: ${row.term}` });
  return [
    ...roadBans[state].map((row) => named(terms.roads, toRow(row, formatRoadBan(row, words), words, row))),
    ...night.map((row) => named(terms.night, toRow(row, row.isAllowed ? words.allowed : words.noTravel, words, row))),
    ...weekend.flatMap((row) => [
      named(terms.saturdays, toRow(row, formatTimes(row.saturday, words), words, row)),
      named(terms.sundays, toRow(row, formatTimes(row.sunday, words), words, row)),
    ]),
    ...holidays.map((row) =>
      named(terms.holidays, toRow(row, `${words.noTravel}: ${words.list(row.days.map(words.holiday))}`, words)),
    ),
    ...listHolidayListRow(state, words),
    ...curfews.map((row) => {
      const hours = words.list(row.windows.map(([from, to]) => words.between(from, to)));
      const line = toRow(row, `${words.noTravel}: ${words.weekdays(row.days)}, ${hours}`, words);
      return named(terms.curfew, { ...line, notes: [row.area, ...line.notes] });
    }),
    ...listCurfewListRow(state, words),
    ...(overweightOnly === null
      ? []
      : [toPlainRow(overweightOnly, terms.overweightOnly, words.overweightOnly(overweightOnly.isUnrestricted))]),
  ];
}

function listHolidayListRow(state: OrderableState, words: RuleWords): RuleRow[] {
  const { holidays, areHolidaysKnown, holidaySource } = permitTravel[state];
  if (areHolidaysKnown && holidays.length > 0) return [];
  const isNone = areHolidaysKnown && holidaySource !== null;
  return [
    {
      term: words.terms.holidays,
      value: isNone ? words.noHolidayLimit : words.otherHolidays,
      notes: [],
      isConfirmed: holidaySource === null || isConfirmed(holidaySource.tier),
      source: holidaySource?.source ?? null,
    },
  ];
}

/** Silence about curfews reads as none. */
function listCurfewListRow(state: OrderableState, words: RuleWords): RuleRow[] {
  const { kind, sources } = describeCurfewList(permitTravel[state]);
  if (kind === 'known' && permitTravel[state].curfews.length > 0) return [];
  const [basis] = sources;
  const isSure = basis === undefined || isConfirmed(basis.tier);
  const { curfew } = words.terms;
  return [
    { term: curfew, value: words.curfewList[kind], notes: [], isConfirmed: isSure, source: basis?.source ?? null },
  ];
}

function formatRoadBan({ road, name = '', isWithLeave }: RoadBan, words: RuleWords): string {
  const on = road === 'interstate' ? words.roads.interstate : name;
  return isWithLeave === true ? words.onlyWithLeave(on) : words.notOn(on);
}

function formatTimes(times: WeekendDay, words: RuleWords): string {
  if (times === null) return words.noTravel;
  return times === 'all' ? words.allowed : words.between(...times);
}

/** The office of a permit, what the state issues at once, and if the driver may show it on a screen. */
function listApplyingRows(state: OrderableState, words: RuleWords): RuleRow[] {
  const { portal, electronicCopy } = permitOffices[state];
  const { terms } = words;
  const { system, url, isAccountNeeded, phone, hours } = portal;
  return [
    { ...toPlainRow(portal, terms.system, system ?? url), isEnglish: true, link: url },
    ...(isAccountNeeded === null ? [] : [toPlainRow(portal, terms.account, words.account(isAccountNeeded))]),
    toPlainRow(portal, terms.phone, phone),
    ...(hours === null ? [] : [{ ...toPlainRow(portal, terms.hours, hours), isFactText: true as const }]),
    ...(portal.autoIssue === null ? [] : [toPlainRow(portal, terms.atOnce, words.somePermits, [portal.autoIssue])]),
    ...(electronicCopy === null
      ? []
      : [toPlainRow(electronicCopy, terms.screen, words.onScreen(electronicCopy.isAccepted), [electronicCopy.note])]),
  ];
}
