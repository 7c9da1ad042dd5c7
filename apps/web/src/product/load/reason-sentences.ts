import {
  formatMeasure,
  isOpenCondition,
  stateName,
  type AxleSpan,
  type KeptReason,
  type PermitNeed,
} from '@wideload/domain';
import { formatList } from '../../lib/format-list.ts';
import { formatOpenCondition, formatRoadLimit } from './open-condition-sentences.ts';

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
  const subject = `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
  const actual = formatMeasure(reason.actual, reason.unit);
  const excess = `${formatMeasure(reason.over, reason.unit)} over ${formatLimit(reason)}`;
  if (reason.what === 'trailer_length') return `${subject} is at least ${actual}, ${excess}`;
  return reason.axles === undefined ? `${subject} ${actual} is ${excess}` : `${subject}: ${actual} is ${excess}`;
}

/** Why no permit is needed in a state, with the figures; `''` for any other verdict. */
export function formatNoPermit(need: PermitNeed): string {
  if (need.verdict !== 'none') return '';
  const figures = need.withinLimits.map(
    (check) => `${formatLabel(check)} ${formatMeasure(check.actual, check.unit)} of ${formatAllowed(check)}`,
  );
  const elsewhere = need.openChecks.flatMap((check) =>
    check.code === 'road-limit' ? [` ${formatRoadLimit(check)}.`] : [],
  );
  return `${stateName(need.state)}: no permit is needed, with ${formatList(figures)}.${elsewhere.join('')}`;
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
