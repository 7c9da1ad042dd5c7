import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, OrderFile, refunds as contract } from '@wideload/contract';
import { refunds } from '@wideload/contract/client';
import { call } from '../../../../lib/api/api.ts';
import { orderFileQuery } from '../order-file.queries.ts';

const LOOK_EVERY_MS = 3000;
/** A bank may work on a refund for days: nobody waits for that before a page. */
const LOOKS = 40;

function isOnItsWay(file: OrderFile | undefined): boolean {
  const refundsOf = file?.payments.flatMap((payment) => payment.refunds) ?? [];
  return refundsOf.some(({ state }) => state === 'requested' || state === 'pending');
}

/** Reads the order again while one of its refunds is on its way. */
export function useWatchedRefunds(orderId: string): void {
  useQuery({
    ...orderFileQuery(orderId),
    refetchInterval: ({ state }) => (isOnItsWay(state.data) && state.dataUpdateCount < LOOKS ? LOOK_EVERY_MS : false),
  });
}

/** Makes a refund; what comes of it, and what a refusal knows, shows with the payment. */
export function useRefund(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.create>) => call(refunds.create, { params: { id: orderId }, body }),
    // Not waited for: once the order is read anew the drawer may be gone, and could not say what came of it.
    onSettled: () => void client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
