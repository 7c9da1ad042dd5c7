import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  type UserRow,
  ChangePasswordForm,
  NameBody,
  PhoneBody,
  UserEmailBody,
  UserPasswordBody,
} from '@wideload/contract';
import { useCallback, useState } from 'react';
import { users, accountMessages, accounts } from '@wideload/contract/client';
import { currentUserQuery } from '#lib/api/session.ts';
import * as texts from './change-user.texts.ts';
import { Drawer } from '#ui/overlay/drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { formatAccountName } from './users.ts';
import { call } from '#lib/api/api.ts';
import { ChangeForm, type ChangeProps, useChange } from './change-form.tsx';
import { ConfirmedAction } from './confirmed-action.tsx';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';

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

type Props = ChangeProps & { user: UserRow };
/** Everybody may change the own name and phone. */
type OwnProps = Props & { isOwn: boolean };

type EmailProps = Props & { onChanged: (email: string) => void };

function EmailForm({ user, onChanged, ...rest }: EmailProps) {
  const { field, state } = useChange({
    resolver: createSchemaResolver(UserEmailBody),
    values: { email: user.email },
    async send(body) {
      await call(users.changeEmail, { params: { id: user._id }, body });
      onChanged(body.email);
    },
    taken: { code: 'user.email-in-use', field: 'email' },
    successText: ({ email }) => texts.emailChanged(email),
  });
  return (
    <ChangeForm title={texts.email} {...state} {...rest}>
      <TextField label={texts.email} type="email" autoComplete="off" hint={texts.emailHint} {...field('email')} />
    </ChangeForm>
  );
}

function PasswordForm({ user, ...rest }: Props) {
  const { field, state } = useChange({
    resolver: createSchemaResolver(UserPasswordBody),
    values: { password: '' },
    send: (body) => call(users.changePassword, { params: { id: user._id }, body }),
    successText: () => texts.passwordChanged(formatAccountName(user)),
    after: { password: '' },
  });
  return (
    <ChangeForm title={texts.password} {...state} {...rest}>
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.givenPasswordRule}
        {...field('password')}
      />
    </ChangeForm>
  );
}

function PhoneForm({ user, isOwn, ...rest }: OwnProps) {
  const { field, state } = useChange({
    resolver: createSchemaResolver(PhoneBody),
    values: { phone: user.phone },
    send: (body) =>
      isOwn ? call(accounts.setPhone, { body }) : call(users.changePhone, { params: { id: user._id }, body }),
    successText: () => texts.phoneChanged(formatAccountName(user)),
  });
  return (
    <ChangeForm title={texts.phone} {...state} {...rest}>
      <TextField label={texts.phoneNumber} type="tel" autoComplete="off" hint={texts.phoneRule} {...field('phone')} />
    </ChangeForm>
  );
}

const nameLabels = { firstName: texts.firstName, lastName: texts.lastName, middleName: texts.middleName } as const;

function NameForm({ user, isOwn, ...rest }: OwnProps) {
  const { firstName, lastName, middleName } = user;
  const { field, state } = useChange({
    resolver: createSchemaResolver(NameBody),
    values: { firstName, lastName, middleName },
    send: (body) =>
      isOwn ? call(accounts.changeName, { body }) : call(users.changeName, { params: { id: user._id }, body }),
    labels: nameLabels,
    successText: () => texts.nameChanged(formatAccountName(user)),
  });
  const renderName = (key: keyof typeof nameLabels) => (
    <TextField label={nameLabels[key]} optional autoComplete="off" {...field(key)} />
  );
  return (
    <ChangeForm title={texts.name} {...state} {...rest}>
      <FieldGrid>
        {renderName('firstName')}
        {renderName('lastName')}
        {renderName('middleName')}
      </FieldGrid>
    </ChangeForm>
  );
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
