import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf, feeDifferences as contract } from '@wideload/contract';
import { feeDifferences } from '@wideload/contract/client';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';

export const feeDifferencesQuery = (id: string) =>
  callQuery(['admin', 'order', id, 'fee-differences'], feeDifferences.read, { params: { id } });

type Settlement = {
  onSuccess: (answer: AnswerOf<typeof contract.settle>) => void;
  onError: (problem: ApiProblem) => void;
};

export function useSettlement(id: string, outcome: Settlement) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.settle>) => call(feeDifferences.settle, { params: { id }, body }),
    ...outcome,
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
