import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ledger } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';

export function ledgerQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id, 'ledger'],
    queryFn: ({ signal }) => call(ledger.read, { params: { id } }, { signal }),
  });
}

export function useExplanation(id: string, { onSuccess }: { onSuccess: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { permitId: string; reason: string }) => call(ledger.explain, { params: { id }, body }),
    onSuccess: (answer) => {
      client.setQueryData(ledgerQuery(id).queryKey, answer);
      onSuccess();
    },
  });
}
