import { formatValidity, roadLimitWords } from '@wideload/contract/client';
import { sourceWords } from '../../../product/source/source.texts.ts';
import { stateRecordTexts } from './state-record.ts';

/** `place`: `Ohio`, `the District of Columbia`. */
export const statePagesTexts = {
  breadcrumbs: 'You are here',
  home: 'Main Page',
  states: 'States',

  indexTitle: 'Oversize and overweight limits of every state',
  indexDescription: (count: number, width: string, low: string, high: string) =>
    `Legal width, height, trailer length and weight, permit fee, escorts and permit office of all ${count} jurisdictions. Width ${width}, height from ${low} to ${high}, with sources.`,
  indexHeading: 'Oversize permits, state by state',
  indexLead:
    'What each state allows without a permit, what a permit costs, when escorts and superload reviews begin, and who to call. Every figure with its source.',
  mapLabel: 'Map of the states. The list beside it has the same links.',
  sold: 'Permits sold here',
  notSold: 'Not sold online',
  listHeading: 'All states by name',
  notSoldList: (names: string) => `Permits of ${names} are not sold online: their pages show which office to contact.`,
  compareHeading: 'Legal limits and fees side by side',
  compareCaption: 'A state requires a permit above any of these. Fee: base single-trip oversize permit.',

  title: (name: string, width: string, height: string, fee: string | null) =>
    fee === null
      ? `${name} oversize limits: ${width} wide, ${height} high`
      : `${name} oversize permit: ${fee}, above ${width} wide, ${height} high`,
  description: (place: string, limits: string, more: string) =>
    `A permit is needed in ${place} above ${limits}. ${more} With sources and the permit office.`,
  descriptionFee: (fee: string) => `Single-trip oversize fee ${fee}.`,
  descriptionDailyFee: (fee: string) => `Oversize fee ${fee} a day.`,
  descriptionEscort: (width: string) => `Escort above ${width} wide.`,
  descriptionEscortFrom: (width: string) => `Escort from ${width} wide.`,
  heading: (place: string) => `Oversize and overweight permits in ${place}`,
  lead: (place: string, limits: string) => `A load needs a permit in ${place} above ${limits}.`,
  leadFee: (fee: string) => `A single-trip oversize permit costs ${fee}.`,
  leadDailyFee: (fee: string) => `A single-trip oversize permit costs ${fee} for each day.`,
  leadNotSold: 'Its permits are not sold online: contact the permit office.',
  wide: (length: string) => `${length} wide`,
  high: (length: string) => `${length} high`,
  long: (length: string) => `${length} long`,
  trailer: (length: string) => `a trailer of ${length} with its load`,
  heavy: (weight: string) => `${weight} gross`,
  check: (place: string) => `Check your load in ${place}`,
  pdf: (place: string) => `Provisions of ${place} (PDF)`,
  caveat:
    'Reference only, not legal advice. The permit that a state issues governs; limits also depend on route, season, posted bridges and local roads.',
  asOf: (day: string) => `Facts as of ${day}`,
  rules: (version: string) => `rules version ${version}`,
  locator: (place: string) => `Map of ${place} among its neighbors`,

  banner: 'Oversize load',
  bannerText: (place: string, limits: string) => `In ${place} above ${limits}.`,
  sideView: (place: string, trailer: string, height: string, single: string, tandem: string) =>
    `The largest truck without a permit in ${place}, from the side: trailer with its load ${trailer}, height ${height}, single axle ${single}, tandem axle ${tandem}.`,
  rearView: (width: string) => `The same truck from behind: ${width} wide.`,

  thresholds: 'From a permit to a superload',
  thresholdsIntro: 'Each begins above its figure.',
  thresholdsFrom: 'A permit and a superload begin above their figures; escorts begin at theirs.',
  kind: 'Size',
  permitAbove: 'Permit',
  escortAbove: 'Escort',
  superloadAbove: 'Superload',
  width: 'Width',
  height: 'Height',
  length: 'Length',
  weight: 'Gross weight',
  lengthNote: 'Permit: of the trailer with its load. Escort and superload: of the whole combination.',
  noEscortByWeight: 'Not by weight',

  legal: 'Legal without a permit',
  trailerTerm: 'Semitrailer with its load',
  kingpin: 'Kingpin to axle',
  kingpinTo: {
    rearmost_axle: (length: string) => `${length} to the rearmost axle`,
    tandem_center: (length: string) => `${length} to the center of the rear tandem`,
    group_center: (length: string) => `${length} to the center of the rear axles`,
  },
  overallNetwork: 'Overall, National Network',
  noOverall: 'No limit (23 CFR 658.13)',
  overallOff: 'Overall, other roads',
  roadLimits: roadLimitWords,
  frontOverhang: 'Front overhang',
  rearOverhang: 'Rear overhang',
  singleAxle: 'Single axle',
  tandemAxle: 'Tandem axle',
  bridge: 'Federal Bridge Formula',
  bridgeApplies: 'Applies on the Interstate',
  bridgeLink: 'Calculate it for your axles',

  fee: 'Fee',
  feeTerm: 'Single-trip oversize permit',
  perTrip: 'a trip',
  perDay: 'a day',
  basis: 'How it is charged',
  bases: {
    flat: 'Flat',
    daily: 'For each day',
    tiered: 'By size',
    'distance-band': 'By distance',
    'per-dimension': 'For each dimension',
    'per-mile': 'By mile',
    none: 'No price here',
  },
  validity: 'Valid for',
  validFor: formatValidity,
  feeCaveat:
    'Base single-trip oversize fee only: overweight, mileage, county, transaction and escort charges are extra.',

  escorts: 'Escorts',
  escortTwoLane: 'Two-lane roads, width',
  escortMultilane: 'Multi-lane roads, width',
  escortLength: 'Overall length',
  escortHeight: 'Height (pole car)',
  above: (figure: string) => `above ${figure}`,
  from: (figure: string) => `from ${figure}`,

  travel: 'Travel times',
  travelIntro: 'For a non-divisible load 12′0″ wide.',
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
    fees: 'Fee by size',
    weight: 'Charges for weight',
    travel: 'Travel times by size',
    applying: 'Applying to the state',
  },
  unconfirmed: 'not confirmed by the state',

  note: 'Note',
  missing: {
    none: 'The state sets none',
    'not-established': 'Not established: ask the office',
    'not-priced': 'Not sold online',
  },
  recalled: 'from general knowledge, confirm with the office',

  office: 'Permit office',
  phone: 'Phone',
  documents: 'Documents',
  neighbors: 'Neighboring states',
  noNeighbors: 'No other state borders it.',
  next: 'Your load',
  nextText:
    'Type its dimensions and weight once, and see for every state of your route whether a permit is needed, and why.',

  sources: 'Sources',
  sourcesIntro: 'Where the figures on this page come from, the most official first.',
  says: sourceWords,

  unknownTitle: 'No such state',
  unknownDescription: 'There is no state at this address. The index names all of them.',
  unknownHeading: 'There is no state at this address',
  unknownLead: (asked: string) => `Nothing in the United States is called “${asked}”, as far as we know.`,
  didYouMean: 'Did you mean',
  toIndex: 'All states by name and on the map',
  record: stateRecordTexts,

  permitName: (name: string) => `Single-trip oversize permit, ${name}`,
} as const;
