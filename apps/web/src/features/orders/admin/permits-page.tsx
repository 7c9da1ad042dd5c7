import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { AdminOrderRow, adminOrders as Calls, QueryOf } from '@wideload/contract';
import { adminOrderList, adminOrders, pageSizes } from '@wideload/contract/client';
import { useRef } from 'react';
import { useListParams, type ListParams } from '../../../lib/list-params.ts';
import { Button } from '../../../ui/button.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { EmptyState, ListStates } from '../../../ui/list-states.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SortHead } from '../../../ui/sort-head.tsx';
import { SortSelect } from '../../../ui/sort-select.tsx';
import { Table } from '../../../ui/table.tsx';
import { StatusFilter } from '../status-filter.tsx';
import { useStatusParam } from '../use-status-param.ts';
import { PermitRow } from './permit-row.tsx';
import css from './permits-page.module.css';
import { permitsQuery } from './permits.queries.ts';

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

async function askForFile(query: QueryOf<typeof Calls.export>): Promise<File> {
  const { callForFile } = await import('../../../lib/call-for-file.ts');
  return callForFile(adminOrders.export, { query });
}

type Sort = ListParams<typeof adminOrderList>['sort'];
type HeadProps = { sort: Sort; onSort: (sort: Sort) => void };

const sortLabels = {
  createdAt: 'Date',
  orderNumber: 'Order Number',
  email: 'User Email',
  phone: 'Phone',
  status: 'Status',
};

function Head({ sort, onSort }: HeadProps) {
  const head = (by: keyof typeof sortLabels) => <SortHead label={sortLabels[by]} by={by} sort={sort} onSort={onSort} />;
  return (
    <thead>
      <tr>
        {head('orderNumber')}
        <th scope="col">State/Province</th>
        <th scope="col">
          Permit/
          <wbr />
          Units
        </th>
        {head('createdAt')}
        {head('email')}
        {head('phone')}
        <th scope="col" data-figure>
          Total Paid
        </th>
        {head('status')}
      </tr>
    </thead>
  );
}

type NoPermitsProps = { search: string; status: AdminOrderRow['status'] | undefined; onClear: () => void };

function NoPermits({ search, status, onClear }: NoPermitsProps) {
  const showAll = <Button onClick={onClear}>Show all orders</Button>;
  if (search !== '') {
    return (
      <EmptyState title="No order fits" action={showAll}>
        Nothing {status && `that is ${status} `}was found for “{search}”. Search by the beginning of an order ID, or by
        a whole order number.
      </EmptyState>
    );
  }
  if (status) return <EmptyState title={`No order is ${status}`} action={showAll} />;
  return <EmptyState title="No orders yet">Orders stand here as soon as carriers begin them.</EmptyState>;
}

/** Everybody's orders (spec [2]). */
export function PermitsPage() {
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(adminOrderList);
  const { status, setStatus } = useStatusParam();
  const list = useQuery(permitsQuery({ ...params, status }));
  const navigate = useNavigate();
  const region = useRef<HTMLDivElement>(null);
  const { search, sort } = params;

  /** A row that has left the filter takes the focus with it. */
  function keepFocus() {
    if (document.activeElement === document.body) region.current?.focus();
  }
  return (
    <>
      <PageLinks
        label="Permits"
        links={[
          { to: '/permits', label: 'Permits List' },
          { to: '/permits/queue', label: 'Work queue' },
        ]}
      />
      <PageTitle action={<ExportButton ask={() => askForFile({ search, sort, status })} />}>Permits List</PageTitle>
      <div className={css['find']}>
        <SearchField label="Search by order id" value={search} onSearch={setSearch} delay={searchDelay} />
        <SortSelect labels={sortLabels} sort={sort} onSort={setSort} wide />
      </div>
      {list.data && <StatusFilter status={status} counts={list.data.counts} onStatus={setStatus} />}
      <div ref={region} tabIndex={-1} className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoPermits search={search} status={status} onClear={() => void navigate({ to: '/permits' })} />}
        >
          {(items) => (
            <Table caption="All orders" wide>
              <Head sort={sort} onSort={setSort} />
              <tbody>
                {items.map((order) => (
                  <PermitRow key={order._id} order={order} onChanged={keepFocus} />
                ))}
              </tbody>
            </Table>
          )}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
    </>
  );
}
