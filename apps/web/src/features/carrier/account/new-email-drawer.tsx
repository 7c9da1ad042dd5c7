import { ChangeEmailBody, CurrentPassword } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import * as texts from './account.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';

const ChangeForm = z.extend(ChangeEmailBody, { passwordAgain: CurrentPassword });
/** An account without an e-mail needs no password here: nobody can sign in to it. */
const AddForm = z.object({
  currentEmail: z.literal(''),
  newEmail: ChangeEmailBody.shape.newEmail,
  passwordAgain: z.string(),
});

type EmailForm = { currentEmail: string; newEmail: string; passwordAgain: string };
/** `again` resends the code. */
export type RequestedEmail = { newEmail: string; again: () => Promise<unknown> };
type Props = { email: string; onRequested: (requested: RequestedEmail) => void; onClose: () => void };

function requestEmail({ currentEmail, newEmail, passwordAgain }: EmailForm): Promise<unknown> {
  if (currentEmail === '') return call(accounts.addEmail, { body: { email: newEmail } });
  return call(accounts.changeEmail, { body: { currentEmail, newEmail, passwordAgain } });
}

/** Requires the password again. */
export function NewEmailDrawer({ email, onRequested, onClose }: Props) {
  const isFirst = email === '';
  const form = useForm<EmailForm, unknown, EmailForm>({
    resolver: createSchemaResolver(isFirst ? AddForm : ChangeForm),
    defaultValues: { currentEmail: email, newEmail: '', passwordAgain: '' },
    mode: 'onTouched',
    shouldFocusError: false,
  });
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
          spellCheck={false}
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
