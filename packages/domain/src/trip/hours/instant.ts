import type { Brand } from '../../basics/brand.ts';

/** Milliseconds since 1970 in UTC. */
export type Instant = Brand<number, 'Instant'>;

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function toInstant(milliseconds: number): Instant {
  return milliseconds as Instant;
}

/** `to` is not included. */
export type Span = { from: Instant; to: Instant };
