import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AuditEntry } from '@wideload/contract';
import { auditList, auditLog, pageSizes } from '@wideload/contract/client';
import { useListParams, type ListParams } from '../../lib/list-params.ts';
import { Button } from '../../ui/button.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { EmptyState, ListStates } from '../../ui/list-states.tsx';
import { PageLinks } from '../../ui/page-links.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SortHead } from '../../ui/sort-head.tsx';
import { Table } from '../../ui/table.tsx';
import { ActFilterFields } from './act-filter-fields.tsx';
import { queryOf, type ActFilter } from './act-filter.ts';
import { ActRow } from './act-row.tsx';
import { actsQuery } from './audit-log.queries.ts';
import css from './audit-log-page.module.css';
import { useActFilter } from './use-act-filter.ts';

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Params = ListParams<typeof auditList>;

async function askForFile({ search, sort }: Params, filter: ActFilter): Promise<File> {
  const { callForFile } = await import('../../lib/call-for-file.ts');
  return callForFile(auditLog.export, { query: { search, sort, ...queryOf(filter) } });
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

type ActTableProps = { acts: readonly AuditEntry[]; sort: Params['sort']; onSort: (sort: Params['sort']) => void };

function ActTable({ acts, sort, onSort }: ActTableProps) {
  return (
    <Table caption="What admins have done">
      <thead>
        <tr>
          <SortHead label="When" by="at" sort={sort} onSort={onSort} />
          <th scope="col">Who</th>
          <th scope="col">What</th>
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
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(auditList);
  const { filter, setFilter } = useActFilter();
  const list = useQuery(actsQuery(params, filter));
  const navigate = useNavigate();
  const isNarrowed = params.search !== '' || Object.values(filter).some((value) => value !== undefined);
  return (
    <>
      <PageLinks
        label="Admins"
        links={[
          { to: '/admins', label: 'Admins List' },
          { to: '/admins/log', label: 'Audit log' },
        ]}
      />
      <PageTitle action={<ExportButton ask={() => askForFile(params, filter)} />}>Audit log</PageTitle>
      <SearchField
        label="Search by admin, act, order number, email or title"
        value={params.search}
        onSearch={setSearch}
        delay={searchDelay}
      />
      <ActFilterFields filter={filter} onFilter={setFilter} />
      <div className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoActs isNarrowed={isNarrowed} onClear={() => void navigate({ to: '/admins/log' })} />}
        >
          {(acts) => <ActTable acts={acts} sort={params.sort} onSort={setSort} />}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
    </>
  );
}
