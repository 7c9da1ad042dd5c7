import { useQueryClient } from '@tanstack/react-query';
import { ConfirmCodeBody } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './account.texts.ts';
import { Button } from '#ui/button.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { MailboxLink } from '#product/account/sign-in/mailbox-link.tsx';
import { normalizeCode } from '#product/account/sign-in/code-text.ts';
import { NewEmailDrawer, type RequestedEmail } from './new-email-drawer.tsx';
import { useResend } from '#product/account/sign-in/use-resend.ts';
import { useSiteConfig } from '#product/account/sign-in/use-site-config.ts';

function CodeDrawer({ requested, onClose }: { requested: RequestedEmail; onClose: () => void }) {
  const client = useQueryClient();
  const { devMail } = useSiteConfig();
  const [notice, say] = useState<string | undefined>(texts.codeOnItsWay(requested.newEmail));
  const resend = useResend(requested.again, { say, sent: texts.newCodeOnItsWay(requested.newEmail) });
  const form = useForm({
    resolver: createSchemaResolver(ConfirmCodeBody),
    defaultValues: { code: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (body: { code: string }) => call(accounts.confirmCode, { body }),
    async onSaved() {
      showToast({ tone: 'ok', text: accountMessages.emailChanged });
      await client.invalidateQueries(currentUserQuery);
      onClose();
    },
  });
  const refused = resend.failure === null ? failure : { message: resend.failure };
  return (
    <FormDrawer
      title={texts.confirmationCode}
      save={texts.confirm}
      onSubmit={(event) => {
        resend.forget();
        submit(event);
      }}
      onClose={onClose}
      isDirty={form.formState.isDirty}
      pending={isPending}
      problems={problems}
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
