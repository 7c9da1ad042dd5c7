import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, stateQuestions as calls } from '@wideload/contract';
import { stateQuestions } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';

const POLL_INTERVAL_MS = 30_000;

export const askedOrdersQuery = callQuery(
  ['admin', 'state-questions'],
  stateQuestions.list,
  {},
  { refetchInterval: POLL_INTERVAL_MS },
);

export function useStateAnswer(permitId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof calls.answer>) => call(stateQuestions.answer, { params: { id: permitId }, body }),
    // Also after a refusal: the load may be another one by then.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
