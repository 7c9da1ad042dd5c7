import type { BoardTrip } from '@wideload/contract';
import { findColumns, type BoardCell, type Day } from '@wideload/domain';

// In px, as in board-table.module.css.
const BAR = 27;
const TRIP = 7;
const CELL = 8;
/** Number and name of a truck. */
const HEAD = 59;
const SENTENCE = 24;
const SENTENCES = 12;

/** About as tall as the row of a truck is. */
export function computeRowHeight(cells: readonly BoardCell<BoardTrip>[], monday: Day): number {
  const heights = cells.map(({ trips }) => {
    const bars = trips.flatMap(({ permits }) => permits.filter(({ days }) => findColumns(days, monday) !== null));
    return CELL + trips.length * (TRIP + BAR) + bars.length * BAR;
  });
  return Math.max(HEAD, ...heights);
}

/** About as tall as the row of its sentences is. */
export const computeConflictsHeight = (conflicts: number) => SENTENCES + conflicts * SENTENCE;

// In px, as in board-page.module.css on a phone.
const CARD = 120;
const CARD_TRIP = 90;
const PERMIT = 32;
const CONFLICT = 96;

/** About as tall as the card of a truck is. */
export function computeCardHeight(trips: readonly BoardTrip[]): number {
  const heights = trips.map(
    ({ permits, conflicts }) => CARD_TRIP + permits.length * PERMIT + conflicts.length * CONFLICT,
  );
  return heights.reduce((sum, height) => sum + height, CARD);
}
