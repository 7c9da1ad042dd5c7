import {
  capitalize,
  formatMeasure,
  isOpenCondition,
  type AxleSpan,
  type Check,
  type KeptReason,
} from '@wideload/domain';
import { formatOpenCondition } from './open-condition-sentences.ts';

/** Names that are not simply the kind without its underscore. */
const labels = new Map([
  ['length', 'overall length'],
  ['trailer_length', 'trailer with load'],
  ['kingpin', 'kingpin to rear axle'],
  ['bridge_formula', 'gross weight'],
]);

/** `Width 14′6″ is 6′0″ over the 8′6″ limit`, without a period. */
export function formatReason(reason: KeptReason): string {
  if (isOpenCondition(reason)) return formatOpenCondition(reason);
  const label = formatLabel(reason);
  const subject = capitalize(label);
  const actual = formatMeasure(reason.actual, reason.unit);
  const excess = `${formatMeasure(reason.over, reason.unit)} over ${formatLimit(reason)}`;
  if (reason.what === 'trailer_length') return `${subject} is at least ${actual}, ${excess}`;
  return reason.axles === undefined ? `${subject} ${actual} is ${excess}` : `${subject}: ${actual} is ${excess}`;
}

/** `Width 8′6″ of 8′6″ allowed`. */
export function formatWithinLimit(check: Check): string {
  const label = formatLabel(check);
  const subject = capitalize(label);
  return `${subject} ${formatMeasure(check.actual, check.unit)} of ${formatAllowed(check)}`;
}

export function formatLabel({ what, axles }: Pick<KeptReason, 'what' | 'axles'>): string {
  return axles === undefined ? (labels.get(what) ?? what.replaceAll('_', ' ')) : `weight on ${formatAxles(axles)}`;
}

export function formatAxles({ from, to }: AxleSpan): string {
  if (from === to) return `axle ${from}`;
  return `axles ${from} ${to === from + 1 ? 'and' : 'to'} ${to}`;
}

function formatLimit(reason: KeptReason): string {
  const limit = formatMeasure(reason.limit, reason.unit);
  if (reason.what === 'bridge_formula') return `the ${limit} that the bridge formula allows on these axles`;
  if (reason.what === 'axle_group') return `the ${limit} that the bridge formula allows on them`;
  if (reason.what === 'tandem_axle') return `the ${limit} tandem limit`;
  return `the ${limit} limit`;
}

function formatAllowed(check: Pick<KeptReason, 'what' | 'limit' | 'unit'>): string {
  const limit = formatMeasure(check.limit, check.unit);
  if (check.what === 'bridge_formula') return `${limit} allowed by the bridge formula`;
  return `${limit} allowed`;
}
