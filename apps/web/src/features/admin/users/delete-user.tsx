import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserRow } from '@wideload/contract';
import { users } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { isProblem } from '../../../lib/api/api-problem.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './users.texts.ts';
import { ConfirmModal } from '../../../ui/overlay/modal.tsx';
import { accountName } from './user-words.ts';
import { adminKey } from './users.queries.ts';

type Props = {
  user: UserRow;
  onClose: () => void;
  /** The account is gone, by this press or by an earlier one. */
  onDeleted: () => void;
};

/** Asks before an account is deleted, and deletes it. */
export function DeleteUser({ user, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const { _id, email, role } = user;
  const isAdmin = role === 'admin';
  const remove = useMutation({
    async mutationFn() {
      try {
        await call(users.remove, { params: { id: _id }, body: { _id, email } });
      } catch (error) {
        // Deleted elsewhere: what was asked for is the case.
        if (!isProblem(error, 'not-found')) throw error;
      }
    },
    async onSuccess() {
      await client.invalidateQueries({ queryKey: adminKey });
      toast({ tone: 'ok', text: texts.accountDeleted(accountName(user)) });
      onDeleted();
    },
  });
  return (
    <ConfirmModal
      title={isAdmin ? texts.deleteAdminQuestion : texts.deleteUserQuestion}
      confirm={isAdmin ? texts.deleteAdmin : texts.deleteUser}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>
        <strong>{accountName(user)}</strong> {texts.signedOutForGood}
      </p>
      {!isAdmin && <p>{texts.whatGoes}</p>}
    </ConfirmModal>
  );
}
