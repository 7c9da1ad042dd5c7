import { useQueryClient } from '@tanstack/react-query';
import { ChangeEmailBody, ConfirmCodeBody, CurrentPassword } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './email.texts.ts';
import { Button } from '#ui/button.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { MailboxLink, useResend, normalizeCode, useSiteConfig } from './mailbox-link.tsx';

const ChangeForm = z.extend(ChangeEmailBody, { passwordAgain: CurrentPassword });
/** An account without an e-mail needs no password here: nobody can sign in to it. */
const AddForm = z.object({
  currentEmail: z.literal(''),
  newEmail: ChangeEmailBody.shape.newEmail,
  passwordAgain: z.string(),
});

type EmailForm = { currentEmail: string; newEmail: string; passwordAgain: string };
/** `again` resends the code. */
type RequestedEmail = { newEmail: string; again: () => Promise<unknown> };
type Props = { email: string; onRequested: (requested: RequestedEmail) => void; onClose: () => void };

function requestEmail({ currentEmail, newEmail, passwordAgain }: EmailForm): Promise<unknown> {
  if (currentEmail === '') return call(accounts.addEmail, { body: { email: newEmail } });
  return call(accounts.changeEmail, { body: { currentEmail, newEmail, passwordAgain } });
}

/** Requires the password again. */
function NewEmailDrawer({ email, onRequested, onClose }: Props) {
  const isFirst = email === '';
  const form = useSchemaForm(isFirst ? AddForm : ChangeForm, { currentEmail: email, newEmail: '', passwordAgain: '' });
  const { drawer } = useFormSave(form, {
    async save(wish: EmailForm): Promise<RequestedEmail> {
      await requestEmail(wish);
      return { newEmail: wish.newEmail, again: () => requestEmail(wish) };
    },
    taken: { code: 'account.email-in-use', field: 'newEmail' },
    onSaved: onRequested,
  });
  const { errors } = form.formState;
  const field = (name: keyof EmailForm) => ({ ...form.register(name), error: findMessage(errors, name) });
  return (
    <FormDrawer
      title={isFirst ? texts.addEmail : texts.changeEmail}
      save={texts.sendTheCode}
      onClose={onClose}
      {...drawer}
    >
      <FieldGrid columns={1}>
        {!isFirst && <TextField label={texts.currentEmail} type="email" readOnly {...field('currentEmail')} />}
        <TextField
          label={texts.newEmail}
          type="email"
          autoComplete="email"
          data-autofocus=""
          hint={texts.codeGoesThere}
          {...field('newEmail')}
        />
        {!isFirst && (
          <PasswordField label={texts.currentPassword} autoComplete="current-password" {...field('passwordAgain')} />
        )}
      </FieldGrid>
    </FormDrawer>
  );
}

function CodeDrawer({ requested, onClose }: { requested: RequestedEmail; onClose: () => void }) {
  const client = useQueryClient();
  const { devMail } = useSiteConfig();
  const [notice, say] = useState<string | undefined>(texts.codeOnItsWay(requested.newEmail));
  const resend = useResend(requested.again, { say, sent: texts.newCodeOnItsWay(requested.newEmail) });
  const form = useSchemaForm(ConfirmCodeBody, { code: '' });
  const { drawer } = useFormSave(form, {
    save: (body: { code: string }) => call(accounts.confirmCode, { body }),
    async onSaved() {
      showToast({ tone: 'ok', text: accountMessages.emailChanged });
      await client.invalidateQueries(currentUserQuery);
      onClose();
    },
  });
  const refused = resend.failure === null ? drawer.failure : { message: resend.failure };
  return (
    <FormDrawer
      title={texts.confirmationCode}
      save={texts.confirm}
      onClose={onClose}
      {...drawer}
      onSubmit={(event) => {
        resend.forget();
        drawer.onSubmit(event);
      }}
      failure={refused}
    >
      <div className="stack align-start">
        {notice !== undefined && refused === undefined && <Notice tone="ok">{notice}</Notice>}
        <TextField
          label={texts.confirmationCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={texts.sixDigitsTo(requested.newEmail)}
          {...form.register('code', { setValueAs: normalizeCode })}
          error={findMessage(form.formState.errors, 'code')}
        />
        <Button look="link" pending={resend.isSending} onClick={() => void resend.send()}>
          {texts.sendANewCode}
        </Button>
        {devMail && <MailboxLink texts={texts.mailbox} />}
      </div>
    </FormDrawer>
  );
}

export function ChangeEmailDrawer({ email, onClose }: { email: string; onClose: () => void }) {
  const [requested, setRequested] = useState<RequestedEmail>();
  if (requested === undefined) return <NewEmailDrawer email={email} onRequested={setRequested} onClose={onClose} />;
  return <CodeDrawer requested={requested} onClose={onClose} />;
}
