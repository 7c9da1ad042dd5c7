import { formatList } from '../../../lib/format-list.ts';

export const near = (town: string) => `near ${town}`;
export const unknownPlace = (text: string) =>
  `“${text}” is not a place that we know. Choose a larger town near it, paste coordinates, or use the map.`;
export const severalTowns = (text: string, towns: readonly string[]) =>
  `“${text}” may be ${formatList(towns, 'or')}. Choose one.`;
