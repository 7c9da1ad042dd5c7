import { ConfirmCodeBody } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { MailboxLink } from '#product/account/sign-in/mailbox-link.tsx';
import { ModeButton } from './mode-button.tsx';
import type { AuthModalProps } from './auth-modal-props.ts';
import { normalizeCode } from '#product/account/sign-in/code-text.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useResend } from '#product/account/sign-in/use-resend.ts';

export function CodeModal({ email, keepEmail, confirmEmail, go, close, say, notice, config, words }: AuthModalProps) {
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
