/** An answer takes seconds, and the clock of a device that asks the network is right to the second. */
const ignoredMs = 300_000;

let aheadMs = 0;

/** The clock of a device may be wrong by a day or a year, and its orders would be for another one. `date` is that of an answer. */
export function noteServerTime(date: string | null): void {
  const apart = Date.parse(date ?? '') - Date.now();
  if (!Number.isNaN(apart)) aheadMs = Math.abs(apart) > ignoredMs ? apart : 0;
}

/** @returns the time by the server, or by this device until the server has answered */
export function readClock(): Date {
  return new Date(Date.now() + aheadMs);
}
