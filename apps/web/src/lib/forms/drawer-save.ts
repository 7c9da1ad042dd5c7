import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { ApiProblem } from '../api/api-problem.ts';
import type { FieldProblem } from './form-problems.ts';

type Options<Saved> = {
  problems: readonly FieldProblem[];
  save: () => Promise<Saved>;
  onSaved: (saved: Saved) => Promise<void> | void;
  onError?: (problem: ApiProblem) => unknown;
};

/** @returns the props of a drawer whose fields are in state values; its problems show from the first submit on */
export function useDrawerSave<Saved>({ problems, save, onSaved, ...rest }: Options<Saved>) {
  const [isSubmitted, setSubmitted] = useState(false);
  const { mutate, isPending, error } = useMutation({ mutationFn: save, onSuccess: onSaved, ...rest });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (problems.length === 0 && !isPending) mutate();
  }
  return { onSubmit, pending: isPending, problems: isSubmitted ? problems : [], failure: error ?? undefined };
}
