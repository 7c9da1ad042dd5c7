import { ResetPasswordBody } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthForm, ModeButton, useAuthForm, type AuthModalProps } from './auth-form.tsx';
import { MailboxLink } from '#product/account/sign-in/mailbox-link.tsx';

export function ResetModal({ email, keepEmail, go, close, config, words }: AuthModalProps) {
  const { texts, news } = words;
  const [isSent, setSent] = useState(false);
  const { form, field, ...state } = useAuthForm(ResetPasswordBody, {
    defaults: { email },
    names: ['email'],
    words,
    failureOf: () => news.somethingWrong,
    async send(body) {
      setSent(false);
      await call(accounts.resetPassword, { body });
      keepEmail(body.email);
      setSent(true);
    },
  });

  return (
    <AuthForm
      title={texts.resetPassword}
      action={texts.sendTheLink}
      notice={isSent ? news.resetSent : undefined}
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
          {texts.backToSignIn}
        </ModeButton>
      }
      aside={isSent && config.devMail && <MailboxLink texts={texts} />}
    >
      <TextField label={texts.email} type="email" autoComplete="username" {...field('email')} />
    </AuthForm>
  );
}
