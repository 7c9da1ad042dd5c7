import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, OrderFile, refunds as contract } from '@wideload/contract';
import { refunds } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { orderFileQuery } from '../order-file.queries.ts';

const POLL_INTERVAL_MS = 3000;
/** A bank may take days, and nobody watches the page that long. */
const MAX_POLLS = 40;

function isRefundPending(file: OrderFile | undefined): boolean {
  const refunds = file?.payments.flatMap((payment) => payment.refunds) ?? [];
  return refunds.some(({ state }) => state === 'requested' || state === 'pending');
}

export function usePollRefunds(orderId: string): void {
  useQuery({
    ...orderFileQuery(orderId),
    refetchInterval: ({ state }) =>
      isRefundPending(state.data) && state.dataUpdateCount < MAX_POLLS ? POLL_INTERVAL_MS : false,
  });
}

/** The refund's result, or its refusal, appears with the payment. */
export function useRefund(orderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.create>) => call(refunds.create, { params: { id: orderId }, body }),
    // Not awaited: the refetched order may close the drawer before it shows the result.
    onSettled: () => void client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
