import type { Weekday } from '@wideload/domain/permit-facts';

export const weekdayNames: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

const named = new Map([
  ['00:00', 'midnight'],
  ['12:00', 'noon'],
  ['24:00', 'midnight'],
]);

/** `7:30 AM` for `07:30`; noon and midnight by name. */
export function formatClock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return (
    named.get(time) ??
    `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  );
}
