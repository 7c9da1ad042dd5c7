import { useQueryClient } from '@tanstack/react-query';
import { NameBody, type User } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './account.texts.ts';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { AccountForm } from './account-form.tsx';

const labels = { firstName: texts.firstName, lastName: texts.lastName, middleName: texts.middleName } as const;

/** Spec [2]; every part is optional. */
export function NameForm({ user: { firstName, lastName, middleName } }: { user: User }) {
  const client = useQueryClient();
  const form = useForm({
    resolver: createSchemaResolver(NameBody),
    defaultValues: { firstName, lastName, middleName },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const save = useFormSave(form, {
    labels,
    isChange: true,
    async save(body: { firstName: string; lastName: string; middleName: string }) {
      await call(accounts.changeName, { body });
      return body;
    },
    async onSaved(saved) {
      form.reset(saved);
      showToast({ tone: 'ok', text: accountMessages.nameChanged });
      await client.invalidateQueries(currentUserQuery);
    },
  });
  const { errors } = form.formState;
  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    optional: true,
    ...form.register(name),
    error: findMessage(errors, name),
  });
  return (
    <AccountForm title={texts.changeNameHeading} action={texts.changeName} {...save}>
      <FieldGrid columns={3}>
        <TextField autoComplete="given-name" {...field('firstName')} />
        <TextField autoComplete="family-name" {...field('lastName')} />
        <TextField autoComplete="additional-name" {...field('middleName')} />
      </FieldGrid>
    </AccountForm>
  );
}
