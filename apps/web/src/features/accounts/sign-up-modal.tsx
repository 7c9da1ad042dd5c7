import { SignUpBody } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { call } from '../../lib/api.ts';
import type { ApiProblem } from '../../lib/api-problem.ts';
import * as texts from '../../texts/en/sign-in.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { ModeButton } from './auth-links.tsx';
import type { AuthModalProps } from './auth-modal-props.ts';
import { PrivacyHint, TermsLabel } from './terms-label.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Spec [8]: 409 has words of its own; anything else did not make the account, and the server may know why. */
function failureOf({ code, detail }: ApiProblem): string {
  if (code === 'account.email-in-use') return detail;
  const { notCreated } = accountMessages;
  return code === 'server.failed' ? notCreated : `${notCreated} ${detail}`;
}

export function SignUpModal({ email, keepEmail, go, close }: AuthModalProps) {
  const { form, field, ...state } = useAuthForm(SignUpBody, {
    defaults: { email, password: '' },
    names: ['email', 'password', 'terms'],
    failureOf,
    async send(registration) {
      await call(accounts.signUp, { body: registration });
      keepEmail(registration.email);
      go('code', accountMessages.codeSent);
    },
  });

  return (
    <AuthForm
      title={texts.signUp}
      action={texts.signUp}
      onClose={close}
      {...state}
      links={
        <ModeButton
          mode="sign-in"
          go={(mode) => {
            keepEmail(form.getValues('email'));
            go(mode);
          }}
        >
          {texts.haveAccount}
        </ModeButton>
      }
    >
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="new-password"
        hint={texts.passwordRule}
        {...field('password')}
      />
      <Checkbox label={<TermsLabel />} hint={<PrivacyHint />} {...field('terms')} />
    </AuthForm>
  );
}
