import { ChangePasswordForm } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { ChangeForm, type ChangeProps } from './change-form.tsx';
import { useChange } from './use-change.ts';

const nothing = { currentPassword: '', password: '', confirm: '' };
const labels = { password: 'New password', confirm: 'Confirm new password' } as const;

/** The own password is changed by who knows it. */
export function OwnPasswordForm({ email, ...rest }: ChangeProps & { email: string }) {
  const { field, state } = useChange({
    resolver: schemaResolver(ChangePasswordForm),
    values: nothing,
    send: ({ currentPassword, password }) => call(accounts.changePassword, { body: { currentPassword, password } }),
    labels,
    told: () => accountMessages.ownPasswordChanged,
    after: nothing,
  });
  return (
    <ChangeForm title="Password" {...state} {...rest}>
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        hint="8 to 20 characters: at least 2 of letters, numbers, special characters"
        {...field('password')}
      />
      <PasswordField label={labels.confirm} autoComplete="new-password" {...field('confirm')} />
    </ChangeForm>
  );
}
