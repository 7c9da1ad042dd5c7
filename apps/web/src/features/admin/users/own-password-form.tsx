import { ChangePasswordForm } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import * as texts from './change-user.texts.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { useChange } from './use-change.ts';

const emptyValues = { currentPassword: '', password: '', confirm: '' };
const labels = { password: texts.newPassword, confirm: texts.confirmNewPassword } as const;

/** Admins must enter their current password to change their own. */
export function OwnPasswordForm({ email, ...rest }: ChangeProps & { email: string }) {
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
