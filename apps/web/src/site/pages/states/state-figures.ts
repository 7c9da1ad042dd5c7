import type { Language } from '@wideload/contract/client';
import { getFirstEscortWidth, rulesVersion, stateFacts, type StateCode, type StateFacts } from '@wideload/domain';
import { getProvisionRecord, type ProvisionRecord } from '@wideload/domain/provisions';
import { formatLongDay, formatInches, formatMoney, formatPounds } from '../../../lib/format-figures.ts';
import type { statePagesTexts } from '../../texts/en/state-pages.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

export type StateTexts = TextsOf<typeof statePagesTexts>;

/** `isKnown`: the text is a figure, not the reason for a missing one. */
export type Figure = { text: string; isKnown: boolean; isRecalled: boolean };
export type Row = { term: string; figure: Figure };
/** The figures above which a permit, an escort, or a superload permit is required. `values` are the numbers for the picture. */
export type Threshold = { kind: string; figures: [permit: Figure, escort: Figure, superload: Figure]; values: Values };
export type Values = { permit: number | null; escort: number | null; superload: number | null };

export type StateFigures = {
  facts: StateFacts;
  record: ProvisionRecord;
  thresholds: Threshold[];
  legal: Row[];
  escorts: Row[];
  travel: Row[];
  fee: { amount: Figure; rows: Row[] };
  phone: Figure;
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

function listThresholds(facts: StateFacts, cell: Cell, { texts, language }: Given): Threshold[] {
  const { legal, escorts, superload } = facts;
  const weight = (value: number) => formatPounds(value, language);
  const lengths = [
    ['width', 'width_in', legal.widthIn, getFirstEscortWidth(escorts), superload.widthIn],
    ['height', 'height_in', legal.heightIn, escorts.heightIn, superload.heightIn],
    ['length', 'length_in', legal.trailerLengthIn, escorts.lengthIn, superload.lengthIn],
  ] as const;
  const sizes = lengths.map(([kind, field, permit, escort, superload]): Threshold => ({
    kind: texts[kind],
    figures: [
      cell(kind === 'length' ? 'legal.trailer_length_in' : `legal.${field}`, permit, formatInches),
      cell(`escorts.${field}`, escort, formatInches),
      cell(`superload.${field}`, superload, formatInches),
    ],
    values: { permit, escort, superload },
  }));
  const gross: Threshold = {
    kind: texts.weight,
    figures: [
      cell('legal.gross_weight_lb', legal.grossWeightLb, weight),
      { text: texts.noEscortByWeight, isKnown: false, isRecalled: false },
      cell('superload.gross_weight_lb', superload.grossWeightLb, weight),
    ],
    values: { permit: legal.grossWeightLb, escort: null, superload: superload.grossWeightLb },
  };
  return [...sizes, gross];
}

function listLegalRows({ legal }: StateFacts, cell: Cell, { texts, language }: Given): Row[] {
  const length = (term: string, field: string, value: number | null): Row => ({
    term,
    figure: cell(`legal.${field}`, value, formatInches),
  });
  const weight = (term: string, field: string, value: number | null): Row => ({
    term,
    figure: cell(`legal.${field}`, value, (known) => formatPounds(known, language)),
  });
  return [
    length(texts.width, 'width_in', legal.widthIn),
    length(texts.height, 'height_in', legal.heightIn),
    length(texts.trailerTerm, 'trailer_length_in', legal.trailerLengthIn),
    {
      term: texts.kingpin,
      figure: cell('legal.kingpin', legal.kingpin, ({ limitIn, to }) => texts.kingpinTo[to](formatInches(limitIn))),
    },
    // 23 CFR 658.13 forbids such a limit, so the data has none.
    { term: texts.overallNetwork, figure: toFigure(texts.noOverall) },
    length(texts.overallOff, 'overall_length_off_network_in', legal.overallLengthOffNetworkIn),
    length(texts.frontOverhang, 'front_overhang_in', legal.frontOverhangIn),
    length(texts.rearOverhang, 'rear_overhang_in', legal.rearOverhangIn),
    weight(texts.weight, 'gross_weight_lb', legal.grossWeightLb),
    weight(texts.singleAxle, 'single_axle_lb', legal.singleAxleLb),
    weight(texts.tandemAxle, 'tandem_axle_lb', legal.tandemAxleLb),
    { term: texts.bridge, figure: toFigure(texts.bridgeApplies) },
  ];
}

function listEscortRows({ escorts }: StateFacts, cell: Cell, texts: StateTexts): Row[] {
  const words = escorts.comparison === 'gte' ? texts.from : texts.above;
  const row = (term: string, field: string, value: number | null): Row => ({
    term,
    figure: cell(`escorts.${field}`, value, (known) => words(formatInches(known))),
  });
  return [
    row(texts.escortTwoLane, 'width_in', escorts.widthIn),
    row(texts.escortMultilane, 'width_multilane_in', escorts.widthMultilaneIn),
    row(texts.escortLength, 'length_in', escorts.lengthIn),
    row(texts.escortHeight, 'height_in', escorts.heightIn),
  ];
}

function listTravelRows({ travel }: StateFacts, cell: Cell, texts: StateTexts): Row[] {
  const limited = (isLimited: boolean) => (isLimited ? texts.restricted : texts.notRestricted);
  return [
    {
      term: texts.night,
      figure: cell('travel.daylight_only', travel.daylightOnly, (only) =>
        only ? texts.daylightOnly : texts.nightAllowed,
      ),
    },
    { term: texts.weekends, figure: cell('travel.weekend_restricted', travel.weekendRestricted, limited) },
    { term: texts.holidays, figure: cell('travel.holidays_restricted', travel.holidaysRestricted, limited) },
  ];
}

function toFeeFigures({ fee }: StateFacts, cell: Cell, { texts, language }: Given): StateFigures['fee'] {
  return {
    amount: cell('fee.single_trip_oversize_usd', fee.amount, (amount) => formatMoney(amount, language)),
    rows: [
      { term: texts.basis, figure: toFigure(texts.bases[fee.basis]) },
      { term: texts.validity, figure: cell('fee.validity_days', fee.validityDays, texts.days) },
    ],
  };
}

export function buildStateFigures(code: StateCode, given: Given): StateFigures {
  const facts = stateFacts[code];
  const record = getProvisionRecord(code);
  const cell = createCell(record, given.texts);
  return {
    facts,
    record,
    thresholds: listThresholds(facts, cell, given),
    legal: listLegalRows(facts, cell, given),
    escorts: listEscortRows(facts, cell, given.texts),
    travel: listTravelRows(facts, cell, given.texts),
    fee: toFeeFigures(facts, cell, given),
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
