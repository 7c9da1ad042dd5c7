import type { Company } from '@wideload/contract';
import { companyRecords } from '#product/account/own-records.ts';
import { RecordsPage, RecordActions } from '#product/account/records-page.tsx';
import * as texts from './companies.texts.ts';
import { CompanyDrawer } from './lazy-company-drawer.ts';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import { formatCompany, formatState } from '#product/account/company-words.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { DisclosureCard } from '#ui/list/disclosure-card.tsx';
import { Sign } from '#ui/sign.tsx';

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

type CompanyCardProps = { company: Company; onEdit: () => void; onDelete: () => void };

function toFacts(company: Company) {
  const shown = formatCompany(company);
  return [
    { term: texts.usdotNumber, value: company.dotNumber },
    { term: texts.docketNumber, value: shown.docketNumber },
    { term: texts.carrierName, value: company.carrierName },
    { term: texts.title, value: company.title },
    { term: texts.street, value: shown.street },
    { term: texts.secondAddressLine, value: company.address_secondary },
    { term: texts.city, value: shown.city },
    { term: texts.state, value: shown.state },
    { term: texts.zip, value: shown.zip },
    { term: texts.country, value: shown.country },
    { term: texts.email, value: company.email },
    {
      term: texts.phone,
      value: company.extension === '' ? company.phone : texts.phoneWithExtension(company.phone, company.extension),
    },
  ];
}

function CompanyCard({ company, onEdit, onDelete }: CompanyCardProps) {
  const { name, dotNumber, city, state, verified } = company;
  return (
    <DisclosureCard
      title={name}
      sign={<Sign kind={verified ? 'ok' : 'no'}>{verified ? texts.verified : texts.notVerified}</Sign>}
      summary={texts.numberAndPlace(dotNumber, city, formatState(state))}
      actions={<RecordActions name={name} onEdit={onEdit} onDelete={onDelete} />}
    >
      <DataList facts={toFacts(company)} />
    </DisclosureCard>
  );
}
