import type {
  Curfew,
  HolidayBan,
  TimesAnswer,
  TravelAnswer,
  TravelCondition,
  TravelSource,
  TravelTimes,
} from '@wideload/domain/permit-facts';
import type { TextsOf } from '#lib/texts-of.ts';
import { areConfirmed, toRefs, type FactLine, type FactPart } from './fact-line.ts';
import type { travelWords } from './travel-words.ts';

export type TravelWords = TextsOf<typeof travelWords>;

/** The lines of one state, each with all that can hold for this load. */
export function listTravelLines(answer: TravelAnswer, words: TravelWords): FactLine[] {
  const { night, saturday, sunday, holidays, curfews } = answer;
  const isWeekendSame = JSON.stringify(saturday) === JSON.stringify(sunday);
  return [
    toTimesLine(words.labels.night, night, words),
    ...(isWeekendSame
      ? [toTimesLine(words.labels.weekend, saturday, words)]
      : [toTimesLine(words.labels.saturday, saturday, words), toTimesLine(words.labels.sunday, sunday, words)]),
    toHolidayLine(holidays, words),
    ...groupCurfews(curfews).map((group) => toCurfewLine(group, words)),
    ...toCurfewListLine(answer, words),
  ];
}

function toTimesLine(label: string, { settled, open }: TimesAnswer, words: TravelWords): FactLine {
  if (settled === null && open.length === 0) return toUnknownLine(label, words);
  const first = settled === null ? words.depends : formatTimes(settled.times, words);
  const others = open.map(({ times, condition, detail }) => {
    const part = toPart(formatTimes(times, words), condition, words, words.freeIfOverweight);
    return { ...part, notes: [...part.notes, ...toNotes(detail)] };
  });
  return {
    label,
    parts: [{ text: first, notes: toNotes(settled?.detail) }, ...others],
    ...toSourced(settled === null ? open : [settled, ...open]),
  };
}

function toNotes(detail: string | undefined): string[] {
  return detail === undefined ? [] : [detail];
}

function toHolidayLine({ bans, free, areAllKnown }: TravelAnswer['holidays'], words: TravelWords): FactLine {
  const label = words.labels.holidays;
  if (bans.length > 0)
    return {
      label,
      parts: [
        ...joinNotes(
          bans.map((ban) => toPart(formatBan(ban, words), ban.condition, words, words.bannedUnlessOverweight)),
        ),
        ...(areAllKnown ? [] : [{ text: words.otherHolidays, notes: [] }]),
      ],
      ...toSourced(bans),
    };
  if (free === null) return toUnknownLine(label, words);
  const { tier, sources } = free;
  return {
    label,
    parts: [{ text: words.noHolidayLimit, notes: [] }],
    isConfirmed: areConfirmed([{ tier }]),
    refs: toRefs(sources),
  };
}

/** The same days under several notes are named once. */
function joinNotes(parts: readonly FactPart[]): FactPart[] {
  const joined = new Map<string, FactPart>();
  for (const { text, notes } of parts)
    joined.set(text, { text, notes: [...(joined.get(text)?.notes ?? []), ...notes] });
  return [...joined.values()];
}

/** A state names the same hours for several cities. */
function groupCurfews(curfews: readonly Curfew[]): [Curfew, ...Curfew[]][] {
  const groups = new Map<string, [Curfew, ...Curfew[]]>();
  for (const curfew of curfews) {
    const key = JSON.stringify([curfew.days, curfew.windows, curfew.condition]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [curfew]);
    else group.push(curfew);
  }
  return [...groups.values()];
}

function toCurfewLine(group: [Curfew, ...Curfew[]], words: TravelWords): FactLine {
  const [{ days, windows, condition }] = group;
  const text = words.curfew(words.weekdays(days), words.list(windows.map(([from, to]) => words.between(from, to))));
  const part = {
    ...toPart(text, condition, words, words.bannedUnlessOverweight),
    areas: [...new Set(group.map(({ area }) => area))],
  };
  return { label: words.labels.curfew, parts: [part], ...toSourced(group) };
}

/** Silence about curfews reads as none, so each state says what is known. */
function toCurfewListLine({ curfews, curfewList }: TravelAnswer, words: TravelWords): FactLine[] {
  const { kind, sources } = curfewList;
  if (kind === 'known' && curfews.length > 0) return [];
  const parts = [{ text: words.curfewList[kind], notes: [] }];
  return [{ label: words.labels.curfew, parts, ...toSourced(sources) }];
}

function toUnknownLine(label: string, words: TravelWords): FactLine {
  // The line claims nothing that a source could confirm.
  return { label, parts: [{ text: words.notEstablished, notes: [] }], isConfirmed: true, refs: [] };
}

function formatTimes(times: TravelTimes, words: TravelWords): string {
  if (times === null) return words.none;
  return times === 'all' ? words.allowed : words.only(...times);
}

function formatBan({ days, from, to }: HolidayBan, words: TravelWords): string {
  const isWholeDay = from === 'midnight' && to === 'midnight';
  const hours = isWholeDay ? '' : `, ${words.banFrom[from]} ${words.banTo[to]}`;
  return `${words.noneOn(words.list(days.map(words.holiday)))}${hours}`;
}

export function toPart(
  text: string,
  condition: TravelCondition | null,
  words: TravelWords,
  overweightWords: TravelWords['freeIfOverweight'],
): FactPart {
  if (condition === null) return { text, notes: [] };
  const { missing, kind, road, note, overweightOnly, place } = condition;
  const where = [
    text,
    kind !== undefined && words.kinds[kind],
    road !== undefined && words.roads[road],
    place === 'unnamed' && words.ifOnWay,
  ];
  const conditions = [
    where.filter((part) => part !== false).join(' '),
    overweightOnly !== undefined && overweightWords[overweightOnly],
    missing.length > 0 && words.dependsOn(words.list(missing.map((figure) => words.figures[figure]))),
  ].filter((part) => part !== false);
  return { text: conditions.join(', '), notes: note === undefined ? [] : [note] };
}

function toSourced(rows: readonly TravelSource[]): Pick<FactLine, 'isConfirmed' | 'refs'> {
  return { isConfirmed: areConfirmed(rows), refs: toRefs(rows.map(({ source }) => source)) };
}
