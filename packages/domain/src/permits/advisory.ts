import { formatLength, inches } from '../measures/length.ts';
import { formatMeasure, listed } from '../load/reason-sentence.ts';
import type { StateCode, StateFacts } from '../states/state.ts';
import { stateFacts } from '../states/state-facts.ts';

/** Facts about a state for a carrier who has not described the load yet. `sentences` each end in a period. */
export type Advisory = { sentences: string[]; office: { name: string; url: string; phone: string | null } };

/** Escorts, superloads and travel times of a state, and its permit office. */
export function getAdvisory(state: StateCode): Advisory {
  const { escort, superload, travel } = getAdvisoryParts(state);
  return { sentences: [escort, superload, ...travel], office: { ...stateFacts[state].agency } };
}

/** The advisory's sentences by subject. */
export function getAdvisoryParts(state: StateCode): { escort: string; superload: string; travel: string[] } {
  const facts = stateFacts[state];
  return { escort: escortSentence(facts), superload: superloadSentence(facts), travel: travelSentences(facts) };
}

function escortSentence({ escorts }: StateFacts): string {
  const { widthIn, widthMultilaneIn, lengthIn, heightIn, comparison } = escorts;
  const width =
    widthIn === widthMultilaneIn
      ? `${lengthText(widthIn)} wide`
      : `${lengthText(widthIn)} wide (${lengthText(widthMultilaneIn)} on multilane roads)`;
  const sizes = [
    width,
    ...(lengthIn === null ? [] : [`${lengthText(lengthIn)} long`]),
    ...(heightIn === null ? [] : [`${lengthText(heightIn)} high`]),
  ];
  return `Escort ${comparison === 'gte' ? 'from' : 'above'} ${either(sizes)}.`;
}

function superloadSentence({ superload }: StateFacts): string {
  const { widthIn, heightIn, lengthIn, grossWeightLb } = superload;
  const sizes = [
    ...(widthIn === null ? [] : [`${lengthText(widthIn)} wide`]),
    ...(lengthIn === null ? [] : [`${lengthText(lengthIn)} long`]),
    ...(heightIn === null ? [] : [`${lengthText(heightIn)} high`]),
    ...(grossWeightLb === null ? [] : [formatMeasure(grossWeightLb, 'lb')]),
  ];
  if (sizes.length === 0) return 'From which size a load is a superload could not be established: ask the office.';
  return `Superload above ${either(sizes)}.`;
}

/** The facts are for a nondivisible load 12 feet wide; unknown ones are named, not left out. */
function travelSentences({ travel }: StateFacts): string[] {
  const rules = [
    [travel.daylightOnly, 'daylight only', 'night'],
    [travel.weekendRestricted, 'limits on weekends', 'weekend'],
    [travel.holidaysRestricted, 'limits on holidays', 'holiday'],
  ] as const;
  const limits = rules.filter(([rule]) => rule === true).map(([, words]) => words);
  const unknown = rules.filter(([rule]) => rule === null).map(([, , name]) => name);
  const known = limits.length === 0 ? 'no general limit of travel times' : listed(limits);
  return [
    ...(unknown.length === rules.length ? [] : [`At 12 ft wide: ${known}.`]),
    ...(unknown.length === 0 ? [] : [`The ${listed(unknown)} rules could not be established: ask the office.`]),
  ];
}

function lengthText(length: number): string {
  return formatLength(inches(length));
}

/** `a`, `a or b`, `a, b or c`. */
function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
