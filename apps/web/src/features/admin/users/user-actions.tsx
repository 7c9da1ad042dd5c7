import { useQuery } from '@tanstack/react-query';
import type { UserRow } from '@wideload/contract';
import { actRights, users } from '@wideload/contract/client';
import { Pencil, Trash2 } from 'lucide-react';
import { currentUserQuery } from '#lib/api/session.ts';
import * as texts from './users.texts.ts';
import { useDeskRight } from '#product/account/for-desk.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { formatAccountName, adminKey } from './users.ts';
import css from './users-page.module.css';
import { call } from '#lib/api/api.ts';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import { Link, useSearch } from '@tanstack/react-router';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { EmailText } from '#ui/email-text.tsx';

type UserActionsProps = {
  user: UserRow;
  onEdit?: (user: UserRow) => void;
  onDelete: (user: UserRow) => void;
};

/** Another admin's account is an owner's to change. */
export function useMayChange({ role }: Pick<UserRow, 'role'>): boolean {
  return useDeskRight(role === 'admin' ? actRights.changeAdmin : users.remove.deskRight);
}

/** Admins cannot delete their own account. */
export function UserActions({ user, onEdit, onDelete }: UserActionsProps) {
  const me = useQuery(currentUserQuery);
  const isOwn = me.data?._id === user._id;
  const mayChange = useMayChange(user);
  return (
    <div className={css['actions']}>
      {onEdit && (isOwn || mayChange) && (
        <IconButton label={texts.editNamed(formatAccountName(user))} onClick={() => onEdit(user)}>
          <Pencil size={20} />
        </IconButton>
      )}
      {isOwn && <span className="small-print">{texts.yourAccount}</span>}
      {!isOwn && mayChange && (
        <IconButton danger label={texts.deleteNamed(formatAccountName(user))} onClick={() => onDelete(user)}>
          <Trash2 size={20} />
        </IconButton>
      )}
    </div>
  );
}

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

export function UserLink({ user }: { user: UserRow }) {
  const list: SearchTexts = useSearch({ strict: false });
  return (
    <Link to="/users/orders" search={{ userId: user._id }} state={{ userList: list }} className="strong" data-open>
      <EmailText email={formatAccountName(user)} />
    </Link>
  );
}
