import { formatRoadLimitTerm, type Language } from '@wideload/contract/client';
import {
  findLimitField,
  isOrderable,
  findValidity,
  getFirstEscortWidth,
  isLimitConfirmed,
  rulesVersion,
  stateFacts,
  toRoadLimitKind,
  toThreshold,
  type KingpinLimit,
  type RoadLimit,
  type StateCode,
  type StateFacts,
} from '@wideload/domain';
import { listStateDoubts, type StateDoubts } from '@wideload/domain/permit-facts';
import { getProvisionRecord, type ProvisionRecord } from '@wideload/domain/provisions';
import {
  type FactField,
  type FactSource,
  listAllSources,
  listSources,
  type StateFactSource,
} from '@wideload/domain/permit-sources';
import { findStateName } from '../../texts/state-names.ts';
import { formatLongDay, formatInches, formatMoney, formatPounds } from '#lib/format-figures.ts';
import type { statePagesTexts } from '../../texts/en/state-pages.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { findFieldNumbers } from './source-numbers.ts';

export type StateTexts = TextsOf<typeof statePagesTexts>;

/** `isKnown`: the text is a figure, not the reason for a missing one. */
export type Figure = { text: string; isKnown: boolean; isRecalled: boolean };
/** `ask`: the sources of the figure, and the words that complete `Source of …`. */
export type Row = { term: string; figure: Figure; ask?: Asked };
export type Asked = { sources: readonly FactSource[]; figure: string };
/** The figures above which a permit, an escort, or a superload permit is required. `values` are the numbers for the picture. */
export type Threshold = {
  kind: string;
  figures: [permit: Figure, escort: Figure, superload: Figure];
  /** The numbers of the sources of each figure. */
  sources: [permit: number[], escort: number[], superload: number[]];
  values: Values;
};
export type Values = { permit: number | null; escort: number | null; superload: number | null };

export type StateFigures = {
  facts: StateFacts;
  record: ProvisionRecord;
  sources: readonly StateFactSource[];
  thresholds: Threshold[];
  legal: Row[];
  escorts: Row[];
  travel: Row[];
  fee: { amount: Figure; ask?: Asked; rows: Row[] };
  phone: Figure;
  doubts: StateDoubts | null;
  factsDay: string;
};

type Given = { texts: StateTexts; language: Language };

function toFigure(text: string): Figure {
  return { text, isKnown: true, isRecalled: false };
}

type Cell = <T>(field: string, value: T | null, text: (value: T) => string) => Figure;

function createCell(record: ProvisionRecord, texts: StateTexts): Cell {
  return (field, value, text) =>
    value === null
      ? { text: texts.missing[record.whyMissing(field)], isKnown: false, isRecalled: false }
      : { text: text(value), isKnown: true, isRecalled: record.isRecalled(field) };
}

/** `12′0″ and over` where the state counts the figure itself. */
export function formatAbove(over: number, texts: StateTexts): string {
  const { figure, isFrom } = toThreshold(over, 'in');
  return (isFrom ? texts.from : texts.above)(formatInches(figure));
}

/** In a table of figures above which something starts. */
function formatStart(over: number, texts: StateTexts): string {
  const { figure, isFrom } = toThreshold(over, 'in');
  return isFrom ? texts.from(formatInches(figure)) : formatInches(figure);
}

type Numbers = (field: FactField) => number[];

function listThresholds(facts: StateFacts, { cell, numbers }: Tools, { texts, language }: Given): Threshold[] {
  const { legal, escorts, superload } = facts;
  const weight = (value: number) => formatPounds(value, language);
  const threshold = (value: number) => formatStart(value, texts);
  const lengths = [
    ['width', 'width_in', legal.widthIn, getFirstEscortWidth(escorts), superload.widthIn],
    ['height', 'height_in', legal.heightIn, escorts.heightIn, superload.heightIn],
    ['length', 'length_in', legal.trailerLengthIn, escorts.lengthIn, superload.lengthIn],
  ] as const;
  const sizes = lengths.map(([kind, field, permit, escort, superload]): Threshold => {
    const fields: [FactField, FactField, FactField] = [
      field === 'length_in' ? 'legal.trailer_length_in' : `legal.${field}`,
      `escorts.${field}`,
      `superload.${field}`,
    ];
    return {
      kind: texts[kind],
      figures: [
        cell(fields[0], permit, formatInches),
        cell(fields[1], escort, threshold),
        cell(fields[2], superload, threshold),
      ],
      sources: [numbers(fields[0]), numbers(fields[1]), numbers(fields[2])],
      values: { permit, escort, superload },
    };
  });
  const gross: Threshold = {
    kind: texts.weight,
    figures: [
      cell('legal.gross_weight_lb', legal.grossWeightLb, weight),
      { text: texts.noEscortByWeight, isKnown: false, isRecalled: false },
      cell('superload.gross_weight_lb', superload.grossWeightLb, weight),
    ],
    sources: [numbers('legal.gross_weight_lb'), [], numbers('superload.gross_weight_lb')],
    values: { permit: legal.grossWeightLb, escort: null, superload: superload.grossWeightLb },
  };
  return [...sizes, gross];
}

type Ask = (field: FactField, term: string, isLimit?: boolean) => Required<Pick<Row, 'ask'>>;

/** The name begins with the state, as a screen reader can list the buttons of a page. */
function createAsk(code: StateCode, { texts, language }: Given): Ask {
  const { figures } = texts.says;
  const state = findStateName(language, code);
  return (field, term, isLimit = false) => {
    const what = term.charAt(0).toLowerCase() + term.slice(1);
    const figure = isLimit ? figures.legal(state, what) : figures.row(state, what);
    return { ask: { sources: listSources(code, { field }), figure } };
  };
}

type Tools = { cell: Cell; ask: Ask; numbers: Numbers };

/** `40′0″ to the rearmost axle, 38′0″ with one axle, for semitrailers over 40′0″`. */
function formatKingpin({ limitIn, to, trailerOverIn, singleAxleLimitIn }: KingpinLimit, texts: StateTexts): string {
  return [
    texts.kingpinTo[to](formatInches(limitIn)),
    ...(singleAxleLimitIn === null ? [] : [texts.kingpinSingle(formatInches(singleAxleLimitIn))]),
    ...(trailerOverIn === null ? [] : [texts.kingpinOver(formatInches(trailerOverIn))]),
  ].join(', ');
}

function listLegalRows({ code, legal }: StateFacts, { cell, ask }: Tools, { texts, language }: Given): Row[] {
  const row = <T>(term: string, field: FactField, value: T | null, text: (value: T) => string): Row => ({
    term,
    figure: cell(field, value, text),
    ...(value !== null && ask(field, term, true)),
  });
  const toRoadRow = (limit: RoadLimit): Row => {
    const term = formatRoadLimitTerm(limit, texts.roadLimits);
    const field = findLimitField({ what: toRoadLimitKind(limit) });
    const isConfirmed = field !== null && isLimitConfirmed(code, field);
    const figure = toFigure(`${formatInches(limit.limitIn)}${isConfirmed ? '' : ` (${texts.unconfirmed})`}`);
    return { term, figure, ...(field !== null && ask(field, term, true)) };
  };
  const weight = (value: number) => formatPounds(value, language);
  return [
    row(texts.width, 'legal.width_in', legal.widthIn, formatInches),
    row(texts.height, 'legal.height_in', legal.heightIn, formatInches),
    row(texts.trailerTerm, 'legal.trailer_length_in', legal.trailerLengthIn, formatInches),
    row(texts.kingpin, 'legal.kingpin', legal.kingpin, (limit) => formatKingpin(limit, texts)),
    // 23 CFR 658.13 forbids such a limit, so the data has none.
    row(texts.overallNetwork, 'legal.overall_length_in', texts.noOverall, String),
    row(texts.overallOff, 'legal.overall_length_off_network_in', legal.overallLengthOffNetworkIn, formatInches),
    ...legal.roadLimits.map(toRoadRow),
    row(texts.frontOverhang, 'legal.front_overhang_in', legal.frontOverhangIn, formatInches),
    row(texts.rearOverhang, 'legal.rear_overhang_in', legal.rearOverhangIn, formatInches),
    row(texts.weight, 'legal.gross_weight_lb', legal.grossWeightLb, weight),
    row(texts.singleAxle, 'legal.single_axle_lb', legal.singleAxleLb, weight),
    row(texts.tandemAxle, 'legal.tandem_axle_lb', legal.tandemAxleLb, weight),
    row(texts.bridge, 'legal.bridge_formula', texts.bridgeApplies, String),
  ];
}

function listEscortRows({ escorts }: StateFacts, { cell, ask }: Tools, texts: StateTexts): Row[] {
  const isFrom = escorts.comparison === 'gte';
  const row = (term: string, field: FactField, value: number | null): Row => ({
    term,
    figure: cell(field, value, (known) => (isFrom ? texts.from(formatInches(known)) : formatAbove(known, texts))),
    ...(value !== null && ask(field, `${texts.escorts}, ${term}`)),
  });
  return [
    row(texts.escortTwoLane, 'escorts.width_in', escorts.widthIn),
    row(texts.escortMultilane, 'escorts.width_multilane_in', escorts.widthMultilaneIn),
    row(texts.escortLength, 'escorts.length_in', escorts.lengthIn),
    row(texts.escortHeight, 'escorts.height_in', escorts.heightIn),
  ];
}

function listTravelRows({ travel }: StateFacts, { cell, ask }: Tools, texts: StateTexts): Row[] {
  const limited = (isLimited: boolean) => (isLimited ? texts.restricted : texts.notRestricted);
  const row = (term: string, field: FactField, value: boolean | null, text: (value: boolean) => string): Row => ({
    term,
    figure: cell(field, value, text),
    ...(value !== null && ask(field, `${texts.travel}, ${term}`)),
  });
  return [
    row(texts.night, 'travel.daylight_only', travel.daylightOnly, (only) =>
      only ? texts.daylightOnly : texts.nightAllowed,
    ),
    row(texts.weekends, 'travel.weekend_restricted', travel.weekendRestricted, limited),
    row(texts.holidays, 'travel.holidays_restricted', travel.holidaysRestricted, limited),
  ];
}

function toFeeFigures(
  { code, fee }: StateFacts,
  { cell, ask }: Tools,
  { texts, language }: Given,
): StateFigures['fee'] {
  const validity = findValidity(code);
  return {
    amount: cell('fee.single_trip_oversize_usd', fee.amount, (amount) => formatMoney(amount, language)),
    ...(fee.amount !== null && ask('fee.single_trip_oversize_usd', texts.fee)),
    rows: [
      { term: texts.basis, figure: toFigure(texts.bases[fee.basis]) },
      {
        term: texts.validity,
        figure: cell('fee.validity_days', validity, texts.validFor),
        ...(validity !== null && ask('fee.validity_days', `${texts.fee}, ${texts.validity}`)),
      },
    ],
  };
}

export function buildStateFigures(code: StateCode, given: Given): StateFigures {
  const facts = stateFacts[code];
  const record = getProvisionRecord(code);
  const cell = createCell(record, given.texts);
  const sources = listAllSources(code);
  const numbers = (field: FactField) => findFieldNumbers(sources, field);
  const tools = { cell, ask: createAsk(code, given), numbers };
  return {
    facts,
    record,
    sources,
    thresholds: listThresholds(facts, tools, given),
    legal: listLegalRows(facts, tools, given),
    escorts: listEscortRows(facts, tools, given.texts),
    travel: listTravelRows(facts, tools, given.texts),
    fee: toFeeFigures(facts, tools, given),
    doubts: isOrderable(code) ? listStateDoubts(code) : null,
    phone: cell('agency.phone', facts.agency.phone, (phone) => phone),
    factsDay: formatLongDay(rulesVersion, given.language),
  };
}

export function formatLimits({ legal }: StateFacts, { texts, language }: Given): string[] {
  return [
    texts.wide(formatInches(legal.widthIn)),
    texts.high(formatInches(legal.heightIn)),
    texts.trailer(formatInches(legal.trailerLengthIn)),
    ...(legal.grossWeightLb === null ? [] : [texts.heavy(formatPounds(legal.grossWeightLb, language))]),
  ];
}
