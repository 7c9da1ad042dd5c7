import { NewPassword } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import * as z from 'zod/mini';
import { call } from '../../lib/api.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { ModeButton } from './auth-links.tsx';
import type { AuthModalProps } from './auth-modal-props.ts';
import { useAuthForm } from './use-auth-form.ts';

const NewPasswordForm = z.object({ password: NewPassword });

/** Opened by the mailed link, whose token it sends along. */
export function NewPasswordModal({ go, close, resetToken }: AuthModalProps & { resetToken: string }) {
  const {
    form: _,
    field,
    ...state
  } = useAuthForm(NewPasswordForm, {
    defaults: { password: '' },
    names: ['password'],
    failureOf: ({ detail }) => detail,
    async send({ password }) {
      await call(accounts.newPassword, { body: { token: resetToken, password } });
      go('sign-in', accountMessages.passwordChanged);
    },
  });

  return (
    <AuthForm
      title="Set a new password"
      action="Set the password"
      onClose={close}
      {...state}
      links={
        <>
          <ModeButton mode="reset" go={go}>
            Ask for a new link
          </ModeButton>
          <ModeButton mode="sign-in" go={go}>
            Sign In
          </ModeButton>
        </>
      }
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="8 to 20 characters: at least 2 of letters, numbers, special characters"
        {...field('password')}
      />
    </AuthForm>
  );
}
