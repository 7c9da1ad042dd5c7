import { formatValidity, roadLimitWords } from '@wideload/contract/client';
import { sourceWords } from '#product/permit/source.texts.ts';
import { stateRecordTexts } from './state-record.ts';

/** `place`: `Ohio`, `the District of Columbia`. */
export const statePagesTexts = {
  breadcrumbs: 'You are here',
  home: 'Main Page',
  states: 'States',

  indexTitle: 'Oversize and overweight limits in every state',
  indexDescription: (count: number, width: string, low: string, high: string) =>
    `Legal width, height, trailer length and weight, permit fee, escorts and permit office for all ${count} jurisdictions. Width ${width}, height from ${low} to ${high}, with sources.`,
  indexHeading: 'Oversize permits, state by state',
  indexLead:
    'What each state allows without a permit, what a permit costs, when escorts and superload reviews begin, and who to call. Every figure with its source.',
  mapLabel: 'Map of the states. The list beside it has the same links.',
  sold: 'Permits sold here',
  notSold: 'Not sold online',
  listHeading: 'All states by name',
  notSoldList: (names: string) => `Permits for ${names} are not sold online. Their pages show which office to contact.`,
  compareHeading: 'Legal limits and fees side by side',
  compareCaption: 'Over any of these, the state requires a permit. Fee: base single-trip oversize permit.',

  title: (name: string, width: string, height: string, fee: string | null) =>
    fee === null
      ? `${name} oversize limits: ${width} wide, ${height} high`
      : `${name} oversize permit: ${fee}, over ${width} wide or ${height} high`,
  description: (place: string, limits: string, more: string) =>
    `You need a permit in ${place} over ${limits}. ${more} With sources and the permit office.`,
  descriptionFee: (fee: string) => `Single-trip oversize fee ${fee}.`,
  descriptionDailyFee: (fee: string) => `Oversize fee ${fee} a day.`,
  descriptionEscort: (width: string) => `Escort over ${width} wide.`,
  descriptionEscortFrom: (width: string) => `Escort at ${width} wide and over.`,
  heading: (place: string) => `Oversize and overweight permits in ${place}`,
  lead: (place: string, limits: string) => `A load needs a permit in ${place} over ${limits}.`,
  leadFee: (fee: string) => `A single-trip oversize permit costs ${fee}.`,
  leadDailyFee: (fee: string) => `A single-trip oversize permit costs ${fee} a day.`,
  perhaps: (fee: string, other: string) => `${fee} (perhaps ${other})`,
  leadNotSold: 'Its permits are not sold online. Contact the permit office.',
  wide: (length: string) => `${length} wide`,
  high: (length: string) => `${length} high`,
  long: (length: string) => `${length} long`,
  trailer: (length: string) => `${length} of trailer and load`,
  heavy: (weight: string) => `${weight} gross`,
  check: (place: string) => `Check your load in ${place}`,
  pdf: (place: string) => `Provisions for ${place} (PDF)`,
  caveat:
    'Reference only, not legal advice. The issued permit governs. Limits also depend on route, season, posted bridges and local roads.',
  asOf: (day: string) => `Facts as of ${day}`,
  rules: (version: string) => `rules version ${version}`,
  locator: (place: string) => `Map of ${place} and its neighbors`,

  banner: 'Oversize load',
  bannerText: (place: string, limits: string) => `In ${place} over ${limits}.`,
  sideView: (place: string, trailer: string, height: string, single: string, tandem: string) =>
    `The largest truck that needs no permit in ${place}, from the side: trailer with load ${trailer}, height ${height}, single axle ${single}, tandem axle ${tandem}.`,
  rearView: (width: string) => `The same truck from behind: ${width} wide.`,

  thresholds: 'From a permit to a superload',
  thresholdsIntro: 'Each one starts above the figure shown.',
  thresholdsFrom: 'Permits and superloads start above the figure shown; escorts start at it.',
  kind: 'Size',
  permitAbove: 'Permit',
  escortAbove: 'Escort',
  superloadAbove: 'Superload',
  width: 'Width',
  height: 'Height',
  length: 'Length',
  weight: 'Gross weight',
  lengthNote: 'Length for a permit: trailer with load. For an escort or superload: the whole combination.',
  noEscortByWeight: 'Not by weight',

  legal: 'Legal without a permit',
  trailerTerm: 'Semitrailer with load',
  kingpin: 'Kingpin to rear axle',
  kingpinTo: {
    rearmost_axle: (length: string) => `${length} to the rearmost axle`,
    tandem_center: (length: string) => `${length} to the center of the rear tandem`,
    group_center: (length: string) => `${length} to the center of the rear axles`,
  },
  kingpinOver: (length: string) => `for semitrailers over ${length}`,
  kingpinSingle: (length: string) => `${length} with one axle`,
  overallNetwork: 'Overall length, National Network',
  noOverall: 'No limit (23 CFR 658.13)',
  overallOff: 'Overall length, other roads',
  roadLimits: roadLimitWords,
  frontOverhang: 'Front overhang',
  rearOverhang: 'Rear overhang',
  singleAxle: 'Single axle',
  tandemAxle: 'Tandem axle',
  bridge: 'Federal Bridge Formula',
  bridgeApplies: 'Applies on the Interstate',
  bridgeLink: 'Run it for your axles',

  fee: 'Fee',
  feeTerm: 'Single-trip oversize permit',
  perTrip: 'per trip',
  perDay: 'per day',
  basis: 'How it is charged',
  bases: {
    flat: 'Flat',
    daily: 'Per day',
    tiered: 'By size',
    'distance-band': 'By distance',
    'per-dimension': 'Per dimension',
    'per-mile': 'Per mile',
    none: 'Not priced here',
  },
  validity: 'Valid for',
  validFor: formatValidity,
  feeCaveat:
    'Base single-trip oversize fee only: overweight, mileage, county, transaction and escort charges are extra.',

  escorts: 'Escorts',
  escortTwoLane: 'Two-lane roads, width',
  escortMultilane: 'Multilane roads, width',
  escortLength: 'Overall length',
  escortHeight: 'Height (pole car)',
  above: (figure: string) => `over ${figure}`,
  from: (figure: string) => `${figure} and over`,

  travel: 'Travel restrictions',
  travelIntro: 'For a nondivisible load 12′0″ wide.',
  night: 'At night',
  daylightOnly: 'Daylight only',
  nightAllowed: 'Allowed',
  weekends: 'On weekends',
  holidays: 'On holidays',
  restricted: 'Restricted',
  notRestricted: 'Not restricted',

  tables: {
    escorts: 'Escorts by size and road',
    superload: 'Superload by size and road',
    maximums: 'The most that a permit allows',
    fees: 'Fee by size',
    weight: 'Weight charges',
    travel: 'Travel restrictions by size',
    doubts: 'Not certain, ask first',
    applying: 'How to apply',
  },
  unconfirmed: 'not confirmed by the state',

  note: 'Note',
  missing: {
    none: 'The state sets none',
    'not-established': 'Not known; check with the permit office',
    'not-priced': 'Not sold online',
  },
  recalled: 'from general knowledge; confirm with the permit office',

  office: 'Permit office',
  phone: 'Phone',
  documents: 'Documents',
  neighbors: 'Neighboring states',
  noNeighbors: 'No other state borders it.',
  next: 'Your load',
  nextText:
    'Enter its dimensions and weight once and see, for every state on your route, whether you need a permit and why.',

  sources: 'Sources',
  sourcesIntro: 'Where the figures on this page come from, most official first.',
  says: sourceWords,

  unknownTitle: 'No such state',
  unknownDescription: 'There is no state at this address. The index lists them all.',
  unknownHeading: 'There is no state at this address',
  unknownLead: (asked: string) => `As far as we know, nothing in the United States is called “${asked}”.`,
  didYouMean: 'Did you mean',
  toIndex: 'All states by name and on the map',
  record: stateRecordTexts,

  permitName: (name: string) => `Single-trip oversize permit, ${name}`,
} as const;
