import type { Day } from '../../basics/day.ts';
import type { PermitTravel } from '../../states/facts/permit-fact.ts';
import type { TravelCondition, TravelSource } from '../travel-answer.ts';
import type { Span } from './local-time.ts';

export type ClosedBecause =
  | { because: 'night' | 'weekend' }
  /** A name as in data/permit-facts/README.md. */
  | { because: 'holiday'; holiday: string }
  /** A curfew on the way; `season`: for a part of the year. */
  | { because: 'curfew' | 'season'; area: string };

/** Hours without travel. */
export type ClosedWindow = Span &
  ClosedBecause & {
    /** The row that closes the state. Null: none says whether it is open, which never counts as open. */
    basis: TravelSource | null;
    /** The window is closed only where this is met; null: for this load. Nobody has checked it, so it counts as closed. */
    onlyIf: TravelCondition | null;
    /** Any of these would open the window; nobody has checked them. */
    unless: readonly TravelCondition[];
  };

/** Hours without travel in a part of the state, where no way is known: a warning, because the state remains open. */
export type AreaWindow = Span & {
  because: 'curfew' | 'season';
  area: string;
  basis: TravelSource;
  onlyIf: TravelCondition | null;
};

/** One day in the zone of the state; the windows begin and end within the day. */
export type DayHours = Span & {
  day: Day;
  closed: readonly ClosedWindow[];
  areas: readonly AreaWindow[];
  /** Limits of a part of the year on some roads that may hold on this day. */
  seasons: PermitTravel['seasons'];
};
