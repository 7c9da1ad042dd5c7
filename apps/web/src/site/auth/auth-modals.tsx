import { useEffect, useState } from 'react';
import { branding } from '#lib/branding.ts';
import {
  buildAuthAddress,
  type AuthMode,
  parseAuthAddress,
  type AuthRequest,
} from '#product/account/sign-in/auth-address.ts';
import { AuthForm, ModeButton, useAuthForm, type AuthModalProps, type AuthWords } from './auth-form.tsx';
import { ResetModal } from './reset-modal.tsx';
import { SignInModal } from './sign-in-modal.tsx';
import { SignUpModal } from './sign-up-modal.tsx';
import { MailboxLink, useResend, normalizeCode } from '#product/account/sign-in/mailbox-link.tsx';
import { ConfirmCodeBody, NewPassword, type SiteConfig } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import * as z from 'zod/mini';
import { PasswordField } from '#ui/form/password-field.tsx';

const NewPasswordForm = z.object({ password: NewPassword });

function NewPasswordModal({ go, close, words, resetToken }: AuthModalProps & { resetToken: string }) {
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

function CodeModal({ email, keepEmail, confirmEmail, go, close, say, notice, config, words }: AuthModalProps) {
  const { texts, news } = words;
  const resend = useResend(() => call(accounts.resendCode, {}), {
    say,
    sent: news.newCodeSent,
    refusal: words.refusal,
  });
  const { field, form, failure, onSubmit, ...state } = useAuthForm(ConfirmCodeBody, {
    defaults: { code: '' },
    names: ['code'],
    words,
    async send({ code }) {
      resend.forget();
      const confirmed = await call(accounts.confirmByCode, { body: { code } });
      keepEmail(confirmed.email);
      confirmEmail(confirmed.email);
      go('sign-in', news.activated);
    },
  });

  function sendNewCode() {
    form.reset();
    void resend.send();
  }

  return (
    <AuthForm
      title={texts.confirmationCode}
      action={texts.confirm}
      notice={notice}
      failure={resend.failure ?? failure}
      onSubmit={onSubmit}
      onClose={close}
      {...state}
      words={words}
      links={
        <>
          <Button look="link" pending={resend.isSending} onClick={sendNewCode}>
            {texts.sendANewCode}
          </Button>
          <ModeButton mode="sign-up" go={go}>
            {texts.signUp}
          </ModeButton>
          <ModeButton mode="sign-in" go={go}>
            {texts.signIn}
          </ModeButton>
        </>
      }
      aside={config.devMail && <MailboxLink texts={texts} />}
    >
      <TextField
        label={texts.confirmationCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={email === '' ? texts.sixDigits : texts.sixDigitsTo(email)}
        {...field('code', { setValueAs: normalizeCode })}
      />
    </AuthForm>
  );
}

function useAuthAddress(below: () => string) {
  const [wish, setWish] = useState<AuthRequest | null>(() => parseAuthAddress(window.location));

  useEffect(() => {
    const read = () => setWish(parseAuthAddress(window.location));
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  /** Back leaves the modals, because one replaces another in the history. */
  function replace(address: string) {
    window.history.replaceState(null, '', address);
    setWish(parseAuthAddress(window.location));
  }
  return { wish, replace, close: () => replace(below()) };
}

const titleNames = {
  'sign-in': 'signIn',
  'sign-up': 'signUp',
  reset: 'resetPassword',
  code: 'confirmationCode',
  'new-password': 'setANewPassword',
} as const satisfies Record<AuthMode, keyof AuthWords['texts']>;

export type PageBelow = { title: string; address: () => string };

type AuthModalsProps = { page: PageBelow; words: AuthWords; config: SiteConfig };

export function AuthModals({ page, words, config }: AuthModalsProps) {
  const { wish, replace, close } = useAuthAddress(page.address);
  const [email, keepEmail] = useState('');
  const [confirmedEmail, confirmEmail] = useState<string | null>(null);
  const [notice, say] = useState(wish?.hasEnded === true ? words.news.sessionEnded : undefined);
  const mode = wish?.mode;

  useEffect(() => {
    document.title = mode === undefined ? page.title : `${words.texts[titleNames[mode]]} - ${branding.name}`;
  }, [mode, page, words]);

  if (wish === null) return null;
  const props: AuthModalProps = {
    email,
    keepEmail,
    confirmedEmail,
    confirmEmail,
    next: wish.next,
    say,
    notice,
    config,
    words,
    go(to, news) {
      say(news);
      replace(buildAuthAddress(to, wish));
    },
    close() {
      say(undefined);
      close();
    },
  };
  switch (wish.mode) {
    case 'sign-in':
      return <SignInModal {...props} />;
    case 'sign-up':
      return <SignUpModal {...props} />;
    case 'reset':
      return <ResetModal {...props} />;
    case 'code':
      return <CodeModal {...props} />;
    case 'new-password':
      return <NewPasswordModal {...props} resetToken={wish.resetToken ?? ''} />;
  }
}
