import { SignUpForm } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { ModeButton } from './mode-button.tsx';
import type { AuthModalProps } from './auth-modal-props.ts';
import type { AuthWords } from './auth-words.ts';
import { PrivacyHint, TermsLabel } from './terms-label.tsx';
import { useAuthForm } from './use-auth-form.ts';

/** Spec [8] has a sentence for 409; after any other failure the account does not exist, and the server may know why. */
function toFailureText({ news: { notCreated }, refusal }: AuthWords) {
  return (problem: ApiProblem): string => {
    if (problem.code === 'account.email-in-use') return refusal(problem);
    return problem.code === 'server.failed' ? notCreated : `${notCreated} ${refusal(problem)}`;
  };
}

export function SignUpModal({ email, keepEmail, go, close, words }: AuthModalProps) {
  const { texts, news } = words;
  const { form, field, ...state } = useAuthForm(SignUpForm, {
    defaults: { email, password: '' },
    names: ['email', 'password', 'terms'],
    words,
    failureOf: toFailureText(words),
    async send(registration) {
      await call(accounts.signUp, { body: registration });
      keepEmail(registration.email);
      go('code', news.codeSent);
    },
  });

  return (
    <AuthForm
      title={texts.signUp}
      action={texts.signUp}
      onClose={close}
      {...state}
      words={words}
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
        toggleTexts={texts}
        {...field('password')}
      />
      <Checkbox label={<TermsLabel words={words} />} hint={<PrivacyHint words={words} />} {...field('terms')} />
    </AuthForm>
  );
}
