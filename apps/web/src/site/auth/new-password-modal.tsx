import { NewPassword } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import * as z from 'zod/mini';
import { call } from '#lib/api/api.ts';
import { PasswordField } from '#ui/form/password-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { ModeButton } from './mode-button.tsx';
import type { AuthModalProps } from './auth-modal-props.ts';
import { useAuthForm } from './use-auth-form.ts';

const NewPasswordForm = z.object({ password: NewPassword });

export function NewPasswordModal({ go, close, words, resetToken }: AuthModalProps & { resetToken: string }) {
  const { texts, news } = words;
  const {
    form: _,
    field,
    ...state
  } = useAuthForm(NewPasswordForm, {
    defaults: { password: '' },
    names: ['password'],
    words,
    async send({ password }) {
      await call(accounts.newPassword, { body: { token: resetToken, password } });
      go('sign-in', news.passwordChanged);
    },
  });

  return (
    <AuthForm
      title={texts.setANewPassword}
      action={texts.setThePassword}
      onClose={close}
      {...state}
      words={words}
      links={
        <>
          <ModeButton mode="reset" go={go}>
            {texts.askForANewLink}
          </ModeButton>
          <ModeButton mode="sign-in" go={go}>
            {texts.signIn}
          </ModeButton>
        </>
      }
    >
      <PasswordField
        label={texts.newPassword}
        autoComplete="new-password"
        hint={texts.passwordRule}
        toggleTexts={texts}
        {...field('password')}
      />
    </AuthForm>
  );
}
