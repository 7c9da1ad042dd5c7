import type { Company } from '@wideload/contract';
import { companyRecords } from '#product/account/own-records.ts';
import { RecordsPage } from '#product/account/records-page.tsx';
import * as texts from './companies.texts.ts';
import { CompanyDrawer } from './lazy-company-drawer.ts';
import { CompanyCard } from './company-card.tsx';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';

type Props = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & { company: Company };

function DeleteCompany({ company, ...actions }: Props) {
  const { _id, name, dotNumber } = company;
  return (
    <DeleteRecord
      title={texts.deleteCompanyQuestion}
      confirm={texts.deleteCompany}
      remove={() => companyRecords.remove(_id)}
      stale={companyRecords.key}
      successText={texts.companyDeleted(name)}
      {...actions}
    >
      <p>{texts.companyTakenOff(name, dotNumber)}</p>
    </DeleteRecord>
  );
}

const words = {
  title: texts.companies,
  add: texts.addCompany,
  searchLabel: texts.searchByName,
  none: texts.noCompaniesYet,
  noneHint: texts.whatForCompanies,
  noMatch: texts.noCompanyFits,
  noMatchHint: texts.nothingFound,
  showAll: texts.showAllCompanies,
};

export function CompaniesPage() {
  return (
    <RecordsPage
      words={words}
      records={companyRecords}
      shortcut="company"
      nameRecord={({ name }) => name}
      renderCard={(company, actions) => <CompanyCard key={company._id} company={company} {...actions} />}
      renderDrawer={(company, actions) => <CompanyDrawer company={company} {...actions} />}
      renderDeletion={(company, actions) => <DeleteCompany company={company} {...actions} />}
    />
  );
}
