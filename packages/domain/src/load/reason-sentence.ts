import type { EscortReason } from './escorts.ts';
import { formatLength, inches } from '../measures/length.ts';
import type { PermitNeed } from '../permits/permits.ts';
import type { KeptReason, OpenCondition } from './reason.ts';
import { stateName } from '../states/state.ts';
import { formatPounds, pounds } from '../measures/weight.ts';

/** Names that are not simply the kind without its underscore. */
const labels = new Map([
  ['length', 'overall length'],
  ['trailer_length', 'trailer with its load'],
  ['bridge_formula', 'gross weight'],
  ['kingpin_rearmost_axle', 'kingpin to rearmost axle'],
  ['kingpin_tandem_center', 'kingpin to center of the rear tandem'],
  ['kingpin_group_center', 'kingpin to center of the rear axles'],
]);

/** Which kind of limit a reason is about: a legal one (a permit is needed), the superload threshold, or the first escort. */
export type LimitKind = 'legal' | 'superload' | 'escort';

type SpokenReason = KeptReason & Pick<EscortReason, 'road'>;

/** A reason in words: `Width 14′6″ is 6′0″ over the 8′6″ limit`. No full stop, so that it can stand in a list. */
export function reasonSentence(reason: SpokenReason, kind: LimitKind = 'legal'): string {
  const label = labelOf(reason.what);
  const subject = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  const actual = formatMeasure(reason.actual, reason.unit);
  const limit = formatMeasure(reason.limit, reason.unit);
  if (kind === 'superload') return `${subject} ${actual} is ${beyond(reason)} the superload threshold of ${limit}`;
  if (kind === 'escort')
    return `${subject} ${actual} is ${beyond(reason)} the ${limit} from which an escort is due${roadWords(reason)}`;
  const excess = `${formatMeasure(reason.over, reason.unit)} over ${limitWords(reason)}`;
  if (reason.open) return `${subject} is not known and can be up to ${actual}, ${excess}`;
  return reason.what === 'trailer_length'
    ? `${subject} is at least ${actual}, ${excess}`
    : `${subject} ${actual} is ${excess}`;
}

/** Why no permit is needed in a state, with the figures. Empty unless that is the verdict. */
export function noneSentence(need: PermitNeed): string {
  if (need.verdict !== 'none') return '';
  const figures = need.withinLimits.map(
    (check) => `${labelOf(check.what)} ${formatMeasure(check.actual, check.unit)} of ${allowed(check)}`,
  );
  return `${stateName(need.state)}: no permit is needed, with ${listed(figures)}.`;
}

/** What closes an open condition: `Measure kingpin to rearmost axle: up to 40′0″ is within the limit`. */
export function closingSentence({ what, limit, unit }: OpenCondition): string {
  return `Measure ${labelOf(what)}: up to ${formatMeasure(limit, unit)} is within the limit`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function labelOf(what: string): string {
  return labels.get(what) ?? what.replaceAll('_', ' ');
}

function limitWords(reason: KeptReason): string {
  const limit = formatMeasure(reason.limit, reason.unit);
  if (reason.what === 'bridge_formula') return `the ${limit} that the bridge formula allows on these axles`;
  return `the ${limit} limit`;
}

function allowed(check: Pick<KeptReason, 'what' | 'limit' | 'unit'>): string {
  const limit = formatMeasure(check.limit, check.unit);
  if (check.what === 'bridge_formula') return `${limit} allowed by the bridge formula`;
  return `${limit} allowed`;
}

function roadWords({ road }: SpokenReason): string {
  if (road === undefined) return '';
  return road === 'multilane' ? ' on multilane roads' : ' on two-lane roads';
}

/** At the threshold itself there is nothing over it: New Hampshire's escorts begin there. */
function beyond(reason: KeptReason): string {
  return reason.over === 0 ? 'at' : `${formatMeasure(reason.over, reason.unit)} over`;
}

/** An amount in its unit: `14′6″` or `111,400 lb`. */
export function formatMeasure(amount: number, unit: 'in' | 'lb'): string {
  return unit === 'in' ? formatLength(inches(amount)) : formatPounds(pounds(amount));
}
