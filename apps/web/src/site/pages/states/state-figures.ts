// What a state's page says in figures, by the names of the fields in data/states: the parts of the page only set it.
import type { Language } from '@wideload/contract/client';
import { getFirstEscortWidth, rulesVersion, stateFacts, type StateCode, type StateFacts } from '@wideload/domain';
import { provisionRecord, type ProvisionRecord } from '@wideload/domain/provisions';
import { dayText, lengthText, moneyText, poundsText } from '../../../lib/figure-text.ts';
import type { statePagesTexts } from '../../texts/en/state-pages.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';

export type StateTexts = TextsOf<typeof statePagesTexts>;

/** `isKnown`: it is a figure and not the reason why there is none. */
export type Figure = { text: string; isKnown: boolean; isRecalled: boolean };
export type Row = { term: string; figure: Figure };
/** The figures above which each of three things is asked for. `values` are what a picture needs of them. */
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

function plain(text: string): Figure {
  return { text, isKnown: true, isRecalled: false };
}

type Cell = <T>(field: string, value: T | null, text: (value: T) => string) => Figure;

function cellOf(record: ProvisionRecord, texts: StateTexts): Cell {
  return (field, value, text) =>
    value === null
      ? { text: texts.missing[record.whyMissing(field)], isKnown: false, isRecalled: false }
      : { text: text(value), isKnown: true, isRecalled: record.isRecalled(field) };
}

function thresholdsOf(facts: StateFacts, cell: Cell, { texts, language }: Given): Threshold[] {
  const { legal, escorts, superload } = facts;
  const weight = (value: number) => poundsText(value, language);
  const lengths = [
    ['width', 'width_in', legal.widthIn, getFirstEscortWidth(escorts), superload.widthIn],
    ['height', 'height_in', legal.heightIn, escorts.heightIn, superload.heightIn],
    ['length', 'length_in', legal.trailerLengthIn, escorts.lengthIn, superload.lengthIn],
  ] as const;
  const sizes = lengths.map(([kind, field, permit, escort, most]): Threshold => ({
    kind: texts[kind],
    figures: [
      cell(kind === 'length' ? 'legal.trailer_length_in' : `legal.${field}`, permit, lengthText),
      cell(`escorts.${field}`, escort, lengthText),
      cell(`superload.${field}`, most, lengthText),
    ],
    values: { permit, escort, superload: most },
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

function legalRows({ legal }: StateFacts, cell: Cell, { texts, language }: Given): Row[] {
  const length = (term: string, field: string, value: number | null): Row => ({
    term,
    figure: cell(`legal.${field}`, value, lengthText),
  });
  const weight = (term: string, field: string, value: number | null): Row => ({
    term,
    figure: cell(`legal.${field}`, value, (known) => poundsText(known, language)),
  });
  return [
    length(texts.width, 'width_in', legal.widthIn),
    length(texts.height, 'height_in', legal.heightIn),
    length(texts.trailerTerm, 'trailer_length_in', legal.trailerLengthIn),
    {
      term: texts.kingpin,
      figure: cell('legal.kingpin', legal.kingpin, ({ limitIn, to }) => texts.kingpinTo[to](lengthText(limitIn))),
    },
    // 23 CFR 658.13 forbids such a limit, so the facts do not carry it.
    { term: texts.overallNetwork, figure: plain(texts.noOverall) },
    length(texts.overallOff, 'overall_length_off_network_in', legal.overallLengthOffNetworkIn),
    length(texts.frontOverhang, 'front_overhang_in', legal.frontOverhangIn),
    length(texts.rearOverhang, 'rear_overhang_in', legal.rearOverhangIn),
    weight(texts.weight, 'gross_weight_lb', legal.grossWeightLb),
    weight(texts.singleAxle, 'single_axle_lb', legal.singleAxleLb),
    weight(texts.tandemAxle, 'tandem_axle_lb', legal.tandemAxleLb),
    { term: texts.bridge, figure: plain(texts.bridgeApplies) },
  ];
}

function escortRows({ escorts }: StateFacts, cell: Cell, texts: StateTexts): Row[] {
  const words = escorts.comparison === 'gte' ? texts.from : texts.above;
  const row = (term: string, field: string, value: number | null): Row => ({
    term,
    figure: cell(`escorts.${field}`, value, (known) => words(lengthText(known))),
  });
  return [
    row(texts.escortTwoLane, 'width_in', escorts.widthIn),
    row(texts.escortMultilane, 'width_multilane_in', escorts.widthMultilaneIn),
    row(texts.escortLength, 'length_in', escorts.lengthIn),
    row(texts.escortHeight, 'height_in', escorts.heightIn),
  ];
}

function travelRows({ travel }: StateFacts, cell: Cell, texts: StateTexts): Row[] {
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

function feeOf({ fee }: StateFacts, cell: Cell, { texts, language }: Given): StateFigures['fee'] {
  return {
    amount: cell('fee.single_trip_oversize_usd', fee.amount, (amount) => moneyText(amount, language)),
    rows: [
      { term: texts.basis, figure: plain(texts.bases[fee.basis]) },
      { term: texts.validity, figure: cell('fee.validity_days', fee.validityDays, texts.days) },
    ],
  };
}

/** All figures of a state's page in a language. */
export function stateFigures(code: StateCode, given: Given): StateFigures {
  const facts = stateFacts[code];
  const record = provisionRecord(code);
  const cell = cellOf(record, given.texts);
  return {
    facts,
    record,
    thresholds: thresholdsOf(facts, cell, given),
    legal: legalRows(facts, cell, given),
    escorts: escortRows(facts, cell, given.texts),
    travel: travelRows(facts, cell, given.texts),
    fee: feeOf(facts, cell, given),
    phone: cell('agency.phone', facts.agency.phone, (phone) => phone),
    factsDay: dayText(rulesVersion, given.language),
  };
}

/** The legal limits that most loads meet, as a sentence has them: `8′6″ wide, 13′6″ high, … or 80,000 lb gross`. */
export function limitWords({ legal }: StateFacts, { texts, language }: Given): string[] {
  return [
    texts.wide(lengthText(legal.widthIn)),
    texts.high(lengthText(legal.heightIn)),
    texts.trailer(lengthText(legal.trailerLengthIn)),
    ...(legal.grossWeightLb === null ? [] : [texts.heavy(poundsText(legal.grossWeightLb, language))]),
  ];
}
