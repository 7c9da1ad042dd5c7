import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AuditEntry } from '@wideload/contract';
import { auditList, auditLog, pageSizes } from '@wideload/contract/client';
import { useId, useState } from 'react';
import { useListParams } from '../../../lib/address/list-params.ts';
import * as texts from './audit-log.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/list/export-button.tsx';
import { EmptyState, ListStates } from '../../../ui/list/list-states.tsx';
import { PageLinks } from '../../../ui/list/page-links.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { Table } from '../../../ui/list/table.tsx';
import { whenOpened } from '../../../ui/overlay/when-opened.tsx';
import { queryOf, type ActFilter } from './act-filter.ts';
import { ActRow } from './act-row.tsx';
import { actsQuery } from './audit-log.queries.ts';
import css from './audit-log-page.module.css';
import { useActFilter } from './use-act-filter.ts';

// Selects and fields of days, which a look at the newest acts does without.
const ActFilterFields = whenOpened(async () => (await import('./act-filter-fields.tsx')).ActFilterFields);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

async function askForFile(search: string, filter: ActFilter): Promise<File> {
  const { callForFile } = await import('../../../lib/api/call-for-file.ts');
  return callForFile(auditLog.export, { query: { search, ...queryOf(filter) } });
}

function NoActs({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return <EmptyState title={texts.nothingYet}>{texts.whatStandsHere}</EmptyState>;
  }
  return (
    <EmptyState title={texts.noActFits} action={<Button onClick={onClear}>{texts.showAllActs}</Button>}>
      {texts.searchOrTakeAway}
    </EmptyState>
  );
}

function ActTable({ acts }: { acts: readonly AuditEntry[] }) {
  return (
    <Table caption={texts.whatAdminsDid}>
      <thead>
        <tr>
          <th scope="col" className={css['when']}>
            {texts.when}
          </th>
          <th scope="col" className={css['who']}>
            {texts.who}
          </th>
          <th scope="col" className={css['what']}>
            {texts.what}
          </th>
          <th scope="col" className={css['doneTo']}>
            {texts.doneTo}
          </th>
          <th scope="col" className={css['change']}>
            {texts.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {acts.map((act) => (
          <ActRow key={act._id} act={act} />
        ))}
      </tbody>
    </Table>
  );
}

/** Everything that admins have done: nothing in it is ever changed or taken out. */
export function AuditLogPage() {
  const { params, setSearch, setPage, setPageSize } = useListParams(auditList);
  const { filter, setFilter } = useActFilter();
  const list = useQuery(actsQuery(params, filter));
  const navigate = useNavigate();
  const filterId = useId();
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const [isFilterOpen, setFilterOpen] = useState(isFiltered);
  return (
    <>
      <PageLinks
        label={texts.admins}
        links={[
          { to: '/admins', label: texts.adminsList },
          { to: '/admins/log', label: texts.auditLog },
        ]}
      />
      <PageTitle action={<ExportButton ask={() => askForFile(params.search, filter)} />}>{texts.auditLog}</PageTitle>
      <div className={css['find']}>
        <SearchField label={texts.searchBy} value={params.search} onSearch={setSearch} delay={searchDelay} />
        <Button aria-expanded={isFilterOpen} aria-controls={filterId} onClick={() => setFilterOpen(!isFilterOpen)}>
          {texts.filter}
        </Button>
      </div>
      <div id={filterId}>{isFilterOpen && <ActFilterFields filter={filter} onFilter={setFilter} />}</div>
      <div className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={
            <NoActs
              isNarrowed={isFiltered || params.search !== ''}
              onClear={() => void navigate({ to: '/admins/log' })}
            />
          }
        >
          {(acts) => <ActTable acts={acts} />}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
    </>
  );
}
