import { useMutation } from '@tanstack/react-query';
import type { Company } from '@wideload/contract';
import { companies } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import * as texts from './companies.texts.ts';
import type { CompanyForm } from './company-form.ts';
import {
  afterVerification,
  numberProblem,
  plainNumber,
  type AskedBy,
  type CompanyValues,
  type Standing,
} from './company-values.ts';

type Outcome = { isVerified: boolean; message: string };

/** Searches the carrier registry by either number and fills the form with the result. */
export function useVerification(
  form: CompanyForm,
  company: Company | undefined,
  { onAnswer }: { onAnswer: () => void },
) {
  const [by, setBy] = useState<AskedBy>('dotNumber');
  const [numbers, setNumbers] = useState({
    dotNumber: company?.dotNumber ?? '',
    docketNumber: company?.docketNumber ?? '',
  });
  const [standing, setStanding] = useState<Standing>(
    company === undefined ? 'unverified' : company.verified ? 'verified' : 'by-hand',
  );
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const number = plainNumber(numbers[by]);

  const ask = useMutation({
    mutationFn: (asked: { by: AskedBy; number: string }) =>
      call(companies.verify, { query: { [asked.by]: asked.number } }),
    onMutate: () => setOutcome(undefined),
    onSuccess(verification, asked) {
      const after = afterVerification(verification, asked, { values: form.getValues(), standing });
      setStanding(after.standing);
      setOutcome({ isVerified: verification.result === 'verified', message: verification.message });
      form.clearErrors();
      onAnswer();
      for (const name of Object.keys(after.values) as (keyof CompanyValues)[]) {
        form.setValue(name, after.values[name], { shouldDirty: true });
      }
    },
    onError: ({ message }) => setProblem(message),
  });

  return {
    by,
    typed: numbers[by],
    standing,
    outcome,
    problem,
    isAsking: ask.isPending,
    choose(next: AskedBy): void {
      setBy(next);
      setProblem(undefined);
      setOutcome(undefined);
    },
    type(text: string): void {
      setNumbers({ ...numbers, [by]: text });
      setProblem(undefined);
      setOutcome(undefined);
    },
    verify(): void {
      if (ask.isPending) return;
      const wrong = numberProblem(by, number);
      setProblem(wrong ?? undefined);
      if (wrong === null) ask.mutate({ by, number });
    },
    /** Refuses to save when the number changed after the verification, because the facts belong to another company. */
    refuseOtherNumber(): string | null {
      if (standing !== 'verified' || number === '' || number === form.getValues(by)) return null;
      setProblem(texts.numberNotVerified);
      return texts.numberNotVerified;
    },
  };
}

export type CompanyVerification = ReturnType<typeof useVerification>;
