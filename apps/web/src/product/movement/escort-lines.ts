import type {
  EscortAnswer,
  EscortCars,
  FactTier,
  MissingFigure,
  OpenPart,
  RoadKind,
  SuperloadAnswer,
} from '@wideload/domain/permit-facts';
import type { TextsOf } from '../../lib/texts-of.ts';
import type { escortWords } from './escort-words.ts';
import { areConfirmed, type FactLine, type FactPart } from './fact-line.ts';
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
  const toLine = (parts: FactPart[], tiers: readonly { tier: FactTier | null }[]): FactLine[] =>
    parts.length === 0 ? [] : [{ label, parts, isConfirmed: areConfirmed(tiers) }];
  const cars = settled.map(({ roads, cars: each, details }) =>
    toPart(formatCars(each, escort), roads, details, escort),
  );
  return {
    sure: [
      ...toLine(cars, settled),
      ...uncounted.flatMap(({ what, limit, roads, tier }) => {
        const on = roads.length === allRoads ? '' : ` ${escort.on(roads)}`;
        return toLine([{ text: escort.uncounted(what, limit, on), notes: [] }], [{ tier: tier ?? 'recalled' }]);
      }),
      ...toLine(freeTier === null ? [] : [{ text: escort.none, notes: [] }], [{ tier: freeTier }]),
      ...toLine(listGaps(missing, unknown, words), []),
    ],
    open: open.map(({ cars: each, roads, details, condition, tier }) => ({
      label: escort.labels.depends,
      parts: [toOpenPart(formatCars(each, escort), roads, [...details], condition, escort)],
      isConfirmed: areConfirmed([{ tier }]),
    })),
  };
}

export function listSuperloadLines(answer: SuperloadAnswer, words: Words): AnswerLines {
  const { settled, open, missing, unknown, freeTier } = answer;
  const { escort } = words;
  const label = escort.labels.superload;
  const gaps = listGaps(missing, unknown, words);
  const isNone = settled.length + gaps.length + open.length === 0;
  return {
    sure: [
      ...settled.map(({ what, actual, limit, unit, roads, notes, tier }) => ({
        label,
        parts: [toPart(escort.over(what, actual, limit, unit), roads, notes, escort)],
        isConfirmed: areConfirmed([{ tier: tier ?? 'recalled' }]),
      })),
      ...(isNone
        ? [
            {
              label,
              parts: [{ text: escort.notSuperload, notes: [] }],
              isConfirmed: areConfirmed([{ tier: freeTier }]),
            },
          ]
        : []),
      ...(gaps.length === 0 ? [] : [{ label, parts: gaps, isConfirmed: true }]),
    ],
    open: open.map(({ condition, roads, tier }) => ({
      label,
      parts: [toOpenPart(escort.perhaps, roads, [], condition, escort)],
      isConfirmed: areConfirmed([{ tier }]),
    })),
  };
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
