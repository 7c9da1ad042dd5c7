import type { Permit } from '@wideload/contract';
import {
  type DraftPermit,
  type DraftUnit,
  type TripState,
  isOrderable,
  parseDay,
  priceFee,
  toTravelLoad,
} from '@wideload/domain';
import { formatDayRange } from '#product/permit/format-day.ts';
import { parseTypedDay } from '#product/permit/typed-day.ts';
import type { DraftState } from '../../draft/draft-store.ts';
import type { StepMessages } from '../../use-step-messages.ts';
import * as texts from './permits.texts.ts';
import type { PermitForm } from '../../draft/permit-form.ts';

export type OrderPermit = {
  form: PermitForm;
  stored: Permit;
  /** The permit in the shape of the rules, with the server's facts. */
  priced: DraftPermit;
  unit: DraftUnit;
  /** From 1. */
  unitNumber: number;
  /** `permits.0` */
  path: string;
  /** The states of the trip; empty without one. */
  visits: readonly TripState[];
};

/** One list, so that what is remembered for a permit stays. */
const noVisits: readonly TripState[] = [];

/** The permits in the order of their units. */
export function listOrderPermits({ form, draft, order }: Pick<DraftState, 'form' | 'draft' | 'order'>): OrderPermit[] {
  const visits = order?.trip?.states ?? noVisits;
  // An order may have hundreds of permits, and each key that is typed asks for them anew.
  const storedById = new Map(order?.permits.map((permit) => [permit._id, permit]));
  const pricedById = new Map(draft.permits.map((permit) => [permit._id, permit]));
  return draft.units.flatMap((unit, index) =>
    form.permits.flatMap((permit, at): OrderPermit[] => {
      const stored = storedById.get(permit._id);
      const priced = pricedById.get(permit._id);
      if (stored?.unit !== unit._id || priced === undefined) return [];
      return [{ form: permit, stored, priced, unit, unitNumber: index + 1, path: `permits.${at}`, visits }];
    }),
  );
}

const fields = [
  'date.startDate',
  'date.endDate',
  'route.origin.lat',
  'route.origin.lng',
  'route.destination.lat',
  'route.destination.lng',
  'comment',
];

/** The first message that the permit's fields show. */
export function findPermitMessage({ path }: OrderPermit, { messageAt }: StepMessages): string | undefined {
  return fields.map((field) => messageAt(`${path}.${field}`)).find((message) => message !== undefined);
}

/** Days that are no range yet stay as typed. */
export function formatDays({ form: { startDate, endDate } }: OrderPermit): string {
  const [start, end] = [parseTypedDay(startDate), parseTypedDay(endDate)];
  const isRange = start !== null && end !== null && start <= end;
  return isRange ? formatDayRange(start, end) : texts.daysAsTyped(startDate, endDate);
}

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
