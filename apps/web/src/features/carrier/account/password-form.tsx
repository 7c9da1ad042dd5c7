import { useQueryClient } from '@tanstack/react-query';
import { ChangePasswordForm, type User } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './account.texts.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import { ownSessionsQuery } from '#product/account/sign-in/sessions.queries.ts';

type Passwords = { currentPassword: string; password: string; confirm: string };
const emptyPasswords: Passwords = { currentPassword: '', password: '', confirm: '' };

const labels = {
  currentPassword: texts.currentPassword,
  password: texts.newPassword,
  confirm: texts.confirmNewPassword,
} as const;

export function PasswordForm({ user }: { user: User }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: createSchemaResolver(ChangePasswordForm),
    defaultValues: emptyPasswords,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const save = useFormSave(form, {
    save: ({ currentPassword, password }: Passwords) =>
      call(accounts.changePassword, { body: { currentPassword, password } }),
    labels: { password: labels.password, confirm: labels.confirm },
    async onSaved() {
      form.reset(emptyPasswords);
      showToast({ tone: 'ok', text: accountMessages.ownPasswordChanged });
      await client.invalidateQueries(ownSessionsQuery);
    },
  });
  const { errors } = form.formState;
  const field = (name: keyof Passwords) => ({
    label: labels[name],
    ...form.register(name, {
      // Changing either password field clears the mismatch.
      onChange: () => name === 'password' && errors.confirm && void form.trigger('confirm'),
    }),
    error: findMessage(errors, name),
  });
  return (
    <AccountForm title={texts.changePassword} action={texts.changePassword} {...save}>
      {/* A password manager needs the account of the password. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField autoComplete="new-password" hint={texts.passwordRule} {...field('password')} />
      <PasswordField autoComplete="new-password" {...field('confirm')} />
    </AccountForm>
  );
}
