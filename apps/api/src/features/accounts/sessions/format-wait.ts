import { HOUR, MINUTE, SECOND } from '#clock.ts';

const countFailure = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `30 seconds`, `2 minutes`, `5 hours`: rounded up. */
export function formatWait(milliseconds: number): string {
  if (milliseconds <= MINUTE) return countFailure(Math.ceil(milliseconds / SECOND), 'second');
  if (milliseconds <= HOUR) return countFailure(Math.ceil(milliseconds / MINUTE), 'minute');
  return countFailure(Math.ceil(milliseconds / HOUR), 'hour');
}
