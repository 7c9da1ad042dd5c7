import { useQueryClient } from '@tanstack/react-query';
import { NewPhoneBody, type User } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './account.texts.ts';
import { TextField } from '#ui/form/text-field.tsx';
import { AccountForm } from './account-form.tsx';

export function PhoneForm({ user }: { user: User }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: createSchemaResolver(NewPhoneBody),
    defaultValues: { newPhone: user.phone },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const save = useFormSave(form, {
    isChange: true,
    async save(body: { newPhone: string }) {
      await call(accounts.changePhone, { body });
      return body;
    },
    async onSaved(saved) {
      form.reset(saved);
      showToast({ tone: 'ok', text: accountMessages.phoneChanged });
      await client.invalidateQueries(currentUserQuery);
    },
  });
  return (
    <AccountForm title={texts.changePhoneHeading} action={texts.changePhoneNumber} {...save}>
      <TextField
        label={texts.phoneNumber}
        type="tel"
        autoComplete="tel-national"
        hint={texts.phoneRule}
        {...form.register('newPhone')}
        error={findMessage(form.formState.errors, 'newPhone')}
      />
    </AccountForm>
  );
}
