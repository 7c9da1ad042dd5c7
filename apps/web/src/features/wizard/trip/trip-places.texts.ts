import { formatList } from '../../../lib/format-list.ts';
import type { UnreadPlace } from '../../../product/trip/read-place.ts';

export function formatPlaceFault(text: string, fault: UnreadPlace): string {
  if (fault.because === 'unknown') return `We do not know “${text}”. Choose a town nearby, or use the map.`;
  const states = fault.towns.map((town) => town.split(', ').at(-1) ?? town);
  return `“${text}” is in ${formatList(states)}. Choose one.`;
}
