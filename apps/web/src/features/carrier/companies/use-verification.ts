import { useMutation } from '@tanstack/react-query';
import type { Company } from '@wideload/contract';
import { companies } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import * as texts from './companies.texts.ts';
import type { CompanyForm } from './company-form.ts';
import {
  applyVerification,
  findNumberProblem,
  stripNumber,
  type NumberKind,
  type CompanyValues,
  type FactsSource,
} from './company-values.ts';

type Outcome = { isVerified: boolean; message: string };

export function useVerification(
  form: CompanyForm,
  company: Company | undefined,
  { onAnswer }: { onAnswer: () => void },
) {
  const [by, setBy] = useState<NumberKind>('dotNumber');
  const [numbers, setNumbers] = useState({
    dotNumber: company?.dotNumber ?? '',
    docketNumber: company?.docketNumber ?? '',
  });
  const [source, setSource] = useState<FactsSource>(
    company === undefined ? 'unverified' : company.verified ? 'verified' : 'by-hand',
  );
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<string>();
  const number = stripNumber(numbers[by]);

  const ask = useMutation({
    mutationFn: (asked: { by: NumberKind; number: string }) =>
      call(companies.verify, { query: { [asked.by]: asked.number } }),
    onMutate: () => setOutcome(undefined),
    onSuccess(verification, asked) {
      const after = applyVerification(verification, asked, { values: form.getValues(), source });
      setSource(after.source);
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
    source,
    outcome,
    problem,
    isAsking: ask.isPending,
    choose(next: NumberKind): void {
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
      const wrong = findNumberProblem(by, number);
      setProblem(wrong ?? undefined);
      if (wrong === null) ask.mutate({ by, number });
    },
    /** The facts belong to another company when the number changed after the verification. */
    refuseOtherNumber(): string | null {
      if (source !== 'verified' || number === '' || number === form.getValues(by)) return null;
      setProblem(texts.numberNotVerified);
      return texts.numberNotVerified;
    },
  };
}

export type CompanyVerification = ReturnType<typeof useVerification>;
