import { HOUR, MINUTE, SECOND } from '../../../clock.ts';

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `30 seconds`, `2 minutes`, `5 hours`: never less than the wait really is. */
export function waitWords(milliseconds: number): string {
  if (milliseconds <= MINUTE) return counted(Math.ceil(milliseconds / SECOND), 'second');
  if (milliseconds <= HOUR) return counted(Math.ceil(milliseconds / MINUTE), 'minute');
  return counted(Math.ceil(milliseconds / HOUR), 'hour');
}
