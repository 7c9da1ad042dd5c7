import { useQueryClient } from '@tanstack/react-query';
import type { Company } from '@wideload/contract';
import { companies } from '@wideload/contract/client';
import type { FormEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { call } from '../../../lib/api/api.ts';
import { useFormSave } from '../../../lib/forms/form-save.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './companies.texts.ts';
import { FormDrawer } from '../../../ui/overlay/form-drawer.tsx';
import { companiesKey } from './companies.queries.ts';
import { CompanyFields, ContactFields } from './company-fields.tsx';
import { useCompanyForm, type CompanyContent } from './company-form.ts';
import { useVerification } from './use-verification.ts';
import { VerificationFields } from './verification-fields.tsx';

type Props = {
  /** The company to change; a new one where it is left out. */
  company?: Company | undefined;
  onClose: () => void;
  onSaved: (company: Company) => void;
};

/** Adds a company by its number, or changes one. */
export function CompanyDrawer({ company, onClose, onSaved }: Props) {
  const client = useQueryClient();
  const form = useCompanyForm(company);
  const { isDirty } = useFormState({ control: form.control });
  const { submit, forget, refuse, problems, failure, isPending } = useFormSave(form, {
    save: (body: CompanyContent) =>
      company === undefined
        ? call(companies.create, { body })
        : call(companies.update, { params: { id: company._id }, body }),
    taken: { code: 'company.exists', field: 'dotNumber' },
    async onSaved(saved) {
      await client.invalidateQueries({ queryKey: companiesKey });
      toast({
        tone: 'ok',
        text: company === undefined ? texts.companyAdded(saved.name) : texts.companyChanged(saved.name),
      });
      onSaved(saved);
    },
  });
  const verification = useVerification(form, company, { onAnswer: forget });

  function submitVerified(event: FormEvent) {
    const message = verification.refuseOtherNumber();
    if (message === null) return submit(event);
    event.preventDefault();
    refuse([{ name: 'number', message }]);
  }
  return (
    <FormDrawer
      title={company === undefined ? texts.addCompany : texts.editCompany}
      save={company === undefined ? texts.addCompany : texts.saveCompany}
      onSubmit={submitVerified}
      onClose={onClose}
      isDirty={isDirty || (company === undefined && verification.typed !== '')}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <VerificationFields verification={verification} />
      <CompanyFields form={form} standing={verification.standing} />
      <ContactFields form={form} />
    </FormDrawer>
  );
}
