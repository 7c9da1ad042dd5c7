import { chargeWords, formatValidity, lengthMessages, weightMessages } from '@wideload/contract/client';
import {
  coversDays,
  type PermitValidity,
  formatDollars,
  stateFacts,
  stateName,
  usualPermitDays,
  type BeyondLimits,
  type Cents,
  type Check,
  type FeeLine,
  type LengthRefusal,
  type LoadChange,
  type OpenCheck,
  type OpenCondition,
  type OpenKind,
  type Reason,
  type ReasonKind,
  type StateCode,
  type WeightRefusal,
} from '@wideload/domain';
import { formatLongDay } from '#lib/format-figures.ts';
import { formatList } from '#lib/format-list.ts';
import { formatAdvisory } from '#product/permit/rules/advisory-sentences.ts';
import { formatBeyondLimits, formatChange } from '#product/permit/rules/beyond-limits-text.ts';
import {
  formatLabel,
  formatReason,
  formatWithinLimit,
  formatSettling,
  formatOpenCheck,
} from '#product/permit/rules/reason-sentences.ts';
import { sourceWords } from '#product/permit/source.texts.ts';
import { stateMapTexts } from '#ui/state-map/state-map.texts.ts';
import { heroCheckTexts } from './hero-check.ts';
import { loadCheckTripTexts } from './load-check-trip.ts';
import { escortWords } from '#product/permit/rules/escort-words.ts';
import { travelWords } from '#product/permit/rules/travel-words.ts';

const namesOf = (states: readonly StateCode[]) => formatList(states.map(stateName));
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const loadCheckTexts = {
  badLink: 'We could not read a load from this link, so the check starts empty.',

  hero: heroCheckTexts,
  trip: loadCheckTripTexts,
  route: 'Route',
  load: 'Load',
  fields: {
    from: 'From',
    to: 'To',
    leaving: 'Leaving',
    hour: 'Hour',
    states: 'States',
    width: 'Width',
    height: 'Height',
    length: 'Length',
    frontOverhang: 'Front overhang',
    rearOverhang: 'Rear overhang',
    weight: 'Loaded weight',
    trailer: 'Trailer length',
    kingpin: 'Kingpin to rear axle',
    days: 'Days per permit',
  },
  gap: (first: number) => `${first} to ${first + 1}`,
  axleDistance: (between: string) => `Axle distance ${between}`,
  // The accessible name of a field whose label only names the axles.
  axleField: (between: string) => `${between}, axle distance`,
  statesHint: 'Codes or names, such as TX, OK, KS. Or select them on the map.',
  pasteLoad: 'Paste your load',
  dimensions: 'Overall dimensions',
  dimensionsHint: 'Truck, trailer and load together, in any format: 14\'6", 14-6, 174 in, 4.42 m.',
  ifAny: 'Leave blank if none',
  weightHint: 'Truck, trailer and load together',
  trailerHint: 'The trailer alone; states limit its length',
  axles: 'Axle distances',
  axlesHint:
    'Front to back, center to center. We use them for the bridge formula and the smallest change that would help.',
  axleWeights: 'Axle weights, if you know them',
  axleWeightsHint: 'Close to a weight limit, the axle weights decide whether you need a permit.',
  axleWeight: (axle: number) => `Axle ${axle} weight`,
  axleMissing: (axle: number) => `There is no axle ${axle}. Enter the distance to it, or clear this field.`,
  otherAxleSum: (sum: string, weight: string) => `The axle weights add up to ${sum}, but this says ${weight}.`,
  usualAxles: 'Fill in a typical five-axle truck',
  sixth: 'Six axles only',
  addAxle: 'Add an axle',
  kingpinHint: 'To the center of the last axle. Some states limit it.',
  daysHint: `A new permit runs ${usualPermitDays} days. More days cost more only in states that charge by the day.`,
  unknownStates: (words: string) => `Not a state: ${words}.`,
  noTotalYet: (words: string) =>
    `Not a state: ${words}. The total and the order button appear once we recognize every state in the list.`,
  noTotalUntilRead: (fields: string) => `The total and the order button appear once we can read: ${fields}.`,
  didYouMean: 'Did you mean',
  sayWhichLength: 'Tell us which dimension is which.',
  rounded: 'rounded up to a whole inch',
  clear: 'Start over',

  lengthRefused: (because: LengthRefusal) => lengthMessages[because],
  weightRefused: (because: WeightRefusal) => weightMessages[because],
  tooMuch: (label: string, most: string) => `${label} can be at most ${most}.`,
  tooLittle: (label: string) => `${label} must be more than 0.`,
  daysRefused: (most: number) => `Whole days, from 1 to ${most}.`,
  kingpinImpossible: (from: string, to: string) => `With these axle distances it is between ${from} and ${to}.`,
  gapMissing: 'Enter this distance: there is another axle behind it.',
  axlesTooLong: (sum: string, length: string) => `The axles take up ${sum}, more than ${length}.`,

  result: 'What the states say',
  toAnswers: (total: string | null) => (total === null ? 'See each state' : `State fees ${total}: see each state`),
  question: 'Legal load or oversize?',
  randomStates: 'Enter From and To, or pick the states the load travels through.',
  typeLoad: 'Enter the load. One dimension is enough to start.',
  oversize: 'OVERSIZE LOAD',
  overweight: 'OVERWEIGHT LOAD',
  beyond: (beyond: readonly BeyondLimits[]) => formatBeyondLimits(beyond),
  firstReason: (state: StateCode, reason: Reason) => `${stateName(state)}: ${formatReason(reason)}`,
  legal: 'Legal load',
  legalIn: (states: readonly StateCode[]) =>
    states.length > 4
      ? `It needs no permit in any of the ${states.length} states.`
      : `It needs no permit in ${namesOf(states)}.`,
  depends: 'It depends',
  dependsOn: (state: StateCode, condition: OpenCondition) =>
    `${stateName(state)}: ${formatReason(condition)}. ${formatSettling(condition)}`,
  legalSoFar: 'Legal load so far',
  missing: (figures: string) => `Within the limits so far. Still needed: ${figures}.`,
  stillMissing: (figures: string) => `Based on what you have entered so far. Still needed: ${figures}.`,
  missingAxles: 'axle distances',
  list: (words: readonly string[]) => formatList(words),
  dimensionName: (label: string) => label.toLowerCase(),

  verdicts: {
    needs: 'Permit needed',
    none: 'No permit needed',
    depends: 'It depends',
    'so-far': 'Within limits so far',
  },
  why: 'Why',
  openTerm: 'Still open',
  open: (condition: OpenCondition) => `${formatReason(condition)}. ${formatSettling(condition)}.`,
  fee: 'State fee',
  weightCharge: 'For weight',
  escorts: 'Escorts',
  superload: 'Superload',
  travel: 'Travel restrictions',
  validity: 'Valid for',
  instead: 'Without a permit',
  reason: (reason: Reason) => `${formatReason(reason)}.`,
  within: 'Within every limit that was checked:',
  withinWords: {
    limit: formatWithinLimit,
    kind: (check: Pick<Check, 'what' | 'axles'> | OpenCheck): string =>
      'what' in check ? formatLabel(check) : check.code,
    notChecked: 'What was not checked',
    open: formatOpenCheck,
  },
  kind: (what: ReasonKind): string => kinds[what],
  offInterstates: 'not on Interstates',
  roads: 'Roads',
  superloadDue: 'superload',
  askedFirst: 'superload, or not permitted: we ask the state first',
  openShort: (what: OpenKind) => openWords[what],
  feeLine: ({ state, fee, chargedDaily, days: charged, amount, tier }: FeeLine) =>
    chargedDaily
      ? `${formatDollars(amount)}: ${formatDollars(fee)} a day for ${days(charged)}`
      : `${formatDollars(amount)} a trip, ${basisWords[tier === null ? 'flat' : stateFacts[state].fee.basis]}`,
  notSold: (state: StateCode) => `Not sold online. Contact the permit office: ${stateFacts[state].agency.name}.`,
  notSoldTag: 'Not sold online',
  escortRule: (state: StateCode) => formatAdvisory(state).escort,
  superloadRule: (state: StateCode) => formatAdvisory(state).superload,
  travelRule: (state: StateCode) => formatAdvisory(state).travel.join(' '),
  validDays: (validity: PermitValidity | null, wanted: number) => {
    if (validity === null) return 'Not known. Check with the permit office.';
    const text = formatValidity(validity);
    return coversDays(validity, wanted) ? `${text}.` : `${text}, less than your ${days(wanted)}.`;
  },
  statePage: (state: StateCode) => `${stateName(state)}: limits, permit office, sources and their dates`,
  asOf: (day: string) => `Facts as of ${formatLongDay(day, 'en')}`,
  change: (changes: readonly LoadChange[], states: readonly StateCode[]) =>
    formatChange(changes, states.map(stateName)),

  total: 'Total state fees',
  totalOf: (permits: number, wanted: number) => `${permits === 1 ? '1 permit' : `${permits} permits`}, ${days(wanted)}`,
  dependsInTotal: (states: readonly StateCode[]) => `Included, though not certain yet: ${namesOf(states)}.`,
  money: (amount: Cents) => formatDollars(amount),
  feeCaveat: 'State single-trip fees for this size. Escorts, local permits and special reviews cost extra.',
  leftOut: (states: readonly StateCode[]) => `Not sold online and left out of the order: ${namesOf(states)}.`,
  notChecked:
    'Not checked here: single axles and axle groups whose weights you did not enter, and lengths off the National Network.',
  order: 'Order these permits',
  share: 'Link to this check',
  copy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'Could not copy. Select the link and copy it yourself.',
  print: 'Print',
} as const;

const basisWords = {
  flat: 'flat fee',
  daily: 'for each day',
  tiered: 'for this size',
  'distance-band': 'the lowest for this size; it goes up with distance',
  'per-dimension': 'for each dimension over the limit',
  'per-mile': 'base fee; it goes up with mileage',
  none: 'no price',
} as const;

const kinds: Record<ReasonKind, string> = {
  width: 'width',
  height: 'height',
  length: 'overall length',
  trailer_length: 'trailer length',
  kingpin: 'kingpin distance',
  front_overhang: 'front overhang',
  rear_overhang: 'rear overhang',
  gross_weight: 'weight',
  bridge_formula: 'bridge formula weight',
  single_axle: 'axle weight',
  tandem_axle: 'tandem weight',
  axle_group: 'axle group weight',
};

const openWords: Record<OpenKind, string> = {
  kingpin_rearmost_axle: 'kingpin',
  kingpin_tandem_center: 'kingpin',
  kingpin_group_center: 'kingpin',
  axle_spacing: 'axle spacing',
  rear_overhang_last_axle: 'rear overhang',
  height_undesignated: 'height on some roads',
  height_county: 'height on some roads',
  height_off_interstate: 'height off the Interstates',
  length_all: 'length on some roads',
  axle_weights: 'axle weights',
  front_overhang_unknown: 'front overhang',
  rear_overhang_unknown: 'rear overhang',
  kingpin_unknown: 'kingpin',
  gross_weight_unknown: 'weight',
  height_doubted: 'height',
  front_overhang_doubted: 'front overhang',
  rear_overhang_doubted: 'rear overhang',
};

export const loadCheckWords = {
  texts: loadCheckTexts,
  map: stateMapTexts,
  travel: travelWords,
  escort: escortWords,
  says: sourceWords,
  charges: chargeWords,
};
