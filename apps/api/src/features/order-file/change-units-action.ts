import { formatDollars, type PermitChange } from '@wideload/domain';
import type { UnitChange } from '#features/orders/orders.service.ts';

type Facts = Record<string, string>;

/** Only the differences, as text. */
export function toUnitsAction({ before: order, difference }: UnitChange, comment: string) {
  const before: Facts = {};
  const after: Facts = {};
  const put = (name: string, from: string, to: string) => {
    before[name] = from;
    after[name] = to;
  };
  for (const { unit, label, from, to } of difference.fields) put(`unit ${unit}, ${label}`, from, to);
  for (const change of difference.permits) put(`unit ${change.unit}, permit ${change.state}`, ...toPage(change));
  const { from, to } = difference.total;
  if (from !== to) put('total', formatDollars(from), formatDollars(to));
  if (comment !== '') after['comment'] = comment;
  return {
    what: 'order.units' as const,
    subject: { kind: 'order' as const, id: order.id, label: String(order.orderNumber) },
    before,
    after,
  };
}

function toPage({ change, price }: PermitChange): [from: string, to: string] {
  if (change === 'added') return ['', formatDollars(price)];
  if (change === 'dropped') return [formatDollars(price), ''];
  return ['filed', 'requested'];
}
