import type { BanLimit } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { formatThreshold } from '../permit/rules/threshold-words.ts';

const sizes: Record<BanLimit['of'], string> = { width: ' wide', height: ' high', length: ' long', gross: '' };

/** `loads over 16′0″ wide`; a ban without a limit holds for the load as it is. */
export function formatClosedTo(limits: readonly BanLimit[]): string {
  if (limits.length === 0) return 'this load';
  return `loads ${formatList(
    limits.map(({ of, over }) => `${formatThreshold(over, of === 'gross' ? 'lb' : 'in')}${sizes[of]}`),
    'or',
  )}`;
}

type Closed = { roads: readonly string[]; limits: readonly BanLimit[] };

export function formatClosedRoads(state: string, { roads, limits }: Closed): string {
  return `${state} closes ${formatList(roads)} to ${formatClosedTo(limits)}.`;
}

export const fastestIsLeftOut = 'The fastest route is left out.';
