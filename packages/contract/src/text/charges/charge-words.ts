import type { OpenPart } from '@wideload/domain/permit-facts';
import { formatHoliday } from '../holiday-names.ts';

/** Parts of the sentences that doubt-lines.ts builds. */
const doubtWords = {
  intro: 'Not certain, so ask before you rely on it:',
  perhaps: (other: string, taken: string) => `perhaps ${other}, not ${taken}`,
  perhapsAlso: (days: string) => `perhaps closed too: ${days}`,
  noLimit: 'no limit',
  unsettled: (taken: string) => `${taken} is not certain`,
  unsettledDays: 'the list of holidays is not certain',
  ask: 'ask',
  about: { money: 'Fee, not certain', days: 'Dates, not certain', limits: 'Limit, not certain' },
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  holiday: formatHoliday,
} as const;

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

/** Parts of the sentences that charges.ts builds. */
export const chargeWords = {
  total: {
    same: (now: string) => `${now} in all, nothing more is expected.`,
    sentence: (now: string, all: string) => `${now} now; ${all} in all.`,
    aMileIn: (rate: string, state: string) => `${rate} a mile in ${state}`,
    less: (rate: string, paid: string) => `${rate} (less ${paid} already counted)`,
    unknown: (charges: string) => `Not known: ${charges}.`,
    charges: {
      size: (state: string) => `the whole fee of ${state} for the size`,
      weight: (state: string) => `the charge of ${state} for the weight`,
      card: (state: string) => `the card fee of ${state}`,
      transaction: (state: string) => `the transaction fee of ${state}`,
      further: (state: string) => `other charges of ${state}`,
    },
  },
  more: (about: string) => `For weight the states will charge ${about} more:`,
  moreOpen: 'For weight the states will charge more:',
  moreForSize: (more: string) => `For size, the states’ own tables list ${more} more:`,
  itsTable: (fee: string) => `its table lists ${fee}`,
  dearerTable: (fee: string) =>
    `The state’s own table lists ${fee} for this size. We charge the difference only after the state has named it.`,
  extras: {
    intro: (about: string) => `In other fees the states will add ${about}:`,
    openIntro: 'In other fees the states will add:',
    onTop: (extras: string) => `On top: ${extras}`,
    card: (sum: string) => `card fee ${sum}`,
    transaction: (sum: string) => `transaction fee ${sum}`,
    further: (sum: string) => `other charges ${sum}`,
    share: (percent: string) => `${percent} of its charges`,
    unpublished: 'that the state does not publish',
    setLater: 'that the state sets later',
  },
  nothing: 'nothing more',
  nothingMore: 'Nothing more is due for this weight.',
  later: 'We charge it only after the state has named it.',
  about: (sum: string) => `about ${sum}`,
  upTo: (most: string) => `up to ${most}`,
  atLeast: (least: string) => `at least ${least}`,
  between: (least: string, most: string) => `${least} to ${most}`,
  plus: (one: string, other: string) => `${one} and ${other}`,
  aMile: (rate: string) => `${rate} a mile in the state`,
  inPlace: 'in place of its fee',
  difference: (fee: string) => `the rest of its ${fee} fee`,
  per: {
    trip: (rate: string) => rate,
    day: (rate: string) => `${rate} a day`,
    dimension: (rate: string) => `${rate} for each dimension`,
    mile: (rate: string) => `${rate} a mile`,
    ton_mile: (rate: string) => `${rate} a mile for each ton over`,
    '1000lb_mile': (rate: string) => `${rate} a mile for each 1,000 lb over`,
    '1000lb_over_legal': (rate: string) => `${rate} for each 1,000 lb over`,
    ton_over_legal: (rate: string) => `${rate} for each ton over`,
  },
  permits: (count: number) => `${count} permits`,
  byMiles: 'depending on the miles',
  byFigures: 'depending on figures that are missing',
  byAxleWeights: 'it depends on the weight of each axle',
  kinds,
  roads,
  canBe: (fee: string) => `It can be ${fee}`,
  doubts: doubtWords,
  unconfirmed: 'not confirmed by the state',
  notEstablished: (office: string, phone: string) => `amount not known; check with ${office}, ${phone}`,
  notLoaded: 'The other state charges could not be loaded. Reload the page to try again.',
} as const;

type WordsOf<T> = T extends string
  ? string
  : T extends (...given: infer G) => string
    ? (...given: G) => string
    : { readonly [K in keyof T]: WordsOf<T[K]> };
export type ChargeWords = WordsOf<typeof chargeWords>;
