import { formatDollars, stateName, type OrderDifference, type PermitChange } from '@wideload/domain';

/** The difference as sentences for the carrier, one per line. */
export function formatDifference({ fields, permits, total }: OrderDifference): string[] {
  const changed = fields.map(
    ({ unit, label, from, to }) => `Unit ${unit}, ${label}: ${from || 'none'} → ${to || 'none'}.`,
  );
  const priced = `The total is ${formatDollars(total.to)} instead of ${formatDollars(total.from)}.`;
  return [...changed, ...permits.map(formatPermitChange), ...(total.from === total.to ? [] : [priced])];
}

function formatPermitChange({ unit, state, change, price }: PermitChange): string {
  const permit = `Unit ${unit}, ${stateName(state)}`;
  if (change === 'added') return `${permit}: a permit is needed now, ${formatDollars(price)}.`;
  if (change === 'dropped') return `${permit}: the permit of ${formatDollars(price)} is no longer needed.`;
  return `${permit}: the state is asked again, with the changed unit.`;
}
