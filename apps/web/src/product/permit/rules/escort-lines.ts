import { findLimitField, isOrdered, decidePermitSoFar, type StateCode, type TripState } from '@wideload/domain';
import {
  groupEscorts,
  isConfirmed,
  type BeyondMaximum,
  type EscortAnswer,
  type EscortCars,
  type FactTier,
  type MissingFigure,
  type OpenMaximum,
  type OpenEscorts,
  type OpenPart,
  type RoadEscorts,
  type RoadKind,
  type RoadMiles,
  type SuperloadAnswer,
  type SuperloadReason,
  type UncountedEscort,
  listTripEscorts,
  type TravelLoad,
  type TripEscort,
} from '@wideload/domain/permit-facts';
import type { TextsOf } from '#lib/texts-of.ts';
import type { escortWords } from './escort-words.ts';
import { areConfirmed, mergeEqual, toRefs, type FactLine, type FactPart } from './fact-line.ts';
import type { TravelWords } from './travel-lines.ts';

export type EscortWords = TextsOf<typeof escortWords>;
type Words = { escort: EscortWords; travel: TravelWords };

const allRoads = 3;

/** `sure` is settled or asked for by the state's figures; `open` has conditions to look at. */
export type AnswerLines = { sure: FactLine[]; open: FactLine[] };

/** One list by road, with the roads of the trip first; a condition stands beside the road on which it counts. */
export function listEscortLines(answer: EscortAnswer, words: Words, miles: RoadMiles | null = null): FactLine[] {
  const { uncounted, missing, unknown, freeTier } = answer;
  const { escort } = words;
  const label = escort.labels.escorts;
  const groups = groupEscorts(answer, miles);
  const needing = groups.filter(({ settled, open }) => settled.length + open.length > 0);
  const gaps = listGaps(missing, unknown, words);
  const isSettled = gaps.length === 0 && uncounted.length === 0;
  // If only roads off the trip need cars, their sources say that its own need none.
  const known = [...answer.settled, ...answer.open.map(toDeciding)];
  const shown = known.length > 0 && isSettled ? groups : needing;
  const elsewhere = needing.length > 0 ? [] : known;
  return [
    ...joinPlainLines(
      shown.map((group) => toRoadLine(group, { isOnly: groups.length === 1, elsewhere }, escort)),
      groups.every(({ open }) => open.length === 0),
    ),
    ...uncounted.map((one) => toUncountedLine(one, escort)),
    ...(freeTier === null
      ? []
      : [toLine(label, [{ text: escort.none, notes: [] }], [{ tier: freeTier, sources: [] }])]),
    ...(gaps.length === 0 ? [] : [toLine(label, gaps, [])]),
  ];
}

/** Without a condition the roads are parts of one line. */
function joinPlainLines(lines: readonly FactLine[], isPlain: boolean): readonly FactLine[] {
  const [first] = lines;
  if (!isPlain || first === undefined) return lines;
  const parts = lines.flatMap((line) => line.parts);
  const sources = new Map(lines.flatMap(({ refs }) => refs.map((ref) => [JSON.stringify(ref), ref] as const)));
  return [
    { ...first, parts, isConfirmed: lines.every(({ isConfirmed: isSure }) => isSure), refs: [...sources.values()] },
  ];
}

/** `1 rear on Interstates (312 miles); possibly 1 front where the road is not divided`. */
function toRoadLine(
  { roads, miles, settled, open }: RoadEscorts,
  { isOnly, elsewhere }: { isOnly: boolean; elsewhere: readonly Deciding[] },
  words: EscortWords,
): FactLine {
  const on = isOnly && roads.length === allRoads ? '' : ` ${words.on(roads)}`;
  const where = isOnly || miles === null ? on : `${on} ${words.miles(...miles)}`;
  const cars = settled.map((one, at) => ({
    text: [formatCars(one.cars, words), at === 0 ? where : '', one.isAtNight ? ` ${words.atNight}` : ''].join(''),
    notes: one.details,
  }));
  const none = { text: `${words.noneOnRoad}${where}`, notes: [] };
  const perhaps = open.map((one, at) => toPerhaps(one, settled.length + at === 0 ? where : '', words));
  const parts = cars.length + perhaps.length === 0 ? [none] : [...cars, ...perhaps];
  return toLine(words.labels.escorts, parts, [...settled, ...open.map(toDeciding), ...elsewhere]);
}

const toDeciding = ({ tier, source }: OpenEscorts): Deciding => ({ tier, sources: [source] });

function toPerhaps({ cars, isAtNight, details, condition }: OpenEscorts, where: string, words: EscortWords): FactPart {
  const time = isAtNight ? ` ${words.atNight}` : '';
  return toOpenPart(`${words.perhaps} ${formatCars(cars, words)}${where}${time}`, details, condition, words);
}

export function listSuperloadLines(answer: SuperloadAnswer, words: Words): AnswerLines {
  const { settled, open, maximums, missing, unknown, freeTier } = answer;
  const { escort } = words;
  const label = escort.labels.superload;
  const gaps = listGaps(missing, unknown, words);
  const { beyond, open: perhapsBeyond } = maximums;
  const isNone = settled.length + gaps.length + open.length + beyond.length + perhapsBeyond.length === 0;
  const none = [{ text: escort.notSuperload, notes: [] }];
  return {
    sure: [
      ...(beyond.length === 0 ? [] : [toLine('', [{ text: escort.askFirst, notes: [] }], [])]),
      ...beyond.map((one) => toMaximumLine(one, escort)),
      ...settled.map((reason) => toSuperloadLine(reason, escort)),
      ...(isNone ? [toLine(label, none, [{ tier: freeTier, sources: [] }])] : []),
      ...(gaps.length === 0 ? [] : [toLine(label, gaps, [])]),
    ],
    open: mergeEqual([
      ...perhapsBeyond.map((one) => toOpenMaximumLine(one, escort)),
      ...open.map(({ condition, details, roads, tier, source }) => {
        const part = toOpenPart(toRoadText(escort.perhaps, roads, escort), details, condition, escort);
        return toLine(label, [part], [{ tier, sources: [source] }]);
      }),
    ]),
  };
}

/** A sentence of its own, with both figures where sources differ. */
function toMaximumLine(beyond: BeyondMaximum, words: EscortWords): FactLine {
  const { tier, source, perhaps } = beyond;
  const text = [words.beyond(beyond), perhaps !== undefined && words.otherMost(perhaps)].filter(
    (part) => part !== false,
  );
  return toLine('', [{ text: text.join(', '), notes: [] }], [{ tier, sources: [source] }]);
}

function toOpenMaximumLine(open: OpenMaximum, words: EscortWords): FactLine {
  const { tier, source, note } = open;
  const part = { text: `${words.ifOther}: ${words.beyond(open)}`, notes: note === null ? [] : [note] };
  return toLine('', [part], [{ tier, sources: [source] }]);
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
  const part = { text: toRoadText(text, roads, words), notes };
  const field = sources.length > 0 ? null : findLimitField({ what }, 'superload');
  const refs = field === null ? toRefs(sources) : [{ field }];
  return { label: words.labels.superload, parts: [part], isConfirmed: isSure(tier), refs };
}

/** Without a tier no document is known. */
function isSure(tier: FactTier | null): boolean {
  return tier !== null && isConfirmed(tier);
}

export function formatCars({ front, rear, highPole, police }: EscortCars, words: EscortWords): string {
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

function toRoadText(text: string, roads: readonly RoadKind[], words: EscortWords): string {
  return roads.length === allRoads ? text : `${text} ${words.on(roads)}`;
}

function toOpenPart(
  text: string,
  details: readonly string[],
  { kind, isDivided, note }: OpenPart,
  words: EscortWords,
): FactPart {
  const grounds = [
    text,
    ...(isDivided === undefined ? [] : [words.onDivided(isDivided)]),
    ...(kind === undefined ? [] : [words.kind(kind)]),
  ];
  return { text: grounds.join(' '), notes: [...(note === undefined ? [] : [note]), ...details] };
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

/** The names are those of the states in the language of the words. */
type TripWords = {
  escort: EscortWords;
  list: (names: readonly string[]) => string;
  nameOf: (state: StateCode) => string;
};

type TripEscortLine = { where: string; cars: string };

/** One list for the whole trip: where each escort begins and ends, and what it has to be. States that need no permit need none. */
export function listTripEscortLines(
  load: TravelLoad,
  visits: readonly TripState[],
  words: TripWords,
): { lines: TripEscortLine[]; more: string } {
  const ordered = visits.filter(({ state }) => isOrdered(decidePermitSoFar(load.facts, state)));
  const { escorts, open } = listTripEscorts(load, ordered);
  const { trip } = words.escort;
  return {
    lines: escorts.map((escort) => ({ where: formatWhere(escort, words), cars: formatNeed(escort, words.escort) })),
    more: open.length > 0 ? trip.more(words.list(open.map(words.nameOf))) : escorts.length > 0 ? '' : trip.none,
  };
}

function formatWhere({ states, begins, ends }: TripEscort, { escort, list, nameOf }: TripWords): string {
  const names = list(states.map(nameOf));
  return begins === null || ends === null ? names : `${names}, ${escort.trip.from(begins, ends)}`;
}

function formatNeed({ cars, roads, miles, isAtNight }: TripEscort, words: EscortWords): string {
  const isEverywhere = roads.length === 3;
  return [
    formatCars(cars, words),
    ...(isEverywhere ? [] : [words.on(roads)]),
    ...(miles === null ? [] : [words.miles(...miles)]),
    ...(isAtNight ? [words.atNight] : []),
  ].join(' ');
}
