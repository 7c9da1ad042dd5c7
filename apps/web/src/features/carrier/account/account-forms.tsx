import { useQueryClient } from '@tanstack/react-query';
import { NameBody, type User, NewPhoneBody, ChangePasswordForm } from '@wideload/contract';
import { accountMessages, accounts } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { findMessage, type FieldProblem } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './account.texts.ts';
import { FieldGrid, Panel, Section } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { ownSessionsQuery } from '#product/account/sign-in/my-sessions.tsx';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Notice } from '#ui/layout/notice.tsx';

const labels = { firstName: texts.firstName, lastName: texts.lastName, middleName: texts.middleName } as const;

type Props = {
  title: string;
  action: string;
  submit: (event: FormEvent) => void;
  problems: readonly FieldProblem[];
  failure: { message: string } | undefined;
  isPending: boolean;
  children: ReactNode;
};

function AccountForm({ title, action, submit, problems, failure, isPending, children }: Props) {
  return (
    <Section title={title}>
      <Panel>
        <form noValidate onSubmit={submit} className="stack gap-16 narrow-buttons" aria-label={title}>
          <ErrorSummary problems={problems} />
          {failure && <Notice tone="danger">{failure.message}</Notice>}
          {children}
          <Button type="submit" pending={isPending}>
            {action}
          </Button>
        </form>
      </Panel>
    </Section>
  );
}

/** Spec [2]; every part is optional. */
export function NameForm({ user: { firstName, lastName, middleName } }: { user: User }) {
  const client = useQueryClient();
  const form = useSchemaForm(NameBody, { firstName, lastName, middleName });
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

export function PhoneForm({ user }: { user: User }) {
  const client = useQueryClient();
  const form = useSchemaForm(NewPhoneBody, { newPhone: user.phone });
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

type Passwords = { currentPassword: string; password: string; confirm: string };
const emptyPasswords: Passwords = { currentPassword: '', password: '', confirm: '' };

const passwordLabels = {
  currentPassword: texts.currentPassword,
  password: texts.newPassword,
  confirm: texts.confirmNewPassword,
} as const;

export function PasswordForm({ user }: { user: User }) {
  const client = useQueryClient();
  const form = useSchemaForm(ChangePasswordForm, emptyPasswords);
  const save = useFormSave(form, {
    save: ({ currentPassword, password }: Passwords) =>
      call(accounts.changePassword, { body: { currentPassword, password } }),
    labels: { password: passwordLabels.password, confirm: passwordLabels.confirm },
    async onSaved() {
      form.reset(emptyPasswords);
      showToast({ tone: 'ok', text: accountMessages.ownPasswordChanged });
      await client.invalidateQueries(ownSessionsQuery);
    },
  });
  const { errors } = form.formState;
  const field = (name: keyof Passwords) => ({
    label: passwordLabels[name],
    ...form.register(name, {
      // Changing either password field clears the mismatch.
      onChange: () => name === 'password' && errors.confirm && void form.trigger('confirm'),
    }),
    error: findMessage(errors, name),
  });
  return (
    <AccountForm title={texts.changePassword} action={texts.changePassword} {...save}>
      {/* A password manager needs the account of the password. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField autoComplete="new-password" hint={texts.passwordRule} {...field('password')} />
      <PasswordField autoComplete="new-password" {...field('confirm')} />
    </AccountForm>
  );
}
