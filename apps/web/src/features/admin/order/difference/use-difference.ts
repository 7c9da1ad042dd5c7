import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, adjustments as contract, OrderFile } from '@wideload/contract';
import { adjustments } from '@wideload/contract/client';
import { call } from '../../../../lib/api/api.ts';
import { orderFileQuery } from '../order-file.queries.ts';

const LOOK_EVERY_MS = 3_000;

/** Saved cards of an order's carrier. */
export function chargeableCardsQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id, 'cards'],
    queryFn: ({ signal }) => call(adjustments.cards, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Reads the order again for as long as a charge of it is on its way. */
export function useWatchedCharge({ _id: id, adjustment }: OrderFile): void {
  useQuery({ ...orderFileQuery(id), refetchInterval: adjustment?.isCharging === true ? LOOK_EVERY_MS : false });
}

// Given to the mutation itself: what is answered must be told although the order, read again, shows no difference any more.
type Outcome<Answer> = { onSuccess: (answer: Answer) => void };

/** Charges the difference of an order; `cardId` null asks the carrier. What it does, and what is refused, shows in the order itself. */
export function useCharge(id: string, { onSuccess }: Outcome<AnswerOf<typeof contract.charge>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { cardId: string | null; expectedAmount: number }) =>
      call(adjustments.charge, { params: { id }, body }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

/** Takes back the open request of an order. */
export function useWithdrawal(id: string, { onSuccess }: Outcome<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(adjustments.withdraw, { params: { id } }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
