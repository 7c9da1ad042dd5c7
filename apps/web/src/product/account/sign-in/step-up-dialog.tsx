import { useMutation, useQuery } from '@tanstack/react-query';
import { signInMethods } from '@wideload/contract/client';
import { useId, useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { isProblem } from '#lib/api/api-problem.ts';
import { Button } from '#ui/button.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { FailedLine } from '#ui/list/list-states.tsx';
import { SubmitActions, Modal } from '#ui/overlay/modal.tsx';
import { provePasskey } from './passkeys.ts';
import { signInMethodsQuery } from './sign-in-methods.queries.ts';
import * as texts from './step-up.texts.ts';

type Way = 'password' | 'code';
type Props = { email: string; onAnswer: (isProved: boolean) => void };

async function proveByPasskey(): Promise<boolean> {
  const passkey = await provePasskey(await call(signInMethods.stepUpOptions, {}));
  if (passkey === null) return false;
  await call(signInMethods.stepUp, { body: { passkey } });
  return true;
}

function useProof(onProved: () => void) {
  const [missing, setMissing] = useState<string>();
  const byText = useMutation({
    mutationFn: ({ way, text }: { way: Way; text: string }) =>
      call(signInMethods.stepUp, { body: way === 'password' ? { password: text } : { code: text } }),
    onSuccess: onProved,
  });
  const byPasskey = useMutation({
    mutationFn: proveByPasskey,
    onSuccess: (isProved) => isProved && onProved(),
  });
  const refused = byText.error;
  const atField = isProblem(refused) ? (refused.errors[0]?.message ?? refused.message) : undefined;
  return {
    fieldError: missing ?? atField,
    failure: byPasskey.error ?? (isProblem(refused) ? null : refused),
    byPasskey,
    isPending: byText.isPending,
    send(way: Way, text: string) {
      byText.reset();
      byPasskey.reset();
      const lack = way === 'password' ? texts.passwordMissing : texts.codeMissing;
      setMissing(text === '' ? lack : undefined);
      if (text !== '') byText.mutate({ way, text });
    },
    /** The message is about the earlier input. */
    forget() {
      setMissing(undefined);
      if (!byText.isPending) byText.reset();
    },
  };
}

export function StepUpDialog({ email, onAnswer }: Props) {
  const id = useId();
  const methods = useQuery(signInMethodsQuery);
  const [chosen, choose] = useState<Way>('password');
  const [text, setText] = useState('');
  const proof = useProof(() => onAnswer(true));
  const hasApp = typeof methods.data?.authenticatorSince === 'string';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!proof.isPending) proof.send(chosen, text);
  }
  function switchWay() {
    proof.forget();
    setText('');
    choose(chosen === 'password' ? 'code' : 'password');
  }
  const field = {
    // The page below may have a field of this name.
    id: `${id}-${chosen}`,
    name: chosen,
    'data-autofocus': '',
    value: text,
    error: proof.fieldError,
    onChange(event: { currentTarget: { value: string } }) {
      proof.forget();
      setText(event.currentTarget.value);
    },
  };
  return (
    <Modal
      title={texts.confirmItIsYou}
      size="small"
      isDirty={text !== ''}
      asksBeforeUnload={false}
      onClose={() => onAnswer(false)}
      actions={<SubmitActions form={id} save={texts.confirm} pending={proof.isPending} />}
    >
      <form id={id} noValidate onSubmit={submit} className="stack gap-16">
        <p>{texts.why}</p>
        {proof.failure && <Notice tone="danger">{proof.failure.message}</Notice>}
        {/* A password manager needs the account of the password. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        {chosen === 'password' ? (
          <PasswordField label={texts.password} autoComplete="current-password" {...field} />
        ) : (
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            autoComplete="one-time-code"
            spellCheck={false}
            {...field}
          />
        )}
        <FailedLine query={methods} text={texts.otherWaysNotLoaded} />
        <div className="cluster">
          {hasApp && (
            <Button look="link" onClick={switchWay}>
              {chosen === 'password' ? texts.byCode : texts.byPassword}
            </Button>
          )}
          {(methods.data?.passkeys.length ?? 0) > 0 && (
            <Button size="small" pending={proof.byPasskey.isPending} onClick={() => proof.byPasskey.mutate()}>
              {texts.byPasskey}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
