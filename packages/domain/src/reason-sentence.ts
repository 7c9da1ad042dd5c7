import { formatLength, inches } from './length.ts';
import type { PermitNeed } from './permits.ts';
import type { Check, Reason, ReasonKind } from './reason.ts';
import { stateName } from './state.ts';
import { formatPounds, pounds } from './weight.ts';

const labels: Record<ReasonKind, string> = {
  width: 'width',
  height: 'height',
  length: 'overall length',
  trailer_length: 'trailer with its load',
  front_overhang: 'front overhang',
  rear_overhang: 'rear overhang',
  gross_weight: 'gross weight',
  bridge_formula: 'gross weight',
};

/** Which kind of limit a reason is about: a legal one (a permit is needed), the superload threshold, or the first escort. */
export type LimitKind = 'legal' | 'superload' | 'escort';

/** A reason in words: `Width 14′6″ is 6′0″ over the 8′6″ limit`. No full stop, so that it can stand in a list. */
export function reasonSentence(reason: Reason, kind: LimitKind = 'legal'): string {
  const label = labels[reason.what];
  const subject = `${label.charAt(0).toUpperCase()}${label.slice(1)} ${measure(reason, reason.actual)}`;
  if (kind === 'superload') return `${subject} is ${beyond(reason)} the superload threshold of ${measure(reason, reason.limit)}`;
  if (kind === 'escort') return `${subject} is ${beyond(reason)} the ${measure(reason, reason.limit)} from which an escort is due`;
  return `${subject} is ${measure(reason, reason.over)} over ${limitWords(reason)}`;
}

/** Why no permit is needed in a state, with the figures. Empty when one is needed. */
export function noneSentence(need: PermitNeed): string {
  if (need.needed) return '';
  const figures = need.withinLimits.map((check) => `${labels[check.what]} ${measure(check, check.actual)} of ${allowed(check)}`);
  return `${stateName(need.state)}: no permit is needed, as nothing exceeds a limit: ${listed(figures)}.`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function limitWords(reason: Reason): string {
  const limit = measure(reason, reason.limit);
  if (reason.what === 'length') return `the ${limit} limit off the National Network`;
  if (reason.what === 'bridge_formula') return `the ${limit} that the bridge formula allows on these axles`;
  return `the ${limit} limit`;
}

function allowed(check: Check): string {
  const limit = measure(check, check.limit);
  if (check.what === 'length') return `${limit} allowed off the National Network`;
  if (check.what === 'bridge_formula') return `${limit} allowed by the bridge formula`;
  return `${limit} allowed`;
}

/** At the threshold itself there is nothing over it: New Hampshire's escorts begin there. */
function beyond(reason: Reason): string {
  return reason.over === 0 ? 'at' : `${measure(reason, reason.over)} over`;
}

export function measure({ unit }: { unit: 'in' | 'lb' }, amount: number): string {
  return unit === 'in' ? formatLength(inches(amount)) : formatPounds(pounds(amount));
}
