import { SignUpForm } from '@wideload/contract';
import { accounts, localizePath } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { ApiProblem } from '#lib/api/api-problem.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthForm, ModeButton, useAuthForm, type AuthModalProps, type AuthWords } from './auth-form.tsx';
import { readPageLanguage } from '#lib/address/page-language.ts';

function toDocumentAddress(path: string): string {
  return localizePath(path, readPageLanguage());
}

/** New tabs, so that no input is lost. */
function TermsLabel({ words: { texts } }: { words: AuthWords }) {
  return (
    <>
      {texts.acceptThe}{' '}
      <a href={toDocumentAddress('/terms-and-conditions')} target="_blank" rel="noopener">
        {texts.terms}
      </a>
      {texts.andAdult}
    </>
  );
}

function PrivacyHint({ words: { texts } }: { words: AuthWords }) {
  return (
    <a href={toDocumentAddress('/privacy-policy')} target="_blank" rel="noopener">
      {texts.privacyPolicy}
    </a>
  );
}

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
      <TextField label={texts.email} type="email" autoComplete="username" {...field('email')} />
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
