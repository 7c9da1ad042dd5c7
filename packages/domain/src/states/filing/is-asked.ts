import type { FilingAsk } from './filing-fact.ts';

export type AskedSubject = {
  weight: number | null;
  dimensions: { width: number | null; height: number | null; length: number | null };
  loadType: string | null;
  hasUsdot: boolean;
};

const isOver = (value: number | null, limit: number | undefined) => limit !== undefined && (value ?? 0) > limit;

/** @returns true if the form asks this load and carrier for the field at all. */
export function isAsked({ only }: Pick<FilingAsk, 'only'>, { weight, dimensions, loadType, hasUsdot }: AskedSubject) {
  return (
    only === undefined ||
    isOver(weight, only.overLb) ||
    isOver(dimensions.width, only.widerIn) ||
    isOver(dimensions.height, only.higherIn) ||
    isOver(dimensions.length, only.longerIn) ||
    (loadType !== null && only.loadTypes?.includes(loadType) === true) ||
    (only.withoutUsdot === true && !hasUsdot)
  );
}
