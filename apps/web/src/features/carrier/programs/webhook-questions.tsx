import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook } from '@wideload/contract';
import { webhooks } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { webhooksQuery } from './webhooks.queries.ts';
import * as texts from './webhooks.texts.ts';

type QuestionProps = { webhook: Webhook; onClose: () => void };

export function RemoveWebhook({ webhook, onClose }: QuestionProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => call(webhooks.remove, { params: { id: webhook._id } }),
    async onSuccess() {
      await client.invalidateQueries(webhooksQuery);
      // The focus goes to what is still there: components are told of new data in the next task.
      await waitForNextTask();
      showToast({ tone: 'ok', text: texts.removed });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={texts.removeQuestion}
      confirm={texts.remove}
      pending={removal.isPending}
      error={removal.error?.message}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      <p className="breakable">{texts.whatRemovalDoes(webhook.address)}</p>
    </ConfirmModal>
  );
}

export function RotateSecret({ webhook, onMade, onClose }: QuestionProps & { onMade: (secret: string) => void }) {
  const rotation = useMutation({
    mutationFn: () => call(webhooks.rotateSecret, { params: { id: webhook._id } }),
    onSuccess: ({ secret }) => onMade(secret),
  });
  return (
    <ConfirmModal
      title={texts.newSecretQuestion}
      confirm={texts.makeNewSecret}
      pending={rotation.isPending}
      error={rotation.error?.message}
      onConfirm={() => rotation.mutate()}
      onCancel={onClose}
    >
      <p>{texts.whatNewSecretDoes}</p>
    </ConfirmModal>
  );
}
