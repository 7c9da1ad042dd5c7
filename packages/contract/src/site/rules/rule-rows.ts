import { listedStates, type OrderableState } from '@wideload/domain';
import {
  isConfirmed,
  permitEscorts,
  permitFees,
  permitOffices,
  permitTravel,
  sizeFees,
  type Condition,
  type PermitEscorts,
  type SizeFee,
  type Sourced,
  type WeekendDay,
  type WeightFee,
} from '@wideload/domain/permit-facts';
import type { RuleMeasure, RuleWords } from './rule-words.ts';

/** `notes` are texts of the facts, which are in English, as is the value with `isEnglish`. */
export type RuleRow = {
  term: string;
  value: string;
  notes: string[];
  isConfirmed: boolean;
  /** A key of `permitSources` of the state. */
  source: string;
  isEnglish?: true;
  link?: string;
};
export type RuleTables = Record<'escorts' | 'superload' | 'fees' | 'weight' | 'travel' | 'applying', RuleRow[]>;

/** More steps than these are one line. */
const maxSteps = 12;

/** All rules of a state by rows, each with its conditions. */
export function listRuleTables(state: OrderableState, words: RuleWords): RuleTables {
  const { escorts, superload } = permitEscorts[state];
  const { overweight, validity } = permitFees[state];
  return {
    escorts: escorts.map((row) => toRow(row, formatCars(row, words), words, row)),
    superload: superload.map((row) => toRow(row, words.superload, words, row)),
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
    ['axleSpread', undefined, when.axleSpreadToIn],
    ['miles', when.milesOver, when.milesTo],
    ['axles', when.axlesOver, when.axlesTo],
  ];
  const parts = [
    ...bounds.flatMap(([what, over, to]) => {
      const show = (figure: number | undefined) => (figure === undefined ? undefined : words.figure(what, figure));
      return over === undefined && to === undefined
        ? []
        : [words.range(what, { over: show(over), to: show(to), isFrom })];
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

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
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
    ...night.map((row) => named(terms.night, toRow(row, row.isAllowed ? words.allowed : words.noTravel, words, row))),
    ...weekend.flatMap((row) => [
      named(terms.saturdays, toRow(row, formatTimes(row.saturday, words), words, row)),
      named(terms.sundays, toRow(row, formatTimes(row.sunday, words), words, row)),
    ]),
    ...holidays.map((row) =>
      named(terms.holidays, toRow(row, `${words.noTravel}: ${words.list(row.days.map(words.holiday))}`, words)),
    ),
    ...curfews.map((row) => {
      const hours = words.list(row.windows.map(([from, to]) => words.between(from, to)));
      const line = toRow(row, `${words.noTravel}: ${words.weekdays(row.days)}, ${hours}`, words);
      return named(terms.curfew, { ...line, notes: [row.area, ...line.notes] });
    }),
    ...(overweightOnly === null
      ? []
      : [toPlainRow(overweightOnly, terms.overweightOnly, words.overweightOnly(overweightOnly.isUnrestricted))]),
  ];
}

function formatTimes(times: WeekendDay, words: RuleWords): string {
  if (times === null) return words.noTravel;
  return times === 'all' ? words.allowed : words.between(...times);
}

/** Where a permit is asked for, what the state issues at once, and whether the driver may show it on a screen. */
function listApplyingRows(state: OrderableState, words: RuleWords): RuleRow[] {
  const { portal, electronicCopy } = permitOffices[state];
  const { terms } = words;
  const { system, url, isAccountNeeded, phone, hours } = portal;
  return [
    { ...toPlainRow(portal, terms.system, system ?? url), isEnglish: true, link: url },
    ...(isAccountNeeded === null ? [] : [toPlainRow(portal, terms.account, words.account(isAccountNeeded))]),
    toPlainRow(portal, terms.phone, phone),
    ...(hours === null ? [] : [{ ...toPlainRow(portal, terms.hours, hours), isEnglish: true as const }]),
    ...(portal.autoIssue === null ? [] : [toPlainRow(portal, terms.atOnce, words.somePermits, [portal.autoIssue])]),
    ...(electronicCopy === null
      ? []
      : [toPlainRow(electronicCopy, terms.screen, words.onScreen(electronicCopy.isAccepted), [electronicCopy.note])]),
  ];
}
