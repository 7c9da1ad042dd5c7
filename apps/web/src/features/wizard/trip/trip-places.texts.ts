import { formatList } from '../../../lib/format-list.ts';
import type { UnreadPlace } from '../../../product/trip/read-place.ts';

export function formatPlaceFault(text: string, fault: UnreadPlace): string {
  return fault.because === 'several'
    ? `“${text}” may be ${formatList(fault.towns, 'or')}. Choose one.`
    : `“${text}” is not a place that we know. Choose a larger town near it, paste coordinates, or use the map.`;
}
