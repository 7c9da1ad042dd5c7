import { useQueryClient } from '@tanstack/react-query';
import type { ProblemCode } from '@wideload/contract';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import { findMessage } from '#lib/forms/form-problems.ts';
import { useFormSave } from '#lib/forms/form-save.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import { adminKey } from './users.queries.ts';

type Change<Values extends FieldValues> = {
  resolver: Resolver<Values, unknown, Values>;
  values: Values;
  send: (body: Values) => Promise<unknown>;
  taken?: { code: ProblemCode; field: string };
  labels?: Readonly<Record<string, string>>;
  successText: (saved: Values) => string;
  /** Defaults to the saved values. */
  after?: Values;
};

export function useChange<Values extends FieldValues>(change: Change<Values>) {
  const { resolver, values, send, taken, labels, successText, after } = change;
  const client = useQueryClient();
  const form = useForm<Values, unknown, Values>({
    resolver,
    // The library's generic type does not show that complete values are valid defaults.
    defaultValues: values as DefaultValues<Values>,
    // Several forms share a drawer: passing an empty field of one of them is no mistake.
    mode: 'onSubmit',
    shouldFocusError: false,
  });
  const save = useFormSave<Values, Values, Values>(form, {
    async save(body) {
      await send(body);
      return body;
    },
    isChange: true,
    ...(taken && { taken }),
    ...(labels && { labels }),
    async onSaved(saved) {
      form.reset(after ?? saved);
      showToast({ tone: 'ok', text: successText(saved) });
      await Promise.all([
        client.invalidateQueries({ queryKey: adminKey }),
        // The changed account may be the signed-in one.
        client.invalidateQueries(currentUserQuery),
      ]);
    },
  });
  const { errors, isDirty } = form.formState;
  const field = (name: Path<Values>) => ({ ...form.register(name), error: findMessage(errors, name) });
  const { submit, problems, failure, isPending } = save;
  return { form, field, state: { submit, problems, failure, isPending, isDirty } };
}
