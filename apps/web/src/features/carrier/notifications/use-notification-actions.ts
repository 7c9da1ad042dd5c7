import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@wideload/contract';
import { notifications } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { ignoreGone } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './notifications.texts.ts';
import { invalidateNotifications } from './notifications.queries.ts';

type Target = Pick<Notification, '_id' | 'orderNumber' | 'read'>;

export function useNotificationActions({ onRemoved }: { onRemoved: () => void }) {
  const client = useQueryClient();
  const invalidate = () => invalidateNotifications(client);

  const read = useMutation({
    // Opening a notification leaves the page, and may load another document.
    mutationFn: ({ _id }: Target) => ignoreGone(call(notifications.read, { params: { id: _id } }, { keepalive: true })),
    onSuccess: invalidate,
    onError: ({ message }, { orderNumber }) =>
      showToast({ tone: 'danger', title: texts.staysUnread(orderNumber), text: message }),
  });
  const restore = useMutation({
    mutationFn: ({ _id }: Target) => call(notifications.restore, { params: { id: _id } }),
    onSuccess: invalidate,
    onError: ({ message }) => showToast({ tone: 'danger', title: texts.notBroughtBack, text: message }),
  });
  const remove = useMutation({
    mutationFn: ({ _id }: Target) => ignoreGone(call(notifications.remove, { params: { id: _id } })),
    async onSuccess(_, target) {
      await invalidate();
      onRemoved();
      const action = { label: texts.undo, onPress: () => restore.mutate(target) };
      showToast({ tone: 'ok', text: texts.notificationDeleted(target.orderNumber), action });
    },
  });
  return {
    open: (target: Target) => {
      if (!target.read) read.mutate(target);
    },
    remove: (target: Target) => remove.mutate(target),
    isRemoving: ({ _id }: Target) => remove.isPending && remove.variables._id === _id,
    failure: remove.error,
  };
}
