import { useMutation } from '@tanstack/react-query';
import type { ProblemCode } from '@wideload/contract';
import { useRef, useState, type FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '../api/api-problem.ts';
import { problemsIn, type FieldProblem } from './form-problems.ts';

/** The names of a form's fields in their order; those of a group as `address.city`. */
function namesIn(values: FieldValues, group = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? namesIn(value, `${group}${key}.`) : [`${group}${key}`],
  );
}

/** What the server refused, if it is all about fields of this form. */
function refusedFields({ code, detail, errors }: ApiProblem, names: readonly string[], taken?: Taken): FieldProblem[] {
  if (taken !== undefined && code === taken.code) return [{ name: taken.field, message: detail }];
  const known = errors.every(({ path }) => names.includes(path));
  return known ? errors.map(({ path, message }) => ({ name: path, message })) : [];
}

type Taken = { code: ProblemCode; field: string };

export type SaveOptions<Body, Saved> = {
  save: (body: Body) => Promise<Saved>;
  /** The refusal of a thing that is there already, and the field that says so. */
  taken?: Taken;
  /** What the fields are called, where their messages do not say it: the summary then does. */
  labels?: Readonly<Record<string, string>>;
  onSaved: (saved: Saved) => Promise<void> | void;
};

/**
 * Saves a form. What is wrong stands at its field and in `problems`, whoever found it; a failure that is about no field is `failure`.
 * What was typed stays.
 */
export function useFormSave<Values extends FieldValues, Body extends FieldValues, Saved>(
  form: UseFormReturn<Values, unknown, Body>,
  { save, taken, labels = {}, onSaved }: SaveOptions<Body, Saved>,
) {
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [failure, setFailure] = useState<Error>();
  // Not `isPending`, which is that of the last drawing: on a slow phone a second press can be heard before it.
  const isSending = useRef(false);
  const names = () => namesIn(form.getValues());
  const named = ({ name, message }: FieldProblem) => ({
    name,
    message: labels[name] === undefined ? message : `${labels[name]}: ${message}`,
  });

  function refuse(problem: Error) {
    const fields = problem instanceof ApiProblem ? refusedFields(problem, names(), taken) : [];
    // The names are keys of the form's own values.
    for (const { name, message } of fields) form.setError(name as Path<Values>, { type: 'server', message });
    setProblems(problem instanceof ApiProblem && problem.code === taken?.code ? fields : fields.map(named));
    setFailure(fields.length === 0 ? problem : undefined);
  }

  function rest() {
    isSending.current = false;
  }

  const mutation = useMutation({ mutationFn: save, onSuccess: onSaved, onError: refuse, onSettled: rest });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    forget();
    void form.handleSubmit(
      (body) => mutation.mutate(body),
      (errors) => {
        rest();
        setProblems(problemsIn(errors, names()).map(named));
      },
    )(event);
  }

  /** Takes away what was said of an earlier try, when the form has become another one. */
  function forget() {
    setProblems([]);
    setFailure(undefined);
  }

  return { submit, forget, refuse: setProblems, problems, failure, isPending: mutation.isPending };
}
