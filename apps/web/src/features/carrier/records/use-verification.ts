import { useMutation } from '@tanstack/react-query';
import type { Company, VerifiedCompany } from '@wideload/contract';
import { companies } from '@wideload/contract/client';
import { findNumberKind, listTypedFields, type AddressField, type Docket } from '@wideload/domain';
import { useState } from 'react';
import { call } from '#lib/api/api.ts';
import * as texts from './companies.texts.ts';
import type { CompanyForm } from './company-fields.tsx';
import {
  applyVerification,
  fillVerified,
  findNumberProblem,
  listMissing,
  readNumber,
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
  const [missing, setMissing] = useState<readonly AddressField[]>(
    company === undefined ? [] : listTypedFields(company),
  );
  const [choices, setChoices] = useState<readonly VerifiedCompany[]>([]);
  const { prefix, number } = readNumber(by, numbers[by]);

  function fill(values: CompanyValues): void {
    for (const name of Object.keys(values) as (keyof CompanyValues)[]) {
      form.setValue(name, values[name], { shouldDirty: true });
    }
  }

  const ask = useMutation({
    mutationFn: (asked: { by: NumberKind } & Docket) => {
      const series = asked.prefix === '' ? {} : { docketPrefix: asked.prefix };
      return call(companies.verify, { query: { [asked.by]: asked.number, ...series } });
    },
    onMutate: () => setOutcome(undefined),
    onSuccess(verification, asked) {
      const after = applyVerification(verification, asked, { values: form.getValues(), source });
      setSource(after.source);
      setMissing(listMissing(verification.company));
      setChoices(verification.choices ?? []);
      setOutcome({ isVerified: verification.company !== null, message: verification.message });
      form.clearErrors();
      onAnswer();
      fill(after.values);
    },
    onError: ({ message }) => setProblem(message),
  });

  return {
    by,
    typed: numbers[by],
    source,
    /** Parts of the address that can be typed although the company is verified. */
    missing,
    choices,
    outcome,
    problem,
    isAsking: ask.isPending,
    /** One of several companies, or of one company's docket numbers. */
    pick(chosen: VerifiedCompany): void {
      setSource('verified');
      setMissing(listMissing(chosen));
      setOutcome({ isVerified: true, message: texts.chosenByYou });
      setProblem(undefined);
      form.clearErrors();
      onAnswer();
      fill(fillVerified(form.getValues(), chosen));
    },
    choose(next: NumberKind): void {
      setBy(next);
      setProblem(undefined);
      setOutcome(undefined);
      setChoices([]);
    },
    /** A number that says its kind is of that kind, whichever was chosen before. */
    type(text: string): void {
      const kind = findNumberKind(text) ?? by;
      setBy(kind);
      setNumbers({ ...numbers, [kind]: text, ...(kind !== by && { [by]: company?.[by] ?? '' }) });
      setProblem(undefined);
      setOutcome(undefined);
      setChoices([]);
    },
    verify(): void {
      if (ask.isPending) return;
      const wrong = findNumberProblem(by, number);
      setProblem(wrong ?? undefined);
      if (wrong === null) ask.mutate({ by, prefix, number });
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
