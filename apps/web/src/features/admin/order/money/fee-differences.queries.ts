import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, feeDifferences as contract } from '@wideload/contract';
import { feeDifferences } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export function feeDifferencesQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id, 'fee-differences'],
    queryFn: ({ signal }) => call(feeDifferences.read, { params: { id } }, { signal }),
  });
}

type Settlement = { onSuccess: (answer: AnswerOf<typeof contract.settle>) => void };

export function useSettlement(id: string, { onSuccess }: Settlement) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.settle>) => call(feeDifferences.settle, { params: { id }, body }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export function useUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(feeDifferences.undo, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
