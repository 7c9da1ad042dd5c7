import { companyRecords } from '#product/account/own-records.ts';
import { RecordsPage } from '#product/account/records-page.tsx';
import * as texts from './companies.texts.ts';
import { CompanyDrawer } from './lazy-company-drawer.ts';
import { CompanyCard } from './company-card.tsx';
import { DeleteCompany } from './delete-company.tsx';

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
      renderCard={(company, actions) => <CompanyCard key={company._id} company={company} {...actions} />}
      renderDrawer={(company, actions) => <CompanyDrawer company={company} {...actions} />}
      renderDeletion={(company, actions) => <DeleteCompany company={company} {...actions} />}
    />
  );
}
