import { SignInBody, type SiteConfig } from '@wideload/contract';
import { accounts } from '@wideload/contract/client';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { keepToken } from '#lib/api/access-token.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';
import { findHome } from '#product/account/sign-in/home.ts';
import { hasPasskeys } from '#product/account/sign-in/passkeys.ts';
import { classNames } from '#ui/class-names.ts';
import css from './auth-form.module.css';
import { AuthForm, ModeButton, useAuthForm, type AuthModalProps, type AuthWords } from './auth-form.tsx';
import { usePasskeySignIn } from './use-passkey-sign-in.ts';

type Options = { enter: () => Promise<void>; onSpent: () => void };

/** The key is in a cookie that no script can read; the server set it when the code was confirmed. */
function useKeySignIn({ refusal }: AuthWords, { enter, onSpent }: Options) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function press() {
    if (isPending) return;
    setFailure(null);
    setPending(true);
    try {
      const { accessToken } = await call(accounts.signInByKey, {});
      keepToken(accessToken);
      await enter();
    } catch (error) {
      if (!isProblem(error)) throw error;
      if (error.status === 410) onSpent();
      setFailure(refusal(error));
    } finally {
      setPending(false);
    }
  }

  return { failure, isPending, press: () => void press(), forget: () => setFailure(null) };
}

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

/** The second step of the same modal: it takes the focus that the password field leaves. */
function CodeField(props: TextFieldProps): ReactNode {
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => input.current?.focus(), []);
  const { ref, ...rest } = props;
  return (
    <TextField
      autoComplete="one-time-code"
      spellCheck={false}
      {...rest}
      ref={(element) => {
        input.current = element;
        if (typeof ref === 'function') return ref(element);
        return undefined;
      }}
    />
  );
}

export function SignInModal(props: AuthModalProps) {
  const { email, keepEmail, confirmedEmail, confirmEmail, go, close, next, notice, config, words } = props;
  const { texts } = words;
  const [asksForCode, setAsksForCode] = useState(false);

  async function enter() {
    const user = await call(accounts.currentUser, {});
    // This replaces the modal's history entry: Back opens the page below, not a modal that would redirect again.
    window.location.replace(findHome(user, next));
  }

  const { form, field, failure, forget, onSubmit, ...state } = useAuthForm(SignInBody, {
    defaults: { email, password: '', code: '' },
    names: ['email', 'password', 'code'],
    words,
    async send(credentials) {
      passkey.forget();
      key.forget();
      try {
        const { accessToken } = await call(accounts.signIn, { body: credentials });
        keepToken(accessToken);
      } catch (error) {
        if (!isProblem(error, 'second-factor.required')) throw error;
        if (asksForCode) form.setError('code', { message: words.input['code.missing'] });
        return setAsksForCode(true);
      }
      return enter();
    },
  });
  const passkey = usePasskeySignIn(words, enter);
  const key = useKeySignIn(words, { enter, onSpent: () => confirmEmail(null) });

  function submit(event: FormEvent) {
    const typed = form.getValues();
    if (confirmedEmail === null || typed.password !== '' || typed.email.trim().toLowerCase() !== confirmedEmail)
      return onSubmit(event);
    event.preventDefault();
    key.press();
  }

  function fillIn(demoEmail: string, password: string) {
    form.setValue('email', demoEmail, { shouldValidate: true });
    form.setValue('password', password, { shouldValidate: true });
    form.setFocus('password');
  }
  function leaveTo(mode: Parameters<typeof go>[0]) {
    keepEmail(form.getValues('email'));
    go(mode);
  }
  function startOver() {
    form.resetField('code');
    forget();
    setAsksForCode(false);
    // The button that was pressed is gone by then, and the field is there.
    requestAnimationFrame(() => form.setFocus('password'));
  }

  const toPassword = (
    <Button look="link" onClick={startOver}>
      {texts.backToSignIn}
    </Button>
  );
  return (
    <AuthForm
      title={texts.signIn}
      action={texts.signIn}
      notice={notice}
      onClose={close}
      onSubmit={submit}
      failure={passkey.failure ?? key.failure ?? failure}
      {...state}
      isPending={state.isPending || key.isPending}
      startsAtAction={confirmedEmail !== null}
      words={words}
      otherWay={
        !asksForCode &&
        hasPasskeys() && (
          <Button wide pending={passkey.isPending} onClick={passkey.press}>
            {texts.signInWithPasskey}
          </Button>
        )
      }
      links={
        asksForCode ? (
          toPassword
        ) : (
          <>
            <ModeButton mode="reset" go={leaveTo}>
              {texts.forgotPassword}
            </ModeButton>
            <ModeButton mode="sign-up" go={leaveTo}>
              {texts.signUp}
            </ModeButton>
          </>
        )
      }
      aside={config.demo !== null && !asksForCode && <DemoSignIns demo={config.demo} words={words} onUse={fillIn} />}
    >
      {asksForCode ? (
        <CodeField label={texts.code} hint={texts.codeHint} {...field('code')} />
      ) : (
        <>
          <TextField label={texts.email} type="email" autoComplete="username webauthn" {...field('email')} />
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            toggleTexts={texts}
            hint={confirmedEmail === null ? undefined : texts.passwordNotNeeded}
            data-autofocus={email === '' || confirmedEmail !== null ? undefined : ''}
            {...field('password')}
          />
        </>
      )}
    </AuthForm>
  );
}
