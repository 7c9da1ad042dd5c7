import { formatClock, formatHoliday, weekdayNames } from '@wideload/contract/client';
import type { MissingFigure, OpenPart, TravelCondition, Weekday } from '@wideload/domain/permit-facts';
import { formatList } from '#lib/format-list.ts';

const figures: Record<MissingFigure, string> = {
  width: 'width',
  height: 'height',
  length: 'length',
  frontOverhang: 'front overhang',
  rearOverhang: 'rear overhang',
  gross: 'weight',
  miles: 'miles',
  axles: 'number of axles',
  trailer: 'trailer length',
  axleDistances: 'axle distances',
  axleWeights: 'axle weights',
  kingpin: 'kingpin',
  isOversize: 'size',
  isOverweight: 'whether the load is overweight',
  isEscorted: 'whether an escort is needed',
  isSuperload: 'whether the load is a superload',
};

const kinds: Record<NonNullable<OpenPart['kind']>, string> = {
  manufactured_building: 'for a manufactured building',
  not_manufactured_building: 'for a load other than a manufactured building',
  house: 'for a house',
  other: 'for a load other than a building',
};

const roads: Record<NonNullable<OpenPart['road']>, string> = {
  two_lane: 'on two-lane roads',
  multilane: 'on multilane roads',
  off_interstate: 'off the Interstate',
  interstate: 'on Interstates',
};

type OverweightOnly = Record<NonNullable<TravelCondition['overweightOnly']>, string>;

const freeIfOverweight: OverweightOnly = {
  rule: 'possibly, for overweight-only loads: the rule is not known',
  load: 'if the load is overweight only',
};

const bannedUnlessOverweight: OverweightOnly = {
  rule: 'but whether this applies to overweight-only loads is not known',
  load: 'unless the load is overweight only',
};

/** Parts of the lines that travel-lines.ts builds. */
export const travelWords = {
  labels: {
    night: 'At night',
    saturday: 'Saturdays',
    sunday: 'Sundays',
    weekend: 'Saturdays and Sundays',
    holidays: 'Holidays',
    curfew: 'Curfew',
  },
  allowed: 'travel allowed',
  none: 'no travel',
  only: (from: string, to: string) =>
    from === '00:00' ? `travel until ${formatClock(to)}` : `travel from ${formatClock(from)} to ${formatClock(to)}`,
  between: (from: string, to: string) => `${formatClock(from)} to ${formatClock(to)}`,
  noneOn: (days: string) => `no travel on ${days}`,
  banFrom: {
    noon_day_before: 'from noon the day before',
    sunset_day_before: 'from sunset the day before',
    midnight: 'from midnight',
  },
  banTo: {
    midnight: 'to midnight',
    sunrise_day_after: 'to sunrise the day after',
    noon_day_after: 'to noon the day after',
  },
  otherHolidays: 'others are not known: see the permit',
  noHolidayLimit: 'no restrictions for this load',
  curfew: (days: string, hours: string) => `no travel ${days}, ${hours}`,
  ifOnWay: 'if your road goes there',
  curfewList: {
    known: 'none that we know applies to this load',
    partly: 'others are not known: see the permit',
    unlisted: 'cities and counties have some, of which we have no list: see the permit',
    unknown: 'not known: see the permit',
  },
  weekdays: (days: readonly Weekday[]) => {
    const named = days.map((day) => weekdayNames[day]);
    if (named.length === 7) return 'every day';
    return days.join() === 'mon,tue,wed,thu,fri' ? 'Monday through Friday' : formatList(named);
  },
  holiday: formatHoliday,
  list: (words: readonly string[]) => formatList(words),
  depends: 'it depends',
  dependsOn: (names: string) => `depending on ${names}`,
  figures,
  kinds,
  roads,
  freeIfOverweight,
  bannedUnlessOverweight,
  unconfirmed: 'not confirmed by the state',
  notEstablished: 'not known; check with the permit office',
  loading: 'Loading',
  notLoaded: 'This could not be loaded. Reload the page to try again.',
} as const;
