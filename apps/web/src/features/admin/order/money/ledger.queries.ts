import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ledger } from '@wideload/contract/client';
import { callQuery } from '#lib/api/call-query.ts';
import { call } from '#lib/api/api.ts';

export const ledgerQuery = (id: string) => callQuery(['admin', 'order', id, 'ledger'], ledger.read, { params: { id } });

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
