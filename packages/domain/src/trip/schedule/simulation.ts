import type { PermitTravel } from '../../states/facts/permit-fact.ts';
import type { StateCode } from '../../basics/state-code.ts';
import type { AreaWindow, ClosedWindow } from '../hours/day-hours.ts';
import type { Instant, Span } from '../hours/local-time.ts';

/** A wait is for `state` to open, at its border unless the truck is in it; a rest is the driver's. */
export type TripSegment = Span & { state: StateCode } & (
    | { kind: 'drive'; miles: number }
    | { kind: 'wait'; isAtBorder: boolean; windows: readonly ClosedWindow[] }
    | { kind: 'rest'; isAtBorder: boolean }
  );

/** `enters`: the truck begins to drive in the state. `leaves`: it drives on into the next one, or arrives. */
export type StateStay = {
  state: StateCode;
  zone: string;
  enters: Instant;
  leaves: Instant;
  /** True if all hours of the state that the stay meets are known. */
  isChecked: boolean;
  /** Curfews of an area during the drive through the state, whether the road goes there or not. */
  areas: readonly AreaWindow[];
  seasons: PermitTravel['seasons'];
};

export type Simulation = {
  ok: true;
  departure: Instant;
  arrival: Instant;
  stays: readonly StateStay[];
  segments: readonly TripSegment[];
  /** Milliseconds of waiting for a state to open, without the driver's rests. */
  waiting: number;
  isChecked: boolean;
};

/** `never-opens`: the state was not crossed within 30 days. */
export type SimulationRefusal = { ok: false; because: 'calendar.never-opens'; state: StateCode };
