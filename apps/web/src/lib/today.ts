import { toDayIn, type Day } from '@wideload/domain';

export function findToday(): Day {
  const today = toDayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (today === null) throw new Error('The browser names a zone that it does not know');
  return today;
}
