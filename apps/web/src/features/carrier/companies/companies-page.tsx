import { useQuery } from '@tanstack/react-query';
import type { Company } from '@wideload/contract';
import { companyList } from '@wideload/contract/client';
import { useState } from 'react';
import { useListParams } from '../../../lib/address/list-params.ts';
import { useShortcut } from '../../../lib/address/shortcut.ts';
import * as texts from './companies.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState, ListStates } from '../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { companyPageQuery } from './companies.queries.ts';
import css from './companies-page.module.css';
import { CompanyCard } from './company-card.tsx';

// The drawer brings the form library and the combobox, which a look at the list does without.
const CompanyDrawer = whenOpened(async () => (await import('./company-drawer.tsx')).CompanyDrawer);
const DeleteCompany = whenOpened(async () => (await import('./delete-company.tsx')).DeleteCompany);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

function NoCompanies({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '') return <EmptyState title={texts.noCompaniesYet}>{texts.whatForCompanies}</EmptyState>;
  return (
    <EmptyState title={texts.noCompanyFits} action={<Button onClick={onClear}>{texts.showAllCompanies}</Button>}>
      {texts.nothingFound(search)}
    </EmptyState>
  );
}

/** The carrier's companies (spec [2]). */
export function CompaniesPage() {
  const { params, setSearch, setPage } = useListParams(companyList);
  const list = useQuery(companyPageQuery(params));
  const { isAdding, setAdding, back, finish } = useShortcut('company');
  const [editing, setEditing] = useState<Company>();
  const [deleting, setDeleting] = useState<Company>();

  function leaveEmptyPage() {
    setDeleting(undefined);
    if (list.data?.items.length === 1 && params.page > 1) setPage(params.page - 1);
  }
  return (
    <>
      {back && (
        <ButtonLink look="link" to="/new_order" search={back}>
          {texts.backToTheOrder}
        </ButtonLink>
      )}
      <PageTitle
        action={
          <Button look="primary" onClick={() => setAdding(true)}>
            {texts.addCompany}
          </Button>
        }
      >
        {texts.companies}
      </PageTitle>
      <SearchField label={texts.searchByName} value={params.search} onSearch={setSearch} delay={searchDelay} />
      <div className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoCompanies search={params.search} onClear={() => setSearch('')} />}
        >
          {(items) =>
            items.map((company) => (
              <CompanyCard key={company._id} company={company} onEdit={setEditing} onDelete={setDeleting} />
            ))
          }
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && <Pagination {...list.data} onPage={setPage} />}
      {isAdding && <CompanyDrawer onClose={() => setAdding(false)} onSaved={({ _id }) => finish(_id)} />}
      {editing && (
        <CompanyDrawer company={editing} onClose={() => setEditing(undefined)} onSaved={() => setEditing(undefined)} />
      )}
      {deleting && (
        <DeleteCompany company={deleting} onClose={() => setDeleting(undefined)} onDeleted={leaveEmptyPage} />
      )}
    </>
  );
}
