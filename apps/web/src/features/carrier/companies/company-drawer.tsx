import type { Company } from '@wideload/contract';
import type { FormEvent } from 'react';
import { companyRecords } from '#product/account/own-records.ts';
import { useRecordForm } from '#product/account/use-record-form.ts';
import * as texts from './companies.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { CompanyFields, ContactFields, StateApplicationFields } from './company-fields.tsx';
import { useCompanyForm } from './company-form.ts';
import { useVerification } from './use-verification.ts';
import { VerificationFields } from './verification-fields.tsx';

type Props = {
  company?: Company | undefined;
  onClose: () => void;
  onSaved: (company: Company) => void;
};

export function CompanyDrawer({ company, onClose, onSaved }: Props) {
  const form = useCompanyForm(company);
  const { drawer, forget, refuse } = useRecordForm(form, {
    save: (body) => companyRecords.save(company?._id, body),
    stale: companyRecords.key,
    successText: ({ name }) => (company === undefined ? texts.companyAdded : texts.companyChanged)(name),
    taken: { code: 'company.exists', field: 'dotNumber' },
    // Saving verifies, too: a company that could not be verified is sent again.
    isChange: company?.verified === true,
    onSaved,
  });
  const verification = useVerification(form, company, { onAnswer: forget });

  function submitVerified(event: FormEvent) {
    const message = verification.refuseOtherNumber();
    if (message === null) return drawer.onSubmit(event);
    event.preventDefault();
    refuse([{ name: 'number', message }]);
  }
  return (
    <FormDrawer
      title={company === undefined ? texts.addCompany : texts.editCompany}
      save={company === undefined ? texts.addCompany : texts.saveCompany}
      onClose={onClose}
      {...drawer}
      onSubmit={submitVerified}
      isDirty={drawer.isDirty || (company === undefined && verification.typed !== '')}
    >
      <VerificationFields verification={verification} />
      <CompanyFields form={form} source={verification.source} missing={verification.missing} />
      <ContactFields form={form} />
      <StateApplicationFields form={form} />
    </FormDrawer>
  );
}
