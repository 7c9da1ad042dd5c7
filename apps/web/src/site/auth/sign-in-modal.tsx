import { SignInBody, type SiteConfig } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { keepToken } from '../../lib/api/access-token.ts';
import { call } from '../../lib/api/api.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/form/password-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { findHome } from '../../product/sign-in/home.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';
import { ModeButton } from './mode-button.tsx';
import type { AuthModalProps } from './auth-modal-props.ts';
import type { AuthWords } from './auth-words.ts';
import { useAuthForm } from './use-auth-form.ts';

function DemoSignIns({
  demo,
  words: { texts },
  onUse,
}: {
  demo: NonNullable<SiteConfig['demo']>;
  words: AuthWords;
  onUse: (email: string, password: string) => void;
}): ReactNode {
  const roleNames: Readonly<Record<string, string>> = { user: texts.demoCarrier, admin: texts.demoAdmin };
  return (
    <section aria-labelledby="demo-sign-ins" className="ruled padded-top-12 above-16">
      <h3 id="demo-sign-ins">{texts.demoSignIns}</h3>
      <ul className="stack gap-8 above-4">
        {demo.map(({ email, password, role }) => (
          <li key={email} className={classNames('stack size-label breakable', css['demo'])}>
            <p>
              <strong>{roleNames[role] ?? role}</strong>
              <br />
              {email}
              <br />
              {password}
            </p>
            <Button
              size="small"
              onClick={() => onUse(email, password)}
              aria-label={texts.fillInAs(roleNames[role] ?? role)}
            >
              {texts.fillIn}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SignInModal({ email, keepEmail, go, close, next, notice, config, words }: AuthModalProps) {
  const { texts } = words;
  const { form, field, ...state } = useAuthForm(SignInBody, {
    defaults: { email, password: '' },
    names: ['email', 'password'],
    words,
    async send(credentials) {
      const { accessToken } = await call(accounts.signIn, { body: credentials });
      keepToken(accessToken);
      const user = await call(accounts.currentUser, {});
      // This replaces the modal's history entry: Back opens the page below, not a modal that would redirect again.
      window.location.replace(findHome(user, next));
    },
  });

  function fillIn(demoEmail: string, password: string) {
    form.setValue('email', demoEmail, { shouldValidate: true });
    form.setValue('password', password, { shouldValidate: true });
    form.setFocus('password');
  }
  function leaveTo(mode: Parameters<typeof go>[0]) {
    keepEmail(form.getValues('email'));
    go(mode);
  }

  return (
    <AuthForm
      title={texts.signIn}
      action={texts.signIn}
      notice={notice}
      onClose={close}
      {...state}
      words={words}
      links={
        <>
          <ModeButton mode="reset" go={leaveTo}>
            {texts.forgotPassword}
          </ModeButton>
          <ModeButton mode="sign-up" go={leaveTo}>
            {texts.signUp}
          </ModeButton>
        </>
      }
      aside={config.demo !== null && <DemoSignIns demo={config.demo} words={words} onUse={fillIn} />}
    >
      <TextField
        label={texts.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        toggleTexts={texts}
        data-autofocus={email === '' ? undefined : ''}
        {...field('password')}
      />
    </AuthForm>
  );
}
