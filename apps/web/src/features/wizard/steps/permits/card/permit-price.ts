import {
  isOrderable,
  parseDay,
  priceFee,
  toTravelLoad,
  type DraftPermit,
  type DraftUnit,
  type FeeLine,
} from '@wideload/domain';

/** The fee for the days on the screen; null for a state without a price. */
export function priceDraftPermit({ state, date }: DraftPermit, unit: DraftUnit): FeeLine | null {
  const [start, end] = [parseDay(date.startDate), parseDay(date.endDate)];
  if (!isOrderable(state) || start === null || end === null) return null;
  return priceFee(toTravelLoad(unit), state, { start, end });
}
