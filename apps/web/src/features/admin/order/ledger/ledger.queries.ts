import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ledger } from '@wideload/contract/client';
import { call } from '../../../../lib/api/api.ts';

/** The money of an order, permit by permit. What changes the order makes it stale, too. */
export function ledgerQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'order', id, 'ledger'],
    queryFn: ({ signal }) => call(ledger.read, { params: { id } }, { signal }),
  });
}

/** Keeps the reason of a difference; the answer is the ledger as it is then. */
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
