import { formatMeasure, stateFacts, type StateCode, type StateFacts } from '@wideload/domain';
import { formatList } from '../../lib/format-list.ts';

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
  const width =
    widthIn === widthMultilaneIn
      ? `${formatMeasure(widthIn, 'in')} wide`
      : `${formatMeasure(widthIn, 'in')} wide (${formatMeasure(widthMultilaneIn, 'in')} on multilane roads)`;
  const sizes = [
    width,
    ...(lengthIn === null ? [] : [`${formatMeasure(lengthIn, 'in')} long`]),
    ...(heightIn === null ? [] : [`${formatMeasure(heightIn, 'in')} high`]),
  ];
  return `Escort ${comparison === 'gte' ? 'starting at' : 'over'} ${formatList(sizes, 'or')}.`;
}

function formatSuperload({ superload }: StateFacts): string {
  const { widthIn, heightIn, lengthIn, grossWeightLb } = superload;
  const sizes = [
    ...(widthIn === null ? [] : [`${formatMeasure(widthIn, 'in')} wide`]),
    ...(lengthIn === null ? [] : [`${formatMeasure(lengthIn, 'in')} long`]),
    ...(heightIn === null ? [] : [`${formatMeasure(heightIn, 'in')} high`]),
    ...(grossWeightLb === null ? [] : [formatMeasure(grossWeightLb, 'lb')]),
  ];
  if (sizes.length === 0)
    return 'We do not know at what size a load becomes a superload; check with the permit office.';
  return `Superload over ${formatList(sizes, 'or')}.`;
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
    ...(unknown.length === 0 ? [] : [`We do not know the ${formatList(unknown)} rules; check with the permit office.`]),
  ];
}
