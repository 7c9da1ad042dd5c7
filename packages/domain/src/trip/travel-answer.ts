import type { OpenPart } from '../states/facts/evaluate-condition.ts';
import type { CurfewList, OpenPlace } from './curfews.ts';
import type { FactTier, PermitTravel, Sourced, WeekendDay, YearPart } from '../states/facts/permit-fact.ts';

/** Null: the state's rule for loads that are only overweight is not established. */
export type TravelTier = FactTier | null;
export type TravelSource = Sourced | { tier: null; source: null };

/**
 * `overweightOnly`: whether the rule holds for a load that is only overweight, or whether the load is one, is not known.
 * `place`: whether the way is in the place of the rule is not known.
 */
export type TravelCondition = OpenPart & { overweightOnly?: 'rule' | 'load'; place?: OpenPlace };

/** `all`: at any time; a window; null: no travel. */
export type TravelTimes = WeekendDay;

/**
 * `settled` holds for this load; `open` holds in its place where the condition is met.
 * With neither, the rule is not established. `detail` is a text of the facts, and no condition.
 */
export type TimesAnswer = {
  settled: (Sourced & { times: TravelTimes; detail?: string }) | null;
  open: (TravelSource & { times: TravelTimes; condition: TravelCondition; dates?: YearPart; detail?: string })[];
};

/** A ban without a condition holds for this load. */
type Ban<Content> = Content & Sourced & { condition: TravelCondition | null };
export type HolidayBan = Ban<Pick<PermitTravel['holidays'][number], 'days' | 'from' | 'to' | 'weekend' | 'observed'>>;
export type Curfew = Ban<Pick<PermitTravel['curfews'][number], 'area' | 'counties' | 'days' | 'windows' | 'dates'>>;

export type TravelAnswer = {
  /** Minutes added to sunrise and sunset, the stricter ones of the rows that can hold; null: not established. */
  daylight: { fromSunriseMin: number; toSunsetMin: number } | null;
  night: TimesAnswer;
  saturday: TimesAnswer;
  sunday: TimesAnswer;
  holidays: {
    bans: HolidayBan[];
    /** The rows that set this load free; null if a ban holds or nothing is established. */
    free: { tier: FactTier; sources: string[] } | null;
    /** False: other holidays than those of the bans may close the state too. */
    areAllKnown: boolean;
  };
  /** Those on the way; all of the state where no way is known. */
  curfews: Curfew[];
  curfewList: CurfewList;
  seasons: PermitTravel['seasons'];
};
