import { stateFacts, type StateCode, type StateFacts } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { formatThreshold } from './threshold-words.ts';

type Advisory = { escort: string; superload: string; travel: string[] };

/** A state's rules for a carrier who has not described the load yet, by subject; each sentence ends in a period. */
export function formatAdvisory(state: StateCode): Advisory {
  const facts = stateFacts[state];
  return { escort: formatEscort(facts), superload: formatSuperload(facts), travel: formatTravel(facts) };
}

/** The same as one list. */
export function listAdvisory(state: StateCode): string[] {
  const { escort, superload, travel } = formatAdvisory(state);
  return [escort, superload, ...travel];
}

function formatEscort({ escorts }: StateFacts): string {
  const { widthIn, widthMultilaneIn, lengthIn, heightIn, comparison } = escorts;
  const format = (figure: number) => formatThreshold(figure, 'in', comparison === 'gte');
  const multilane = widthIn === widthMultilaneIn ? '' : ` (${format(widthMultilaneIn)} on multilane roads)`;
  const sizes = [
    `${format(widthIn)} wide${multilane}`,
    ...(lengthIn === null ? [] : [`${format(lengthIn)} long`]),
    ...(heightIn === null ? [] : [`${format(heightIn)} high`]),
  ];
  return `Escort ${formatList(sizes, 'or')}.`;
}

function formatSuperload({ superload }: StateFacts): string {
  const { widthIn, heightIn, lengthIn, grossWeightLb } = superload;
  const sizes = [
    ...(widthIn === null ? [] : [`${formatThreshold(widthIn, 'in')} wide`]),
    ...(lengthIn === null ? [] : [`${formatThreshold(lengthIn, 'in')} long`]),
    ...(heightIn === null ? [] : [`${formatThreshold(heightIn, 'in')} high`]),
    ...(grossWeightLb === null ? [] : [formatThreshold(grossWeightLb, 'lb')]),
  ];
  if (sizes.length === 0)
    return 'We do not know at what size a load becomes a superload, so check with the permit office.';
  return `Superload ${formatList(sizes, 'or')}.`;
}

/** The facts are for a nondivisible load 12 feet wide; unknown ones are named, not left out. */
function formatTravel({ travel }: StateFacts): string[] {
  const rules = [
    [travel.daylightOnly, 'daylight only', 'night'],
    [travel.weekendRestricted, 'weekend restrictions', 'weekend'],
    [travel.holidaysRestricted, 'holiday restrictions', 'holiday'],
  ] as const;
  const limits = rules.filter(([rule]) => rule === true).map(([, words]) => words);
  const unknown = rules.filter(([rule]) => rule === null).map(([, , name]) => name);
  const known = limits.length === 0 ? 'no general travel restrictions' : formatList(limits);
  return [
    ...(unknown.length === rules.length ? [] : [`At 12 ft wide: ${known}.`]),
    ...(unknown.length === 0
      ? []
      : [`We do not know the ${formatList(unknown)} rules, so check with the permit office.`]),
  ];
}
