import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, adjustments as contract, OrderFile } from '@wideload/contract';
import { adjustments } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { orderFileQuery } from '../order-file.queries.ts';

const POLL_INTERVAL_MS = 3_000;

export function chargeableCardsQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id, 'cards'],
    queryFn: ({ signal }) => call(adjustments.cards, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Polls the order while a charge is pending. */
export function usePollCharge({ _id: id, adjustment }: OrderFile): void {
  useQuery({ ...orderFileQuery(id), refetchInterval: adjustment?.isCharging === true ? POLL_INTERVAL_MS : false });
}

// On the mutation itself: the refetched order may unmount the caller before its own callback runs.
type Outcome<Answer> = { onSuccess: (answer: Answer) => void };

export function useCharge(id: string, { onSuccess }: Outcome<AnswerOf<typeof contract.charge>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { cardId: string | null; expectedAmount: number }) =>
      call(adjustments.charge, { params: { id }, body }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export function useWithdrawal(id: string, { onSuccess }: Outcome<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(adjustments.withdraw, { params: { id } }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
