import { useMemo, useState } from 'react';
import type { FieldProblem } from './form-problems.ts';

/** The problems of the last submit whose fields still have one: a message goes as soon as its field is right. */
export function useRemainingProblems(
  submitted: readonly FieldProblem[],
  hasProblem: (name: string) => boolean,
): readonly FieldProblem[] {
  const left = submitted.filter(({ name }) => hasProblem(name)).map(({ name }) => name);
  const key = JSON.stringify(left);
  // The same list while no problem goes: a summary takes the focus for a new one.
  return useMemo(() => submitted.filter(({ name }) => key.includes(JSON.stringify(name))), [submitted, key]);
}

type Submit<Form> = { form: Form; problems: readonly FieldProblem[] };

/** For a form in one state value. A problem that only the server knows remains until its field is changed. */
export function useSubmitProblems<Form extends object>(
  form: Form,
  listProblems: (form: Form) => readonly FieldProblem[],
): [problems: readonly FieldProblem[], setProblems: (problems: readonly FieldProblem[]) => void] {
  const [submit, setSubmit] = useState<Submit<Form>>({ form, problems: [] });
  const has = (of: Form, wanted: string) => listProblems(of).some(({ name }) => name === wanted);
  const problems = useRemainingProblems(
    submit.problems,
    (name) => has(form, name) || (!has(submit.form, name) && isSameField(name, form, submit.form)),
  );
  return [problems, (next) => setSubmit({ form, problems: next })];
}

/** A name that is no key of the form may be about any of its fields. */
function isSameField<Form extends object>(name: string, form: Form, before: Form): boolean {
  // The name is checked to be a key.
  return name in form ? form[name as keyof Form] === before[name as keyof Form] : form === before;
}
