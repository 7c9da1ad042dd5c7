import { formatLengthWords, formatPounds, inches, pounds, stateName } from '@wideload/domain';
import { formatDay } from '#platform/deliveries/mails/format-day.ts';
import type { WarningText } from './order-warnings.store.ts';
import type { KeptRestriction } from './restrictions.store.ts';

function formatSizes({ sizes: { width, height, length, weight } }: KeptRestriction): string {
  const parts = [
    ...(width === null ? [] : [`${formatLengthWords(inches(width))} wide`]),
    ...(height === null ? [] : [`${formatLengthWords(inches(height))} high`]),
    ...(length === null ? [] : [`${formatLengthWords(inches(length))} long`]),
    ...(weight === null ? [] : [formatPounds(pounds(weight))]),
  ];
  return parts.length === 0 ? 'all loads' : `loads ${parts.join(' or ')} or more`;
}

const formatDays = ({ firstDay, lastDay }: KeptRestriction) =>
  lastDay === null
    ? `from ${formatDay(firstDay)} until further notice`
    : `${formatDay(firstDay)} to ${formatDay(lastDay)}`;

export function describeRestriction(restriction: KeptRestriction): WarningText {
  const { state, road, place, what, source, firstDay, lastDay } = restriction;
  const where = [road === '' ? 'the whole state' : road, place].filter(Boolean).join(', ');
  return {
    kind: 'restriction',
    state,
    what,
    was: '',
    is_now: `${where}; ${formatDays(restriction)}; ${formatSizes(restriction)}`,
    to_do: 'Ask us for another route or other days before you travel there. The permit governs.',
    since: firstDay,
    source_words: source,
    source_link: source,
    first_day: firstDay,
    last_day: lastDay,
  };
}

export function formatRestriction(restriction: KeptRestriction, isChanged: boolean): string {
  const { is_now: now, to_do: toDo, source_words: source } = describeRestriction(restriction);
  const start = `${stateName(restriction.state)}: ${isChanged ? 'a restriction on your way has changed' : 'a restriction on your way'}`;
  return `${start}. ${restriction.what} (${now}). ${toDo} Source: ${source}`;
}

export function formatWithdrawal({ state, what, withdrawnAt }: KeptRestriction): string {
  const end = withdrawnAt === null ? 'does not concern your trip any more' : 'was withdrawn';
  return `${stateName(state)}: the restriction “${what}” ${end}.`;
}
