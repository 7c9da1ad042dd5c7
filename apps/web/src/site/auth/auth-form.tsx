import { useState, type FormEvent, type ReactNode } from 'react';
import { canKeepSession } from '#lib/api/access-token.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary, type FieldProblem } from '#ui/form/error-summary.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { formatInputMessage, isVisitorCode } from '@wideload/contract/client';
import { useForm, type DefaultValues, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isProblem, type ApiProblem } from '#lib/api/api-problem.ts';
import { findMessage, listProblems, type FieldProblem as FormProblem } from '#lib/forms/form-problems.ts';
import { useRemainingProblems } from '#lib/forms/submit-problems.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import type { SiteConfig } from '@wideload/contract';
import type { AuthMode } from '#product/account/sign-in/auth-address.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import type { signInWords } from '../texts/en/sign-in.ts';

type GoTo = (mode: Exclude<AuthMode, 'new-password'>, news?: string) => void;

export type AuthWords = TextsOf<typeof signInWords>;

export type AuthModalProps = {
  email: string;
  keepEmail: (email: string) => void;
  /** The address that this browser has just confirmed: it signs in without the password, once. */
  confirmedEmail: string | null;
  confirmEmail: (email: string | null) => void;
  go: GoTo;
  close: () => void;
  next: string | null;
  notice: string | undefined;
  say: (notice: string | undefined) => void;
  config: SiteConfig;
  words: AuthWords;
};

type Props = {
  title: string;
  action: string;
  notice?: ReactNode;
  problems: readonly FieldProblem[];
  failure: string | null;
  isPending: boolean;
  isDirty: boolean;
  /** The dialog opens with the focus on its button. */
  startsAtAction?: boolean;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  children: ReactNode;
  /** A second way, below the button. */
  otherWay?: ReactNode;
  links: ReactNode;
  aside?: ReactNode;
  words: AuthWords;
};

export function AuthForm({
  title,
  action,
  notice,
  problems,
  failure,
  isPending,
  isDirty,
  startsAtAction = false,
  onSubmit,
  onClose,
  children,
  otherWay,
  links,
  aside,
  words: { texts },
}: Props) {
  const isRefused = failure !== null || problems.length > 0;
  const [canKeep] = useState(canKeepSession);
  if (!canKeep)
    return (
      <Modal title={title} size="small" close={texts.close} onClose={onClose}>
        <Notice tone="danger">{texts.storageBlocked}</Notice>
      </Modal>
    );
  return (
    <Modal
      title={title}
      size="small"
      close={texts.close}
      isDirty={isDirty}
      unsavedWords={texts}
      asksBeforeUnload={false}
      onClose={onClose}
    >
      {notice !== undefined && !isRefused && <Notice tone="ok">{notice}</Notice>}
      <form noValidate onSubmit={onSubmit} className="stack gap-16 above-12">
        <ErrorSummary problems={problems} title={texts.thereIsAProblem} mark={texts.errorMark} />
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        {children}
        <Button type="submit" look="primary" wide pending={isPending} data-autofocus={startsAtAction ? '' : undefined}>
          {action}
        </Button>
        {otherWay}
      </form>
      <div className="spread above-12">{links}</div>
      {aside}
    </Modal>
  );
}

export function ModeButton({ mode, go, children }: { mode: Parameters<GoTo>[0]; go: GoTo; children: ReactNode }) {
  return (
    <Button look="link" onClick={() => go(mode)}>
      {children}
    </Button>
  );
}

type Schema<In extends FieldValues, Out> = z.ZodMiniType<Out, In>;

type Options<In extends FieldValues, Out> = {
  defaults: DefaultValues<In>;
  names: readonly Path<In>[];
  send: (values: Out) => Promise<void>;
  words: AuthWords;
  failureOf?: (problem: ApiProblem) => string;
};

export function useAuthForm<In extends FieldValues, Out>(
  schema: Schema<In, Out>,
  { defaults, names, send, words, failureOf = words.refusal }: Options<In, Out>,
) {
  const say = (message: string) => (isVisitorCode(message) ? words.input[message] : formatInputMessage(message));
  const form = useForm<In, unknown, Out>({
    resolver: createSchemaResolver(schema, say),
    defaultValues: defaults,
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState;
  const [submitted, setProblems] = useState<FormProblem[]>([]);
  const problems = useRemainingProblems(submitted, (name) => findMessage(errors, name) !== undefined);
  const [failure, setFailure] = useState<string | null>(null);

  function take(problem: ApiProblem) {
    const own = problem.errors
      .filter(({ path }) => names.some((name) => name === path))
      .map(({ path, code, message }) => ({ name: path, message: isVisitorCode(code) ? words.input[code] : message }));
    // The server uses the field names of the form.
    for (const { name, message } of own) form.setError(name as Path<In>, { message });
    if (own.length > 0) setProblems(own);
    else setFailure(failureOf(problem));
  }

  const submit = form.handleSubmit(
    async (values) => {
      setProblems([]);
      setFailure(null);
      try {
        await send(values);
      } catch (error) {
        if (!isProblem(error)) throw error;
        take(error);
      }
    },
    (wrong) => setProblems(listProblems(wrong, names)),
  );

  function field(name: Path<In>, options: RegisterOptions<In> = {}) {
    const { onBlur, ...rest } = form.register(name, options);
    const message = findMessage(errors, name);
    return {
      ...rest,
      onBlur: async (event: { target: { value?: string }; type?: string }) => {
        await onBlur(event);
        // An empty field may lose focus on the way to a link; its message waits for the submit.
        if (!isSubmitted && event.target.value) await form.trigger(name);
      },
      onChange: async (event: { target: unknown; type?: string }) => {
        await rest.onChange(event);
        if (message !== undefined) await form.trigger(name);
      },
      error: message,
    };
  }

  return {
    form,
    field,
    problems,
    failure,
    isPending: isSubmitting,
    isDirty,
    /** The messages of the last submit go. */
    forget() {
      setProblems([]);
      setFailure(null);
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
  };
}
