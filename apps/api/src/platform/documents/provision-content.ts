import {
  findLimitField,
  findValidity,
  formatDollars,
  formatLengthWords,
  formatPounds,
  inches,
  isLimitConfirmed,
  isOrderable,
  pounds,
  rulesVersion,
  stateFacts,
  toRoadLimitKind,
  toThreshold,
  type FeeBasis,
  type KingpinLimit,
  type RoadLimit,
  type StateCode,
  type StateFacts,
} from '@wideload/domain';
import { type FactTier, isFederal } from '@wideload/domain/permit-facts';
import {
  createEnglishRuleWords,
  formatRoadLimitTerm,
  formatValidity,
  listRuleTables,
  ruleTableNames,
  roadLimitWords,
  type RuleRow,
  type RuleTables,
} from '@wideload/contract/rules';
import { getProvisionRecord, type Missing, type NotedGroup, type ProvisionRecord } from '@wideload/domain/provisions';

export type Row = { term: string; value: string };
export type Part = { title: string; rows: Row[]; note: string | null };
export type Source = { text: string; link: string | null };
export type ProvisionContent = {
  state: StateCode;
  name: string;
  /** False for the three states whose permits we do not sell. */
  isSold: boolean;
  legal: Part;
  superload: Part;
  fee: Part;
  escorts: Part;
  /** Null for a state that is sold, which has its travel times by rows. */
  travel: Part | null;
  /** The rules by rows, of a state that is sold. */
  tables: Part[];
  office: StateFacts['agency'];
  sources: Source[];
  footnotes: string[];
  checkedOn: string;
};

const unverifiedLabel = ' *';
const unconfirmedLabel = ' †';

type Describe<T> = (value: T) => string;
type Cell = <T>(field: string, value: T | null, describe: Describe<T>) => string;

const missingWords: Readonly<Record<Missing, string>> = {
  none: 'The state sets none',
  'not-established': 'Not known',
  'not-priced': 'Not sold online',
};

function createCell(record: ProvisionRecord): Cell {
  return (field, value, describe) => {
    if (value === null) return missingWords[record.whyMissing(field)];
    return `${describe(value)}${record.isRecalled(field) ? unverifiedLabel : ''}`;
  };
}

const formatLength = (value: number) => formatLengthWords(inches(value));
/** `over 12 ft 0 in`; `12 ft 0 in or more` where the state counts the figure itself. */
function formatAbove(over: number): string {
  const { figure, isFrom } = toThreshold(over, 'in');
  return isFrom ? `${formatLength(figure)} or more` : `over ${formatLength(figure)}`;
}

const formatWeight = (value: number) => formatPounds(pounds(value));

const basisWords: Readonly<Record<FeeBasis, string>> = {
  flat: 'Flat',
  daily: 'Per day',
  tiered: 'By size',
  'distance-band': 'By distance',
  'per-dimension': 'Per dimension',
  'per-mile': 'Per mile',
  none: 'Not priced here',
};

const kingpinPoints = {
  rearmost_axle: 'to the rearmost axle',
  tandem_center: 'to the center of the rear tandem',
  group_center: 'to the center of the rear axles',
} as const satisfies Record<KingpinLimit['to'], string>;

function formatKingpin({ limitIn, to, trailerOverIn, singleAxleLimitIn }: KingpinLimit): string {
  return [
    `${formatLength(limitIn)} ${kingpinPoints[to]}`,
    ...(singleAxleLimitIn === null ? [] : [`${formatLength(singleAxleLimitIn)} with one axle`]),
    ...(trailerOverIn === null ? [] : [`for semitrailers over ${formatLength(trailerOverIn)}`]),
  ].join(', ');
}

function buildLegalRows({ code, legal }: StateFacts, cell: Cell): Row[] {
  return [
    { term: 'Width', value: cell('legal.width_in', legal.widthIn, formatLength) },
    { term: 'Height', value: cell('legal.height_in', legal.heightIn, formatLength) },
    { term: 'Semitrailer with load', value: cell('legal.trailer_length_in', legal.trailerLengthIn, formatLength) },
    {
      term: 'Kingpin to rear axle',
      value: cell('legal.kingpin', legal.kingpin, formatKingpin),
    },
    // 23 CFR 658.13 forbids such a limit, so the facts do not have one.
    { term: 'Overall length, National Network', value: 'No limit (23 CFR 658.13)' },
    ...legal.roadLimits.map((limit) => toRoadRow(code, limit)),
    {
      term: 'Overall length, other roads',
      value: cell('legal.overall_length_off_network_in', legal.overallLengthOffNetworkIn, formatLength),
    },
    { term: 'Front overhang', value: cell('legal.front_overhang_in', legal.frontOverhangIn, formatLength) },
    { term: 'Rear overhang', value: cell('legal.rear_overhang_in', legal.rearOverhangIn, formatLength) },
    { term: 'Gross weight', value: cell('legal.gross_weight_lb', legal.grossWeightLb, formatWeight) },
    { term: 'Single axle', value: cell('legal.single_axle_lb', legal.singleAxleLb, formatWeight) },
    { term: 'Tandem axle', value: cell('legal.tandem_axle_lb', legal.tandemAxleLb, formatWeight) },
    { term: 'Federal Bridge Formula', value: 'Applies on the Interstate' },
  ];
}

function toRoadRow(state: StateCode, limit: RoadLimit): Row {
  const field = findLimitField({ what: toRoadLimitKind(limit) });
  const isConfirmed = field !== null && isLimitConfirmed(state, field);
  return {
    term: formatRoadLimitTerm(limit, roadLimitWords),
    value: `${formatLength(limit.limitIn)}${isConfirmed ? '' : unconfirmedLabel}`,
  };
}

function buildSuperloadRows({ superload }: StateFacts, cell: Cell): Row[] {
  return [
    { term: 'Width', value: cell('superload.width_in', superload.widthIn, formatAbove) },
    { term: 'Height', value: cell('superload.height_in', superload.heightIn, formatAbove) },
    { term: 'Length', value: cell('superload.length_in', superload.lengthIn, formatAbove) },
    {
      term: 'Gross weight',
      value: cell('superload.gross_weight_lb', superload.grossWeightLb, (weight) => `over ${formatWeight(weight)}`),
    },
  ];
}

function buildFeeRows({ code, fee }: StateFacts, cell: Cell): Row[] {
  const each = fee.chargedDaily ? 'per day' : 'per trip';
  const amount = cell('fee.single_trip_oversize_usd', fee.amount, (cents) => `${formatDollars(cents)} ${each}`);
  return [
    { term: 'Single-trip oversize permit', value: amount },
    { term: 'How it is charged', value: basisWords[fee.basis] },
    { term: 'Valid for', value: cell('fee.validity_days', findValidity(code), formatValidity) },
  ];
}

function buildEscortRows({ escorts }: StateFacts, cell: Cell): Row[] {
  const format = (figure: number) =>
    escorts.comparison === 'gte' ? `${formatLength(figure)} or more` : formatAbove(figure);
  return [
    { term: 'Two-lane, width', value: cell('escorts.width_in', escorts.widthIn, format) },
    { term: 'Multilane, width', value: cell('escorts.width_multilane_in', escorts.widthMultilaneIn, format) },
    { term: 'Length', value: cell('escorts.length_in', escorts.lengthIn, format) },
    { term: 'Height (pole car)', value: cell('escorts.height_in', escorts.heightIn, format) },
  ];
}

function buildTravelRows({ travel }: StateFacts, cell: Cell): Row[] {
  const formatLimit = (isLimited: boolean) => (isLimited ? 'Restricted' : 'Not restricted');
  return [
    {
      term: 'At night',
      value: cell('travel.daylight_only', travel.daylightOnly, (only) => (only ? 'Daylight only' : 'Allowed')),
    },
    { term: 'On weekends', value: cell('travel.weekend_restricted', travel.weekendRestricted, formatLimit) },
    { term: 'On holidays', value: cell('travel.holidays_restricted', travel.holidaysRestricted, formatLimit) },
  ];
}

const tierWords: Readonly<Record<FactTier, string>> = {
  official: 'The state’s own text',
  quoted: 'Quoted from the statute',
  third_party: 'Quoted by a third party',
  secondary: 'A report or an association, not confirmed',
  permit_service: 'A permit service, not confirmed',
  recalled: 'General knowledge, not confirmed',
};

function listSources({ sources }: ProvisionRecord): Source[] {
  return sources.map((source) => {
    const tier = source.tier === 'official' && isFederal(source) ? 'A federal text' : tierWords[source.tier];
    return {
      text: `${source.title}. ${source.publisher}. ${source.year ?? 'No year given'}. ${tier}.`,
      link: source.url,
    };
  });
}

function toOffice({ agency }: StateFacts, record: ProvisionRecord): StateFacts['agency'] {
  const { name, url, phone } = agency;
  return {
    name,
    url,
    phone: phone !== null && record.isRecalled('agency.phone') ? `${phone}${unverifiedLabel}` : phone,
  };
}

function listFootnotes(printed: readonly string[]): string[] {
  const isUnknown = printed.includes(missingWords['not-established']);
  const isUnconfirmed = printed.some((value) => value.endsWith(unconfirmedLabel));
  const isRecalled = printed.some((value) => value.endsWith(unverifiedLabel));
  return [
    ...(isUnknown ? ['Not known: we found no figure in any document. Check with the permit office.'] : []),
    ...(isUnconfirmed ? ['† Not confirmed by the state: from a permit service, a report or an association.'] : []),
    ...(isRecalled ? ['* From general knowledge, not from a document. Confirm it with the permit office.'] : []),
  ];
}

const tableTitles = {
  escorts: 'Escorts by size and road',
  superload: 'Superload by size and road',
  maximums: 'The most that a permit allows',
  fees: 'Fee by size',
  weight: 'Weight charges',
  travel: 'Travel restrictions by size',
  doubts: 'Not certain',
  applying: 'How to apply',
} as const satisfies Record<keyof RuleTables, string>;

const ruleWords = createEnglishRuleWords(formatLength);

function listTables(state: StateCode, record: ProvisionRecord): Part[] {
  if (!isOrderable(state)) return [];
  const tables = listRuleTables(state, ruleWords);
  return ruleTableNames
    .filter((name) => name !== 'doubts' || tables.doubts.length > 0)
    .map((name) => ({
      title: tableTitles[name],
      rows: tables[name].map(toRuleRow),
      note: name === 'travel' ? record.noteOn('travel') : null,
    }));
}

function toRuleRow({ term, value, notes, isConfirmed, link }: RuleRow): Row {
  const conditions = notes.map((note) => ` (${note})`).join('');
  const shown = link === undefined || link === value ? value : `${value}, ${link}`;
  return { term: `${term}${conditions}`, value: `${shown}${isConfirmed ? '' : unconfirmedLabel}` };
}

export function buildProvisionContent(state: StateCode): ProvisionContent {
  const facts = stateFacts[state];
  const record = getProvisionRecord(state);
  const cell = createCell(record);
  const part = (group: NotedGroup, title: string, rows: Row[]): Part => ({ title, rows, note: record.noteOn(group) });
  const parts = {
    legal: part('legal', 'Legal without a permit', buildLegalRows(facts, cell)),
    superload: part('superload', 'Superload or extended review', buildSuperloadRows(facts, cell)),
    fee: part('fee', 'Fee', buildFeeRows(facts, cell)),
    escorts: part('escorts', 'Escorts', buildEscortRows(facts, cell)),
    travel: isOrderable(state) ? null : part('travel', 'Travel restrictions', buildTravelRows(facts, cell)),
  };
  const office = toOffice(facts, record);
  const tables = listTables(state, record);
  const printed = [
    ...[...Object.values(parts), ...tables]
      .flatMap((part) => part ?? [])
      .flatMap(({ rows }) => rows.map(({ value }) => value)),
    office.phone ?? '',
  ];
  return {
    state,
    name: facts.name,
    isSold: isOrderable(state),
    ...parts,
    tables,
    office,
    sources: listSources(record),
    footnotes: listFootnotes(printed),
    checkedOn: rulesVersion,
  };
}
