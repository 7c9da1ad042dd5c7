import type { Trailer, Truck } from '@wideload/contract';
import type { ChangedOrder, ChangeForm } from './change-form.ts';
import type { Side } from './use-change.ts';

type Find<Vehicle> = (
  search: string,
  signal: AbortSignal,
) => Promise<{ items: Omit<Vehicle, 'createdAt'>[]; total: number }>;

/** The vehicles of the carrier. */
export type VehicleLists = {
  findTrucks: Find<Truck>;
  findTrailers: Find<Trailer>;
};

/** Of each part of the drawer. */
export type PartProps = {
  order: ChangedOrder;
  form: ChangeForm;
  lists: VehicleLists;
  side: Side;
  /** The unit that is shown first, by its id; the first one of the order without it. */
  unit?: string | undefined;
  put: (parts: Partial<ChangeForm>) => void;
  findError: (name: string) => string | undefined;
};
