import { compareDays, stateName, type Day, type MeetingDays, type StateCode, type UnmetDays } from '@wideload/domain';

// A calendar day has no zone: formatted as UTC it stays the same day.
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const formatDay = (day: Day) => dayFormat.format(new Date(day));

/** Why the trip cannot be driven with the days of two permits. */
export function formatUnmetDays({ code, earlier, later }: UnmetDays): string {
  const [first, next] = [stateName(earlier.state), stateName(later.state)];
  if (code === 'gap')
    return `The ${first} permit ends on ${formatDay(earlier.to)} and the ${next} permit begins on ${formatDay(later.from)}: on no day can the load cross from ${first} into ${next}.`;
  return `The ${next} permit ends on ${formatDay(later.to)}, before the ${first} permit begins on ${formatDay(earlier.from)}, and the trip goes through ${first} first.`;
}

/** The days of one permit that make it meet the others. `today` is the carrier's. */
export function formatMeetingDays(state: StateCode, { firstBy, lastFrom }: MeetingDays, today: Day): string {
  const name = stateName(state);
  if (firstBy !== null && compareDays(firstBy, today) < 0)
    return `No days that ${name} can still give mend this: ask us to have another permit changed.`;
  const parts = [
    ...(firstBy === null ? [] : [`begins on ${formatDay(firstBy)} or earlier`]),
    ...(lastFrom === null ? [] : [`ends on ${formatDay(lastFrom)} or later`]),
  ];
  if (parts.length === 0) return 'Other days of this permit do not mend this: ask us to have another permit changed.';
  return `They meet if the ${name} permit ${parts.join(' and ')}.`;
}
