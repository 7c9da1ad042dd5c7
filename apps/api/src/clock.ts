export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Negative for before. */
export function after(instant: Date, milliseconds: number): Date {
  return new Date(instant.getTime() + milliseconds);
}

const countUnits = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `30 seconds`, `2 minutes`, `5 hours`: rounded up. */
export function formatWait(milliseconds: number): string {
  if (milliseconds <= MINUTE) return countUnits(Math.ceil(milliseconds / SECOND), 'second');
  if (milliseconds <= HOUR) return countUnits(Math.ceil(milliseconds / MINUTE), 'minute');
  return countUnits(Math.ceil(milliseconds / HOUR), 'hour');
}
