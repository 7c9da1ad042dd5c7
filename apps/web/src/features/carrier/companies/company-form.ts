import { CompanyBody, type Company } from '@wideload/contract';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { blankCompany, plainNumber, valuesOf, type CompanyValues } from './company-values.ts';
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts';

/** What the contract takes. */
export type CompanyContent = z.output<typeof CompanyBody>;
export type CompanyForm = UseFormReturn<CompanyValues, unknown, CompanyContent>;

/** The contract's rules, after what was pasted around the numbers is taken off. */
const CompanyFormSchema = z.pipe(
  z.pipe(
    z.custom<CompanyValues>(),
    z.transform((values): z.input<typeof CompanyBody> => ({
      ...values,
      dotNumber: plainNumber(values.dotNumber),
      docketNumber: plainNumber(values.docketNumber),
    })),
  ),
  CompanyBody,
);

/** The form of a company, or of a new one. */
export function useCompanyForm(company: Company | undefined): CompanyForm {
  return useForm({
    resolver: schemaResolver(CompanyFormSchema),
    defaultValues: company === undefined ? blankCompany : valuesOf(company),
    mode: 'onTouched',
    // The summary of the problems takes the focus.
    shouldFocusError: false,
  });
}
