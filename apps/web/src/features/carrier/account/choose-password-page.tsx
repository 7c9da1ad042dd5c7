import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ChangePasswordForm, type User } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { useEffect } from 'react';
import { branding } from '#lib/branding.ts';
import { call } from '#lib/api/api.ts';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { useSchemaForm } from '#lib/forms/schema-form.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './account.texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { LogoutButton } from '#product/account/sign-in/logout-button.tsx';
import { Wordmark } from '#ui/layout/wordmark.tsx';
import css from './choose-password-page.module.css';

type Passwords = { currentPassword: string; password: string; confirm: string };

const title = texts.chooseANewPassword;
const labels = {
  currentPassword: texts.givenPassword,
  password: texts.newPassword,
  confirm: texts.confirmNewPassword,
} as const;

function useChoosePassword() {
  const client = useQueryClient();
  const router = useRouter();
  const form = useSchemaForm(ChangePasswordForm, { currentPassword: '', password: '', confirm: '' });
  const save = useFormSave(form, {
    save: ({ currentPassword, password }: Passwords) =>
      call(accounts.changePassword, { body: { currentPassword, password } }),
    labels: { password: labels.password, confirm: labels.confirm },
    async onSaved() {
      await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
      showToast({ tone: 'ok', text: texts.changed });
      // The requested page replaces this one.
      await router.invalidate();
    },
  });
  return { form, save };
}

/** For a user whose password an admin has set. */
export function ChoosePasswordPage({ user }: { user: User }) {
  const { form, save } = useChoosePassword();
  const { errors } = form.formState;

  useEffect(() => {
    document.title = `${title} · ${branding.name}`;
  }, []);

  const field = (name: keyof Passwords) => ({
    label: labels[name],
    ...form.register(name, {
      // Changing either password field clears the mismatch.
      onChange: () => name === 'password' && errors.confirm && void form.trigger('confirm'),
    }),
    error: findMessage(errors, name),
  });
  return (
    <main className={css['page']}>
      <div className="below-28">
        <Wordmark {...branding.wordmark} />
      </div>
      <PageTitle intro={texts.setByAdministrator(user.email)}>{title}</PageTitle>
      <Panel className="above-20">
        <form noValidate onSubmit={save.submit} className="stack gap-16" aria-label={title}>
          <ErrorSummary problems={save.problems} />
          {save.failure && <Notice tone="danger">{save.failure.message}</Notice>}
          {/* A password manager needs the account of the password. */}
          <input type="text" autoComplete="username" value={user.email} readOnly hidden />
          <PasswordField autoComplete="current-password" {...field('currentPassword')} />
          <PasswordField autoComplete="new-password" hint={texts.passwordRule} {...field('password')} />
          <PasswordField autoComplete="new-password" {...field('confirm')} />
          <div className="cluster">
            <Button type="submit" look="primary" pending={save.isPending}>
              {texts.changePassword}
            </Button>
            <LogoutButton />
          </div>
        </form>
      </Panel>
    </main>
  );
}
