import { CompanyFormBody, type Company } from '@wideload/contract';
import { useTextForm, type TextForm } from '#lib/forms/text-form.ts';
import { stripNumber } from './company-values.ts';

export type CompanyForm = TextForm<typeof CompanyFormBody>;

export function useCompanyForm(company: Company | undefined): CompanyForm {
  return useTextForm(CompanyFormBody, { tidy: { dotNumber: stripNumber, docketNumber: stripNumber }, record: company });
}
