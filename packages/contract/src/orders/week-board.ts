import { permitStatuses, orderStatuses } from '@wideload/domain';
import * as z from 'zod/mini';
import { endpoint } from '../core/endpoint.ts';
import { DayValue, GivenDay, Id, StateValue } from '../core/values.ts';

/** Both ends count. */
const DaysValue = z.object({ from: DayValue, to: DayValue });

/** One unit of an order. A unit's id is unique within its order only. */
export const BoardTrip = z.object({
  order: Id,
  orderNumber: z.int(),
  unit: Id,
  status: z.enum(orderStatuses),
  title: z.string(),
  /** The internal number; null without a trailer. */
  trailer: z.nullable(z.string()),
  /** The names of its ends; null where they are not known. */
  origin: z.nullable(z.string()),
  destination: z.nullable(z.string()),
  /** From the departure to the arrival by the calendar; where the way is not known, to the first day of its last permit. */
  days: DaysValue,
  /** In the order of travel. `days` are those of the state once the permit is issued, and before those that are asked for. */
  permits: z.array(z.object({ _id: Id, state: StateValue, status: z.enum(permitStatuses), days: DaysValue })),
  /** A sentence for each conflict, with itself and with other trips. */
  conflicts: z.array(
    z.object({
      code: z.enum(['truck-twice', 'trailer-twice', 'days-apart', 'ends-early', 'no-permit']),
      words: z.string(),
    }),
  ),
});
export type BoardTrip = z.infer<typeof BoardTrip>;

export const BoardTruck = z.object({
  _id: Id,
  internalNumber: z.string(),
  /** Make and model. */
  name: z.string(),
  trips: z.array(BoardTrip),
  /** Of a truck that is free all week, its last paid trip before the week; null for none, and for a truck with trips. */
  lastTrip: z.nullable(z.pick(BoardTrip, { order: true, unit: true })),
});
export type BoardTruck = z.infer<typeof BoardTruck>;

/** A board of more trucks shows those with trips first. */
export const maxBoardTrucks = 200;

export const weekBoard = {
  read: endpoint('GET /permits/board', {
    access: 'user',
    summary:
      'Own trucks with what they do on the seven days from `from` on: trips of paid orders and of drafts that have a departure, their permits, and what does not fit together',
    query: z.object({ from: GivenDay }),
    answers: {
      // `leftOut` counts the trucks beyond the most that an answer has.
      200: z.object({ trucks: z.array(BoardTruck), leftOut: z.int() }),
    },
  }),
};
