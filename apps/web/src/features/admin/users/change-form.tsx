import { useEffect, type FormEvent, type ReactNode } from 'react';
import { type FieldProblem, findMessage } from '#lib/forms/form-problems.ts';
import * as texts from './change-user.texts.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { ProblemCode } from '@wideload/contract';
import { useForm, type DefaultValues, type FieldValues, type Path, type Resolver } from 'react-hook-form';
import { useFormSave } from '#lib/forms/form-save.ts';
import { currentUserQuery } from '#lib/api/session.ts';
import { showToast } from '#lib/toast.ts';
import { adminKey } from './users.ts';

export type ChangeProps = {
  onDirty: (what: string, isDirty: boolean) => void;
};

type ChangeFormProps = ChangeProps & {
  title: string;
  isDirty: boolean;
  submit: (event: FormEvent) => void;
  problems: readonly FieldProblem[];
  failure: { message: string } | undefined;
  isPending: boolean;
  children: ReactNode;
};

export function ChangeForm(props: ChangeFormProps) {
  const { title, isDirty, onDirty, submit, problems, failure, isPending, children } = props;

  useEffect(() => {
    onDirty(title, isDirty);
    return () => onDirty(title, false);
  }, [title, isDirty, onDirty]);

  return (
    <div className="ruled-part">
      <Section title={title} level={3}>
        <form noValidate onSubmit={submit} className="stack gap-16 narrow-buttons" aria-label={title}>
          <ErrorSummary problems={problems} />
          {failure && <Notice tone="danger">{failure.message}</Notice>}
          {children}
          <Button type="submit" pending={isPending}>
            {texts.change}
            <span className="visually-hidden"> {title.toLowerCase()}</span>
          </Button>
        </form>
      </Section>
    </div>
  );
}

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
