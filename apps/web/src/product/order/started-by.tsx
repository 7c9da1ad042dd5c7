import { formatStarter } from './order-starter.ts';

/** For an order that an admin began for its owner. */
export function StartedBy({ order }: { order: { startedBy: string | null } }) {
  const words = formatStarter(order);
  return words === null ? null : <p className="hint">{words}</p>;
}
