import { findLimitField } from '@wideload/domain';
import {
  isConfirmed,
  type EscortAnswer,
  type EscortCars,
  type FactTier,
  type MissingFigure,
  type OpenPart,
  type RoadKind,
  type SuperloadAnswer,
  type SuperloadReason,
  type UncountedEscort,
} from '@wideload/domain/permit-facts';
import type { TextsOf } from '../../lib/texts-of.ts';
import type { escortWords } from './escort-words.ts';
import { areConfirmed, mergeEqual, toRefs, type FactLine, type FactPart } from './fact-line.ts';
import type { TravelWords } from './travel-lines.ts';

export type EscortWords = TextsOf<typeof escortWords>;
type Words = { escort: EscortWords; travel: TravelWords };

const allRoads = 3;

/** `sure` is settled or asked for by the state's figures; `open` has conditions to look at. */
export type AnswerLines = { sure: FactLine[]; open: FactLine[] };

export function listEscortLines(answer: EscortAnswer, words: Words): AnswerLines {
  const { settled, open, uncounted, missing, unknown, freeTier } = answer;
  const { escort } = words;
  const label = escort.labels.escorts;
  const cars = settled.map(({ roads, cars: each, details }) =>
    toPart(formatCars(each, escort), roads, details, escort),
  );
  const gaps = listGaps(missing, unknown, words);
  const free = [{ text: escort.none, notes: [] }];
  return {
    sure: [
      ...(cars.length === 0 ? [] : [toLine(label, cars, settled)]),
      ...uncounted.map((one) => toUncountedLine(one, escort)),
      ...(freeTier === null ? [] : [toLine(label, free, [{ tier: freeTier, sources: [] }])]),
      ...(gaps.length === 0 ? [] : [toLine(label, gaps, [])]),
    ],
    open: mergeEqual(
      open.map(({ cars: each, roads, details, condition, tier, source }) => {
        const part = toOpenPart(formatCars(each, escort), roads, details, condition, escort);
        return toLine(escort.labels.depends, [part], [{ tier, sources: [source] }]);
      }),
    ),
  };
}

export function listSuperloadLines(answer: SuperloadAnswer, words: Words): AnswerLines {
  const { settled, open, missing, unknown, freeTier } = answer;
  const { escort } = words;
  const label = escort.labels.superload;
  const gaps = listGaps(missing, unknown, words);
  const isNone = settled.length + gaps.length + open.length === 0;
  const none = [{ text: escort.notSuperload, notes: [] }];
  return {
    sure: [
      ...settled.map((reason) => toSuperloadLine(reason, escort)),
      ...(isNone ? [toLine(label, none, [{ tier: freeTier, sources: [] }])] : []),
      ...(gaps.length === 0 ? [] : [toLine(label, gaps, [])]),
    ],
    open: mergeEqual(
      open.map(({ condition, details, roads, tier, source }) => {
        const part = toOpenPart(escort.perhaps, roads, details, condition, escort);
        return toLine(label, [part], [{ tier, sources: [source] }]);
      }),
    ),
  };
}

type Deciding = { tier: FactTier | null; sources: readonly string[] };

function toLine(label: string, parts: FactPart[], deciding: readonly Deciding[]): FactLine {
  return {
    label,
    parts,
    isConfirmed: areConfirmed(deciding),
    refs: toRefs(deciding.flatMap(({ sources }) => sources)),
  };
}

/** Only a figure of data/states has it: the line is as good as its best source. */
function toUncountedLine({ what, limit, roads, tier }: UncountedEscort, words: EscortWords): FactLine {
  const on = roads.length === allRoads ? '' : ` ${words.on(roads)}`;
  const line = toLine(words.labels.escorts, [{ text: words.uncounted(what, limit, on), notes: [] }], []);
  const road = roads.includes('two_lane') ? undefined : 'multilane';
  const field = findLimitField({ what, road }, 'escort');
  return { ...line, isConfirmed: isSure(tier), refs: field === null ? [] : [{ field }] };
}

function toSuperloadLine(reason: SuperloadReason, words: EscortWords): FactLine {
  const { what, actual, limit, unit, isUnder, roads, notes, tier, sources } = reason;
  const text = isUnder ? words.under(what, actual, limit) : words.over(what, actual, limit, unit);
  const part = toPart(text, roads, notes, words);
  const field = sources.length > 0 ? null : findLimitField({ what }, 'superload');
  const refs = field === null ? toRefs(sources) : [{ field }];
  return { label: words.labels.superload, parts: [part], isConfirmed: isSure(tier), refs };
}

/** Without a tier no document is known. */
function isSure(tier: FactTier | null): boolean {
  return tier !== null && isConfirmed(tier);
}

function formatCars({ front, rear, highPole, police }: EscortCars, words: EscortWords): string {
  const pole = highPole === null ? words.maybeHighPole : words.highPole;
  const inFront = [words.front(front), highPole !== false && pole].filter((part) => part !== false).join(' ');
  const parts = [
    ...(front > 0 ? [inFront] : []),
    ...(rear > 0 ? [words.rear(rear)] : []),
    ...(front === 0 && highPole !== false ? [pole] : []),
    ...(police ? [words.police] : []),
  ];
  return words.cars(parts);
}

function toPart(text: string, roads: readonly RoadKind[], notes: readonly string[], words: EscortWords): FactPart {
  return { text: roads.length === allRoads ? text : `${text} ${words.on(roads)}`, notes: [...notes] };
}

function toOpenPart(
  text: string,
  roads: readonly RoadKind[],
  details: readonly string[],
  { kind, note }: OpenPart,
  words: EscortWords,
): FactPart {
  const part = toPart(text, roads, [...(note === undefined ? [] : [note]), ...details], words);
  return kind === undefined ? part : { ...part, text: `${part.text} ${words.kind(kind)}` };
}

function listGaps(
  missing: readonly MissingFigure[],
  unknown: Parameters<EscortWords['unknown']>[0],
  { escort, travel }: Words,
): FactPart[] {
  const names = travel.list(missing.map((figure) => travel.figures[figure]));
  return [
    ...(missing.length === 0 ? [] : [{ text: escort.missing(names), notes: [] }]),
    ...(unknown.length === 0 ? [] : [{ text: escort.unknown(unknown), notes: [] }]),
  ];
}
