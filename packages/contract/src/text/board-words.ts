import { stateName, type BoardConflict, type BoardTrip, type Day, type DaySpan } from '@wideload/domain';
import { formatUnmetDays } from './unmet-days.ts';

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: Day) => dayFormat.format(new Date(day));

const formatDays = ({ from, to }: DaySpan) =>
  from === to ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`;

/** The names that people use for the order and its vehicles. */
export type NamedTrip = BoardTrip & { orderNumber: number; truckNumber: string; trailerNumber: string | null };

/** Why a trip on the board cannot be driven as it is planned. */
function formatBoardConflict(conflict: BoardConflict<NamedTrip>): string {
  switch (conflict.code) {
    case 'truck-twice':
      return `Truck ${conflict.other.truckNumber} is on order ${conflict.other.orderNumber} too, ${formatDays(conflict.days)}.`;
    case 'trailer-twice':
      return `Trailer ${conflict.other.trailerNumber ?? ''} is on order ${conflict.other.orderNumber} with truck ${conflict.other.truckNumber} too, ${formatDays(conflict.days)}.`;
    case 'days-apart':
      return formatUnmetDays(conflict.pair);
    case 'ends-early':
      return `The ${stateName(conflict.state)} permit ends on ${formatDay(conflict.ends)}, and by plan the truck leaves ${stateName(conflict.state)} on ${formatDay(conflict.leaves)}.`;
    case 'no-permit':
      return `The truck is in ${stateName(conflict.state)} ${formatDays(conflict.days)} by plan, without a permit that holds.`;
    default:
      return conflict satisfies never;
  }
}

/** The trips beyond that many that have the same truck or trailer are one sentence. */
const MOST_NAMED = 3;

const shared = ['truck-twice', 'trailer-twice'] as const;
type SharedConflict = Extract<BoardConflict<NamedTrip>, { code: (typeof shared)[number] }>;

function formatShared(code: SharedConflict['code'], conflicts: readonly SharedConflict[]): string {
  const { truckNumber = '', trailerNumber } = conflicts[0]?.other ?? {};
  const vehicle = code === 'truck-twice' ? `Truck ${truckNumber}` : `Trailer ${trailerNumber ?? ''}`;
  const named = conflicts.slice(0, MOST_NAMED).map(({ other }) => other.orderNumber);
  return `${vehicle} is on ${conflicts.length} other trips on the same days: orders ${named.join(', ')} and ${conflicts.length - named.length} more.`;
}

export type ConflictSentence = { code: BoardConflict['code']; words: string };

/** A sentence for each conflict of a trip. */
export function formatBoardConflicts(conflicts: readonly BoardConflict<NamedTrip>[]): ConflictSentence[] {
  const many = shared.flatMap((code) => {
    const own = conflicts.filter((conflict): conflict is SharedConflict => conflict.code === code);
    return own.length > MOST_NAMED ? [{ code, own }] : [];
  });
  const isJoined = ({ code }: BoardConflict<NamedTrip>) => many.some((joined) => joined.code === code);
  return [
    ...many.map(({ code, own }) => ({ code, words: formatShared(code, own) })),
    ...conflicts
      .filter((conflict) => !isJoined(conflict))
      .map((conflict) => ({ code: conflict.code, words: formatBoardConflict(conflict) })),
  ];
}
