import { formatPounds, listAxleWeights, pounds, type DraftUnit } from '@wideload/domain';
import { spreadApart } from './axle-ruler.ts';
import type { DrawingLayout } from './drawing-layout.ts';
import { estimateTextWidth } from './drawing-text.ts';
import type { DrawnUnit } from './truck/drawn-unit.ts';

/** `at` is under the axle, or shifted where texts would overlap. */
export type AxleWeightText = { axle: number; at: number; text: string };

export function hasAxleWeights({ facts }: Pick<DrawnUnit, 'facts'>): boolean {
  return listAxleWeights(facts).some((weight) => weight !== null);
}

/** `places` are the axles in px, front to back. A phone has no room for the unit. */
export function placeAxleWeights(
  facts: Pick<DraftUnit, 'axles' | 'axleWeights'>,
  places: readonly number[],
  { width, textSize, isNarrow }: Pick<DrawingLayout, 'width' | 'textSize' | 'isNarrow'>,
): AxleWeightText[] {
  const known = listAxleWeights(facts)
    .slice(0, places.length)
    .flatMap((weight, index) => (weight === null ? [] : [{ axle: index + 1, weight, place: places[index] ?? 0 }]));
  const texts = known.map(({ weight }) => formatPounds(pounds(weight)).replace(isNarrow ? ' lb' : '', ''));
  const apart = Math.max(0, ...texts.map((text) => estimateTextWidth(text, textSize))) + textSize * 0.6;
  const spread = spreadApart(
    known.map(({ place }) => place),
    { apart, from: apart / 2, to: width - apart / 2 },
  );
  return known.map(({ axle, place }, index) => ({ axle, at: spread[index] ?? place, text: texts[index] ?? '' }));
}
