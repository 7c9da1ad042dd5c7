import { formatInputMessage, isVisitorCode } from '@wideload/contract/client';
import { useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type RegisterOptions } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isProblem, type ApiProblem } from '#lib/api/api-problem.ts';
import { findMessage, listProblems, type FieldProblem } from '#lib/forms/form-problems.ts';
import { useRemainingProblems } from '#lib/forms/submit-problems.ts';
import { createSchemaResolver } from '#lib/forms/schema-resolver.ts';
import type { AuthWords } from './auth-modal-props.ts';

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
  const [submitted, setProblems] = useState<FieldProblem[]>([]);
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
