import { useMutation } from '@tanstack/react-query';
import type { ProblemCode } from '@wideload/contract';
import { useState, type FormEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { ApiProblem } from './api-problem.ts';

type FieldProblem = { name: string; message: string };

/** What the form library found, in the order of the form, by field name. */
export function problemsIn(errors: FieldErrors, names: readonly string[]): FieldProblem[] {
  return names.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
}

/** What the server refused, if it is all about fields of this form. */
function refusedFields({ code, detail, errors }: ApiProblem, names: readonly string[], taken: Taken): FieldProblem[] {
  if (code === taken.code) return [{ name: taken.field, message: detail }];
  const known = errors.every(({ path }) => names.includes(path));
  return known ? errors.map(({ path, message }) => ({ name: path, message })) : [];
}

type Taken = { code: ProblemCode; field: string };

type SaveOptions<Body, Saved> = {
  save: (body: Body) => Promise<Saved>;
  /** The refusal of a thing that is there already, and the field that says so. */
  taken: Taken;
  onSaved: (saved: Saved) => Promise<void> | void;
};

/**
 * Saves a flat form. What is wrong stands at its field and in `problems`, whoever found it; a failure that is about no field is `failure`.
 * What was typed stays.
 */
export function useFormSave<Values extends FieldValues, Body extends FieldValues, Saved>(
  form: UseFormReturn<Values, unknown, Body>,
  { save, taken, onSaved }: SaveOptions<Body, Saved>,
) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<ApiProblem>();
  const names = () => Object.keys(form.getValues());

  function refuse(problem: ApiProblem) {
    const fields = refusedFields(problem, names(), taken);
    // The names are keys of the form's own values.
    for (const { name, message } of fields) form.setError(name as Path<Values>, { type: 'server', message });
    setProblems(fields);
    setFailure(fields.length === 0 ? problem : undefined);
  }

  const mutation = useMutation({ mutationFn: save, onSuccess: onSaved, onError: refuse });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (mutation.isPending) return;
    setFailure(undefined);
    void form.handleSubmit(
      (body) => {
        setProblems([]);
        mutation.mutate(body);
      },
      (errors) => setProblems(problemsIn(errors, names())),
    )(event);
  }

  return { submit, problems, failure, isPending: mutation.isPending };
}
