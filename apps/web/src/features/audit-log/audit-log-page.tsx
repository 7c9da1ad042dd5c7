import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AuditEntry } from '@wideload/contract';
import { auditList, auditLog, pageSizes } from '@wideload/contract/client';
import { useId, useState } from 'react';
import { useListParams } from '../../lib/list-params.ts';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { EmptyState, ListStates } from '../../ui/list-states.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Table } from '../../ui/table.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
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
  const { callForFile } = await import('../../lib/call-for-file.ts');
  return callForFile(auditLog.export, { query: { search, ...queryOf(filter) } });
}

function NoActs({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  if (!isNarrowed) {
    return <EmptyState title="Nothing yet">What admins do stands here from their first act on, for good.</EmptyState>;
  }
  return (
    <EmptyState title="No act fits" action={<Button onClick={onClear}>Show all acts</Button>}>
      Search by an admin’s email, an act, an order number, an email or a title; or take a filter away.
    </EmptyState>
  );
}

function ActTable({ acts }: { acts: readonly AuditEntry[] }) {
  return (
    <Table caption="What admins have done">
      <thead>
        <tr>
          <th scope="col" className={css['when']}>
            When
          </th>
          <th scope="col" className={css['who']}>
            Who
          </th>
          <th scope="col" className={css['what']}>
            What
          </th>
          <th scope="col">Done to</th>
          <th scope="col" className={css['change']}>
            Change
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
        label="Admins"
        links={[
          { to: '/admins', label: 'Admins List' },
          { to: '/admins/log', label: 'Audit log' },
        ]}
      />
      <PageTitle action={<ExportButton ask={() => askForFile(params.search, filter)} />}>Audit log</PageTitle>
      <div className={css['find']}>
        <SearchField
          label="Search by admin, act, order number, email or title"
          value={params.search}
          onSearch={setSearch}
          delay={searchDelay}
        />
        <Button aria-expanded={isFilterOpen} aria-controls={filterId} onClick={() => setFilterOpen(!isFilterOpen)}>
          Filter
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
