import { useMutation } from '@tanstack/react-query';
import type { ProblemCode } from '@wideload/contract';
import { useRef, useState, type FormEvent } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiProblem, wasAsked } from '../api/api-problem.ts';
import * as texts from '../lib.texts.ts';
import { showToast } from '../toast.ts';
import { findMessage, listProblems, type FieldProblem } from './form-problems.ts';
import { useRemainingProblems } from './submit-problems.ts';

function listNames(values: FieldValues, group = ''): string[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? listNames(value, `${group}${key}.`) : [`${group}${key}`],
  );
}

function findRefusedFields(
  { code, detail, errors }: ApiProblem,
  listOwnNames: readonly string[],
  taken?: Taken,
): FieldProblem[] {
  if (taken !== undefined && code === taken.code) return [{ name: taken.field, message: detail }];
  const known = errors.every(({ path }) => listOwnNames.includes(path));
  return known ? errors.map(({ path, message }) => ({ name: path, message })) : [];
}

type Taken = { code: ProblemCode; field: string };

export type SaveOptions<Body, Saved> = {
  save: (body: Body) => Promise<Saved>;
  taken?: Taken;
  labels?: Readonly<Record<string, string>>;
  /** For a form that begins with saved values: unchanged, it sends nothing and says so. */
  isChange?: boolean;
  onSaved: (saved: Saved) => Promise<void> | void;
};

/** `failure` concerns no field. The typed text stays. */
export function useFormSave<Values extends FieldValues, Body extends FieldValues, Saved>(
  form: UseFormReturn<Values, unknown, Body>,
  { save, taken, labels = {}, isChange = false, onSaved }: SaveOptions<Body, Saved>,
) {
  const [submitted, setProblems] = useState<readonly FieldProblem[]>([]);
  const { errors: current, isDirty } = form.formState;
  const listOwnNames = () => listNames(form.getValues());
  const problems = useRemainingProblems(
    submitted,
    (name) => !listOwnNames().includes(name) || findMessage(current, name) !== undefined,
  );
  const [failure, setFailure] = useState<Error>();
  // `isPending` updates with the next render; on a slow phone a second press can come before it.
  const isSending = useRef(false);
  const toNamedProblem = ({ name, message }: FieldProblem) => ({
    name,
    message: labels[name] === undefined ? message : `${labels[name]}: ${message}`,
  });

  function refuse(problem: Error) {
    if (wasAsked(problem)) return form.reset();
    const fields = problem instanceof ApiProblem ? findRefusedFields(problem, listOwnNames(), taken) : [];
    // The names are keys of the form's values.
    for (const { name, message } of fields) form.setError(name as Path<Values>, { type: 'server', message });
    setProblems(problem instanceof ApiProblem && problem.code === taken?.code ? fields : fields.map(toNamedProblem));
    setFailure(fields.length === 0 ? problem : undefined);
  }

  function allowNextPress() {
    isSending.current = false;
  }

  const mutation = useMutation({ mutationFn: save, onSuccess: onSaved, onError: refuse, onSettled: allowNextPress });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    forget();
    void form.handleSubmit(
      (body) => {
        if (!isChange || isDirty) return mutation.mutate(body);
        allowNextPress();
        showToast({ text: texts.nothingChanged });
      },
      (errors) => {
        allowNextPress();
        setProblems(listProblems(errors, listOwnNames()).map(toNamedProblem));
      },
    )(event);
  }

  function forget() {
    setProblems([]);
    setFailure(undefined);
  }

  const { isPending } = mutation;
  /** Props for the drawer that holds the form. */
  const drawer = { onSubmit: submit, isDirty, pending: isPending, problems, failure };
  return { submit, forget, refuse: setProblems, problems, failure, isPending, drawer };
}
