import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiKey } from '@wideload/contract';
import { apiKeys } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { apiKeysQuery } from './api-keys.queries.ts';
import * as texts from './api-keys.texts.ts';

export function RevokeKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const client = useQueryClient();
  const revocation = useMutation({
    mutationFn: () => call(apiKeys.revoke, { params: { id: apiKey._id } }),
    async onSuccess() {
      await client.invalidateQueries(apiKeysQuery);
      // The row disappears in the next task, so the focus moves to an element that remains.
      await waitForNextTask();
      showToast({ tone: 'ok', text: texts.keyRevoked });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={texts.revokeQuestion}
      confirm={texts.revoke}
      pending={revocation.isPending}
      error={revocation.error?.message}
      onConfirm={() => revocation.mutate()}
      onCancel={onClose}
    >
      <p className="breakable">{texts.whatRevocationDoes(apiKey.name)}</p>
    </ConfirmModal>
  );
}
