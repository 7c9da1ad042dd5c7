import { branding } from '#lib/branding.ts';
import * as texts from './status.texts.ts';

/** Null for an order that its owner began; one that this device kept earlier may not say. */
export function formatStarter({ startedBy }: { startedBy?: string | null }): string | null {
  return typeof startedBy === 'string' ? texts.startedBy(startedBy, branding.name) : null;
}

/** For an order that an admin began for its owner. */
export function StartedBy({ order }: { order: { startedBy: string | null } }) {
  const words = formatStarter(order);
  return words === null ? null : <p className="hint">{words}</p>;
}
