import { formatPounds, pounds } from '@wideload/domain';
import { chargeWords } from '../text/charges/charge-words.ts';
import { formatClock, weekdayNames } from '../text/clock-words.ts';
import { formatHoliday } from '../text/holiday-names.ts';
import { formatValidity } from '../text/validity-words.ts';
import type { RuleMeasure, RuleWords } from './rule-words.ts';

const adjectives: Record<RuleMeasure, string> = {
  width: ' wide',
  height: ' high',
  length: ' long',
  frontOverhang: ' of front overhang',
  rearOverhang: ' of rear overhang',
  trailer: ' of trailer with its load',
  gross: '',
  steerAxle: ' on the first axle',
  singleAxle: ' on any axle',
  tandem: ' on a tandem',
  quad: ' on a group of four axles or more',
  steerSpacing: ' from the first axle to the second',
  driveToTrailer: ' from the drive axle to the trailer’s first axle',
  axleSpan: ' from the first axle to the last',
  miles: '',
  axles: '',
  excess: ' above the table for the axles',
};

const orMore: Record<RuleMeasure, string> = {
  trailer: ' or longer with its load',
  steerAxle: ' or more on the first axle',
  singleAxle: ' or more on any axle',
  tandem: ' or more on a tandem',
  quad: ' or more on a group of four axles or more',
  steerSpacing: ' or more from the first axle to the second',
  driveToTrailer: ' or more from the drive axle to the trailer’s first axle',
  width: ' or wider',
  height: ' or higher',
  length: ' or longer',
  frontOverhang: ' or more of front overhang',
  rearOverhang: ' or more of rear overhang',
  gross: ' or heavier',
  miles: ' or more',
  axles: ' or more',
  excess: ' or more above the table for the axles',
  axleSpan: ' or more from the first to the last axle',
};

const weights: ReadonlySet<RuleMeasure> = new Set(['gross', 'excess', 'steerAxle', 'singleAxle', 'tandem', 'quad']);

/** Some rates are a fraction of a cent. */
const rate = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const listFormat = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** The printed provisions and the public pages write lengths in different ways. */
export function createEnglishRuleWords(formatInches: (length: number) => string): RuleWords {
  return {
    figure: (what, figure) => {
      if (weights.has(what)) return formatPounds(pounds(figure));
      if (what === 'miles') return `${figure} miles`;
      return what === 'axles' ? `${figure} axles` : formatInches(figure);
    },
    range: (what, { over, to, isFrom, isUnder }) => {
      if (over !== undefined && to === undefined && isFrom) return `${over}${orMore[what]}`;
      const least = over === undefined ? [] : [isFrom ? 'from' : 'over', over];
      const most = to === undefined ? [] : [...(isUnder ? ['under'] : [over === undefined ? 'up to' : 'to']), to];
      const joined =
        isUnder && over !== undefined && to !== undefined ? [...least, 'to', ...most] : [...least, ...most];
      return `${joined.join(' ')}${adjectives[what]}`;
    },
    oversize: (isOversize) => (isOversize ? 'also oversize' : 'not oversize'),
    overweight: (isOverweight) => (isOverweight ? 'overweight' : 'not overweight'),
    escorted: (isEscorted) => (isEscorted ? 'with an escort' : 'without an escort'),
    superloads: (isSuperload) => (isSuperload ? 'superloads' : 'not superloads'),
    divided: (isDivided) => (isDivided ? 'divided' : 'undivided'),
    atNight: 'at night',
    kinds: {
      manufactured_building: 'manufactured buildings',
      not_manufactured_building: 'loads other than manufactured buildings',
      house: 'houses',
      other: 'loads other than buildings',
    },
    roads: {
      two_lane: 'two-lane roads',
      multilane: 'multilane roads',
      interstate: 'Interstates',
      off_interstate: 'off the Interstate',
    },
    anyLoad: 'any load',
    list: (parts) => listFormat.format(parts),
    front: (count) => `${count} front`,
    rear: (count) => `${count} rear`,
    highPole: 'a high pole',
    maybeHighPole: 'possibly a high pole',
    police: 'a police escort',
    noCars: 'no escort',
    superload: 'superload',
    maximums: {
      steer: 'first axle',
      single: 'single axle',
      each_axle: 'each axle',
      tandem: 'tandem',
      tridem: 'group of three axles',
      quad: 'group of four axles',
      five_axles: 'group of five axles',
      gross: 'gross weight',
    },
    within: (length) => `no longer than ${length}`,
    otherMost: (weight) => `another source has ${weight}`,
    noMaximum: 'not known: above the legal weights the permit office decides',
    money: (dollars) => `$${rate.format(dollars)}`,
    per: {
      trip: 'per trip',
      day: 'per day',
      dimension: 'per dimension',
      mile: 'per mile',
      ton_mile: 'per ton per mile',
      '1000lb_mile': 'per 1,000 lb per mile',
      '1000lb_over_legal': 'per 1,000 lb over',
      ton_over_legal: 'per ton over',
    },
    notEstablished: 'not known',
    instead: 'instead of the fee',
    steps: (count, least, most) => `${count} steps, from ${least} to ${most}`,
    days: (days, isBusinessDays) => formatValidity({ days, isBusinessDays }),
    allowed: 'travel allowed',
    noTravel: 'no travel',
    between: (from, to) => `${formatClock(from)} to ${formatClock(to)}`,
    holiday: formatHoliday,
    weekdays: (days) => {
      if (days.length === 7) return 'every day';
      return days.join() === 'mon,tue,wed,thu,fri'
        ? 'Monday through Friday'
        : listFormat.format(days.map((day) => weekdayNames[day]));
    },
    notOn: (road) => `not on ${road}`,
    onlyWithLeave: (road) => `on ${road} only with special permission`,
    noHolidayLimit: 'no restrictions',
    otherHolidays: 'others are not known: see the permit',
    curfewList: {
      known: 'none',
      partly: 'others are not known: see the permit',
      unlisted: 'cities and counties have some, of which we have no list: see the permit',
      unknown: 'not known: see the permit',
    },
    account: (isNeeded) => (isNeeded ? 'required' : 'not required'),
    somePermits: 'some permits',
    onScreen: (isAccepted) => {
      if (isAccepted === null) return 'not known';
      return isAccepted ? 'accepted' : 'not accepted';
    },
    terms: {
      maximum: 'Axles and gross weight',
      validity: 'Valid for',
      roads: 'Roads',
      night: 'At night',
      saturdays: 'Saturdays',
      sundays: 'Sundays',
      holidays: 'Holidays',
      curfew: 'Curfew',
      overweightOnly: 'Overweight only',
      system: 'Where to apply',
      account: 'Account',
      phone: 'Phone',
      hours: 'Hours',
      atOnce: 'Issued instantly',
      screen: 'Electronic copy',
    },
    doubts: chargeWords,
    overweightOnly: (isUnrestricted) => (isUnrestricted ? 'travel at any time' : 'same restrictions'),
  };
}
