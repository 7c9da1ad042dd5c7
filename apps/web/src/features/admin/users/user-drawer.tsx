import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type UserRow, ChangePasswordForm } from '@wideload/contract';
import { useCallback, useState } from 'react';
import { users, accountMessages, accounts } from '@wideload/contract/client';
import { currentUserQuery } from '#lib/api/session.ts';
import * as texts from './change-user.texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { EmailForm, NameForm, PasswordForm, PhoneForm } from './user-change-forms.tsx';
import { formatAccountName } from './user-words.ts';
import { call } from '#lib/api/api.ts';
import { ConfirmedAction } from './confirmed-action.tsx';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { useChange } from './use-change.ts';

const emptyValues = { currentPassword: '', password: '', confirm: '' };
const labels = { password: texts.newPassword, confirm: texts.confirmNewPassword } as const;

/** Admins must enter their current password to change their own. */
function OwnPasswordForm({ email, ...rest }: ChangeProps & { email: string }) {
  const { field, state } = useChange({
    resolver: createSchemaResolver(ChangePasswordForm),
    values: emptyValues,
    send: ({ currentPassword, password }) => call(accounts.changePassword, { body: { currentPassword, password } }),
    labels,
    successText: () => accountMessages.ownPasswordChanged,
    after: emptyValues,
  });
  return (
    <ChangeForm title={texts.password} {...state} {...rest}>
      {/* A password manager needs the account of the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={texts.currentPassword} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint={texts.passwordRule}
        {...field('password')}
      />
      <PasswordField label={labels.confirm} autoComplete="new-password" {...field('confirm')} />
    </ChangeForm>
  );
}

/** How somebody else gets into the account is ended here: open sessions, and a second factor that is lost. */
function AccessActions({ user }: { user: UserRow }) {
  const params = { id: user._id };
  const account = formatAccountName(user);
  return (
    <>
      <ConfirmedAction words={texts.sessions(account)} run={() => call(users.endSessions, { params })} />
      <ConfirmedAction words={texts.secondFactor(account)} run={() => call(users.removeSecondFactor, { params })} />
    </>
  );
}

/** Nobody sets the e-mail of another admin or knows the password. */
function AdminLinksByMail({ user: { _id: id, email } }: { user: UserRow }) {
  return (
    <>
      <ConfirmedAction
        words={texts.emailLink(email)}
        look="normal"
        run={() => call(users.sendEmailLink, { params: { id } })}
      />
      <ConfirmedAction
        words={texts.passwordLink(email)}
        look="normal"
        run={() => call(accounts.resetPassword, { body: { email } })}
      />
    </>
  );
}

function useUnsentForms() {
  const [unsent, setUnsent] = useState<ReadonlySet<string>>(new Set());
  const onDirty = useCallback((what: string, isDirty: boolean) => {
    setUnsent((before) => {
      if (before.has(what) === isDirty) return before;
      const others = [...before].filter((each) => each !== what);
      return new Set(isDirty ? [...others, what] : others);
    });
  }, []);
  return { isUnsent: unsent.size > 0, onDirty };
}

export function UserDrawer({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const me = useQuery(currentUserQuery);
  const isOwn = me.data?._id === user._id;
  const [email, setEmail] = useState(user.email);
  const { isUnsent, onDirty } = useUnsentForms();
  const current = { ...user, email };
  return (
    <Drawer title={texts.editNamed(formatAccountName(current))} isDirty={isUnsent} onClose={onClose}>
      {isOwn && (
        <>
          <Notice>
            {texts.ownAccount} <Link to="/admins/security">{texts.mySignIn}</Link>
          </Notice>
          <OwnPasswordForm email={email} onDirty={onDirty} />
        </>
      )}
      {!isOwn && user.role === 'admin' && <AdminLinksByMail user={user} />}
      {!isOwn && user.role !== 'admin' && (
        <>
          <EmailForm user={user} onDirty={onDirty} onChanged={setEmail} />
          <PasswordForm user={current} onDirty={onDirty} />
        </>
      )}
      <PhoneForm user={current} isOwn={isOwn} onDirty={onDirty} />
      <NameForm user={current} isOwn={isOwn} onDirty={onDirty} />
      {!isOwn && <AccessActions user={current} />}
    </Drawer>
  );
}
