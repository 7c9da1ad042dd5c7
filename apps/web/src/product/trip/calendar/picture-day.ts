import type { Day } from '@wideload/domain';

const format = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Mon, Nov 23` */
export function formatPictureDay(day: Day): string {
  return format.format(new Date(day));
}
