import type { DoubtLineWords } from '../text/charges/doubt-lines.ts';
import type {
  AxleMeasure,
  Condition,
  CurfewList,
  FeeUnit,
  PermitMaximum,
  RoadClass,
  Weekday,
} from '@wideload/domain/permit-facts';

export type RuleMeasure =
  | 'width'
  | 'height'
  | 'length'
  | 'frontOverhang'
  | 'rearOverhang'
  | 'trailer'
  | 'gross'
  | AxleMeasure
  | 'miles'
  | 'axles'
  | 'excess';

/** A language of the tables of a state's rules. Figures are inches, pounds, miles and numbers of axles. */
export type RuleWords = {
  figure: (what: RuleMeasure, figure: number) => string;
  /** Between two figures; `isFrom`: the lower one counts, `isUnder`: the upper one does not. */
  range: (
    what: RuleMeasure,
    bounds: { over?: string | undefined; to?: string | undefined; isFrom: boolean; isUnder: boolean },
  ) => string;
  oversize: (isOversize: boolean) => string;
  overweight: (isOverweight: boolean) => string;
  escorted: (isEscorted: boolean) => string;
  superloads: (isSuperload: boolean) => string;
  divided: (isDivided: boolean) => string;
  atNight: string;
  kinds: Record<NonNullable<Condition['load']>, string>;
  roads: Record<RoadClass, string>;
  anyLoad: string;
  list: (parts: readonly string[]) => string;
  front: (count: number) => string;
  rear: (count: number) => string;
  highPole: string;
  maybeHighPole: string;
  police: string;
  noCars: string;
  superload: string;
  /** The axles that a permit maximum is about; `within`: no longer from the first to the last. */
  maximums: Record<PermitMaximum['of'], string>;
  within: (length: string) => string;
  otherMost: (weight: string) => string;
  noMaximum: string;
  money: (dollars: number) => string;
  per: Record<FeeUnit, string>;
  notEstablished: string;
  instead: string;
  steps: (count: number, least: string, most: string) => string;
  days: (count: number, isBusinessDays: boolean) => string;
  allowed: string;
  noTravel: string;
  between: (from: string, to: string) => string;
  holiday: (day: string) => string;
  weekdays: (days: readonly Weekday[]) => string;
  notOn: (road: string) => string;
  onlyWithLeave: (road: string) => string;
  noHolidayLimit: string;
  otherHolidays: string;
  curfewList: Record<CurfewList['kind'], string>;
  account: (isNeeded: boolean) => string;
  somePermits: string;
  /** Null: the state does not say. */
  onScreen: (isAccepted: boolean | null) => string;
  terms: Record<
    | 'maximum'
    | 'validity'
    | 'roads'
    | 'night'
    | 'saturdays'
    | 'sundays'
    | 'holidays'
    | 'curfew'
    | 'overweightOnly'
    | 'system'
    | 'account'
    | 'phone'
    | 'hours'
    | 'atOnce'
    | 'screen',
    string
  >;
  doubts: DoubtLineWords;
  overweightOnly: (isUnrestricted: boolean) => string;
};
