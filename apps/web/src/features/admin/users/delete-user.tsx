import type { UserRow } from '@wideload/contract';
import { users } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import * as texts from './users.texts.ts';
import { formatAccountName } from './user-words.ts';
import { adminKey } from './users.queries.ts';

type Props = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & { user: UserRow };

export function DeleteUser({ user, ...actions }: Props) {
  const { _id, email, role } = user;
  const isAdmin = role === 'admin';
  return (
    <DeleteRecord
      title={isAdmin ? texts.deleteAdminQuestion : texts.deleteUserQuestion}
      confirm={isAdmin ? texts.deleteAdmin : texts.deleteUser}
      remove={() => call(users.remove, { params: { id: _id }, body: { _id, email } })}
      stale={adminKey}
      successText={texts.accountDeleted(formatAccountName(user))}
      {...actions}
    >
      <p>
        <strong>{formatAccountName(user)}</strong> {texts.signedOutForGood}
      </p>
      {!isAdmin && <p>{texts.whatGoes}</p>}
    </DeleteRecord>
  );
}
