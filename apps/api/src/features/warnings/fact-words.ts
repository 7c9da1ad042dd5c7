import { formatClock, formatHoliday } from '@wideload/contract';
import {
  cents,
  formatDollars,
  rulesVersion,
  stateFacts,
  stateName,
  formatLengthWords,
  formatPounds,
  inches,
  pounds,
} from '@wideload/domain';
import { listSources } from '@wideload/domain/permit-sources';
import type { FactChange, FactDetail, FactSubject } from '@wideload/domain/warnings';
import { formatDay } from '#platform/deliveries/mails/format-day.ts';
import type { WarningText } from './order-warnings.store.ts';
import type { KeptRestriction } from './restrictions.store.ts';

const list = new Intl.ListFormat('en-US');
/** More differing days are counted. */
const MOST_NAMED = 3;

type SubjectWords = { what: string; none: string; toDo: string; format: (code: string) => string };

const withSpaces = (code: string) => code.replaceAll('_', ' ');
const askUs = 'Ask us whether the permit has to be changed before you travel.';
const planTimes = 'Do not travel in these hours, and ask us for other days if the trip needs them. The permit governs.';

/** `weekend 00:00-24:00?` */
function formatWindow(code: string): string {
  const [name = '', hours = ''] = code.split(' ');
  const [from = '', to = ''] = hours.replace('?', '').split('-');
  const span = from === '00:00' && to === '24:00' ? 'all day' : `from ${formatClock(from)} to ${formatClock(to)}`;
  return `no travel ${span} (${formatHoliday(name)})${hours.endsWith('?') ? ', unless the permit says otherwise' : ''}`;
}

/** `two_lane+multilane 1 1 pole night?` */
function formatCars(code: string): string {
  const [roads = '', front = '', rear = '', ...others] = code.replace('?', '').split(' ');
  const cars = [
    ...(front === '0' ? [] : [`${front} in front`]),
    ...(rear === '0' ? [] : [`${rear} behind`]),
    ...(others.includes('pole') ? ['a high pole'] : []),
    ...(others.includes('police') ? ['police'] : []),
  ];
  const names = roads
    .split('+')
    .map((road) => ({ two_lane: 'two-lane roads', multilane: 'multilane roads' })[road] ?? 'Interstates');
  const night = others.includes('night') ? ' at night' : '';
  return `${list.format(cars.length === 0 ? ['no car'] : cars)}${night} on ${list.format(names)}${code.endsWith('?') ? ', possibly' : ''}`;
}

function formatRule(code: string): string {
  if (code === 'beyond') return 'more than its permits allow';
  return code.startsWith('superload ')
    ? `a superload by its ${withSpaces(code.slice(10))}`
    : `${withSpaces(code)} over the limit`;
}

const subjects: Readonly<Record<FactSubject, SubjectWords>> = {
  rule: { what: 'Limits that this load passes', none: 'nothing over the limits', toDo: askUs, format: formatRule },
  fee: {
    what: 'Fee of the permit',
    none: 'no fee',
    toDo: 'Nothing to do: your price stays, and we ask you before anything else is charged.',
    format: (code) => formatDollars(cents(Number(code))),
  },
  escorts: {
    what: 'Escorts',
    none: 'none for this load',
    toDo: 'Book the escorts before the trip. The permit governs.',
    format: formatCars,
  },
  roads: { what: 'Roads that this load may not use', none: 'none on this trip', toDo: askUs, format: (road) => road },
  hours: { what: 'Travel at night and on weekends', none: 'no such limit', toDo: planTimes, format: formatWindow },
  holiday: { what: 'Holidays', none: 'open', toDo: planTimes, format: formatWindow },
  curfew: { what: 'Curfews', none: 'none', toDo: planTimes, format: formatWindow },
};

/** Values that both have are left out: they did not change. */
function formatValues({ none, format }: SubjectWords, values: readonly string[], others: readonly string[]): string {
  const own = values.filter((value) => !others.includes(value));
  return own.length === 0 ? (values.length === 0 ? none : 'nothing more') : own.map(format).join(', ');
}

type Line = { was: string; now: string; days: string[] };

/** Days and units that change alike are one line. */
function groupDetails(words: SubjectWords, details: readonly FactDetail[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { day, was, now } of details) {
    const [before, after] = [formatValues(words, was, now), formatValues(words, now, was)];
    const line = lines.get(`${before} ${after}`) ?? { was: before, now: after, days: [] };
    if (day !== null && !line.days.includes(formatDay(day))) line.days.push(formatDay(day));
    lines.set(`${before} ${after}`, line);
  }
  return [...lines.values()];
}

function joinLines(lines: readonly Line[], side: 'was' | 'now'): string {
  const named = lines.slice(0, MOST_NAMED).map(({ days, ...line }) => {
    const some = days.slice(0, MOST_NAMED);
    const more = days.length - some.length;
    const when = list.format(more === 0 ? some : [...some, `${more} more ${more === 1 ? 'day' : 'days'}`]);
    return when === '' ? line[side] : `${when}: ${line[side]}`;
  });
  const rest = lines.length - named.length;
  return [...named, ...(rest === 0 ? [] : [`${rest} more like these`])].join('; ');
}

/** The better source of the row that decides; for limits of the state itself its office. */
function findSource({ state, source }: FactChange) {
  const [found] = source === null ? [] : listSources(state, { row: source });
  const { agency } = stateFacts[state];
  if (found === undefined) return { source_words: agency.name, source_link: agency.url };
  return { source_words: `${found.title}, ${found.publisher}`, source_link: found.url };
}

export function describeFactChange(change: FactChange): WarningText {
  const words = subjects[change.subject];
  const lines = groupDetails(words, change.details);
  const days = change.details.flatMap(({ day }) => (day === null ? [] : [day])).toSorted();
  return {
    kind: change.subject,
    state: change.state,
    what: words.what,
    was: joinLines(lines, 'was'),
    is_now: joinLines(lines, 'now'),
    to_do: words.toDo,
    since: rulesVersion,
    ...findSource(change),
    first_day: days[0] ?? null,
    last_day: days.at(-1) ?? null,
  };
}

/** The warning as one line of a mail or a notification. */
export function formatFactWarning({ state, what, was, is_now: now, to_do: toDo }: WarningText): string {
  return `${stateName(state)}, ${what}. Was: ${was}. Now: ${now}. ${toDo}`;
}

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
