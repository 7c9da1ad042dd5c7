import { formatPounds, listAxleWeights, pounds, type DraftUnit } from '@wideload/domain';
import { spreadApart } from './axle-ruler.ts';
import type { DrawingLayout } from './drawing-layout.ts';
import { estimateTextWidth } from './drawing-text.ts';

/** `at` is under the axle, or shifted where texts would overlap. Rows count from 0. */
export type AxleWeightText = { axle: number; at: number; row: number; text: string };

type Facts = Pick<DraftUnit, 'axles' | 'axleWeights'>;
type Room = Pick<DrawingLayout, 'width' | 'textSize' | 'isNarrow'>;

/** Six weights fit in one row; those of more axles take turns in several. */
export function countWeightRows(facts: Facts, room: Room): number {
  const texts = listTexts(facts, room);
  // The width of the frame is not known at first.
  if (room.width <= 0) return Math.min(1, texts.length);
  return Math.ceil((texts.length * computeApart(texts, room)) / room.width);
}

/** `places` are the axles in px, front to back. A phone has no room for the unit. */
export function placeAxleWeights(facts: Facts, places: readonly number[], room: Room): AxleWeightText[] {
  const rows = countWeightRows(facts, room);
  const texts = listTexts(facts, room).filter(({ axle }) => axle <= places.length);
  const apart = computeApart(texts, room);
  return Array.from({ length: rows }, (_, row) => texts.filter((_text, index) => index % rows === row))
    .flatMap((inRow, row) => {
      const spread = spreadApart(
        inRow.map(({ axle }) => places[axle - 1] ?? 0),
        { apart, from: apart / 2, to: room.width - apart / 2 },
      );
      return inRow.map(({ axle, text }, index) => ({ axle, at: spread[index] ?? 0, row, text }));
    })
    .toSorted((a, b) => a.axle - b.axle);
}

function listTexts(facts: Facts, { isNarrow }: Room): { axle: number; text: string }[] {
  return listAxleWeights(facts).flatMap((weight, index) => {
    if (weight === null) return [];
    return [{ axle: index + 1, text: formatPounds(pounds(weight)).replace(isNarrow ? ' lb' : '', '') }];
  });
}

function computeApart(texts: readonly { text: string }[], { textSize }: Room): number {
  return Math.max(0, ...texts.map(({ text }) => estimateTextWidth(text, textSize))) + textSize * 0.6;
}
