import type { Trailer, Truck, BodyOf, OrderChangeQuote, orderChanges as contract } from '@wideload/contract';
import type { ChangedOrder, ChangeForm } from './change-form.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderChanges } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './changes.texts.ts';

type Find<Vehicle> = (
  search: string,
  signal: AbortSignal,
) => Promise<{ items: Omit<Vehicle, 'createdAt'>[]; total: number }>;

/** The vehicles of the carrier. */
export type VehicleLists = {
  findTrucks: Find<Truck>;
  findTrailers: Find<Trailer>;
};

type Body = BodyOf<typeof contract.change>;
export type Side = 'carrier' | 'clerk';

export function useChange({ order, onClose }: { order: { _id: string }; onClose: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call(orderChanges.change, { params: { id: order._id }, body }),
    // The page then shows the current order and price.
    onError: () => {
      void client.invalidateQueries({ queryKey: ['orders'] });
      void client.invalidateQueries({ queryKey: ['admin', 'order'] });
    },
    async onSuccess(_, { expected }) {
      showToast({ tone: 'ok', title: texts.changed, text: expected > 0 ? texts.payBelow : '' });
      onClose();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['admin'] }),
      ]);
    },
  });
}

/** Fields of the server are not those of the form, so what it says of them is said as a whole. */
export function describeFailure({ message, errors }: ApiProblem): string {
  return errors.length === 0 ? message : errors.map((error) => error.message).join(' ');
}

/** A state refuses a part of the change. */
export const hasRefusal = (quote: OrderChangeQuote | undefined): boolean =>
  quote?.permits.some(({ fate }) => fate === 'refused') === true;

type Saving = { side: Side; isCanceling: boolean };

/** The words of the button, with what is paid or returned by its press. */
export function describeSave(quote: OrderChangeQuote | undefined, { side, isCanceling }: Saving) {
  const words = isCanceling
    ? { free: texts.cancelIt, back: texts.cancelAndReturn }
    : { free: texts.change, back: texts.changeAndReturn };
  if (quote === undefined) return words.free;
  const { due, back } = quote;
  if (due > 0) return (side === 'carrier' ? texts.changeAndPay : texts.changeAndAsk)(formatDollars(cents(due)));
  return back > 0 ? words.back(formatDollars(cents(back))) : words.free;
}

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
