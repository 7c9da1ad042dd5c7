import { ConfirmCodeBody } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { useState } from 'react';
import { isProblem } from '../../lib/api-problem.ts';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { MailboxLink, ModeButton } from './auth-links.tsx';
import type { AuthModalProps } from './auth-modal-props.ts';
import { useAuthForm } from './use-auth-form.ts';

/** People paste codes with the spaces and dashes of a mail. */
const plainCode = (text: unknown) => String(text).replaceAll(/[\s-]/g, '');

function useResend(say: AuthModalProps['say']) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send() {
    setSending(true);
    setFailure(null);
    // The same sentence again is only read out when it was gone.
    say(undefined);
    try {
      await call(accounts.resendCode, {});
      say(accountMessages.codeSent);
    } catch (error) {
      if (!isProblem(error)) throw error;
      setFailure(error.detail);
    } finally {
      setSending(false);
    }
  }
  return { isSending, failure, send, forget: () => setFailure(null) };
}

export function CodeModal({ email, go, close, say, notice, config }: AuthModalProps) {
  const resend = useResend(say);
  const { field, form, failure, onSubmit, ...state } = useAuthForm(ConfirmCodeBody, {
    defaults: { code: '' },
    names: ['code'],
    failureOf: ({ detail }) => detail,
    async send({ code }) {
      resend.forget();
      await call(accounts.confirmByCode, { body: { code } });
      go('sign-in', accountMessages.activated);
    },
  });

  function sendNewCode() {
    form.reset();
    void resend.send();
  }

  return (
    <AuthForm
      title="Confirmation code"
      action="Confirm"
      notice={notice}
      failure={resend.failure ?? failure}
      onSubmit={onSubmit}
      onClose={close}
      {...state}
      links={
        <>
          <Button look="link" pending={resend.isSending} onClick={sendNewCode}>
            Send a new code
          </Button>
          <ModeButton mode="sign-up" go={go}>
            Sign Up
          </ModeButton>
          <ModeButton mode="sign-in" go={go}>
            Sign In
          </ModeButton>
        </>
      }
      aside={config.devMail && <MailboxLink />}
    >
      <TextField
        label="Confirmation code"
        inputMode="numeric"
        autoComplete="one-time-code"
        hint={email === '' ? 'The six digits from our e-mail' : `The six digits from our e-mail to ${email}`}
        {...field('code', { setValueAs: plainCode })}
      />
    </AuthForm>
  );
}
