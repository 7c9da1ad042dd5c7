import { isOrderable, parseDay, priceFee, toTravelLoad, type DraftPermit, type DraftUnit } from '@wideload/domain';

/** Null until both days are valid. */
export function pricePermit(
  { state, date, planned }: DraftPermit,
  unit: DraftUnit,
): ReturnType<typeof priceFee> | null {
  const start = parseDay(date.startDate);
  const end = parseDay(date.endDate);
  if (!isOrderable(state) || start === null || end === null) return null;
  return priceFee(toTravelLoad(unit), state, { start, end, miles: planned?.miles });
}
