import { useQuery } from '@tanstack/react-query';
import { adminOrderList, adminOrders, pageSizes } from '@wideload/contract/client';
import { useRef } from 'react';
import { useListParams, type ListParams } from '../../../../lib/address/list-params.ts';
import * as texts from './list.texts.ts';
import { ExportButton } from '../../../../ui/list/export-button.tsx';
import { ListStates } from '../../../../ui/list/list-states.tsx';
import { PageLinks } from '../../../../ui/list/page-links.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../../ui/list/pagination.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { SortHead } from '../../../../ui/list/sort-head.tsx';
import { SortSelect } from '../../../../ui/list/sort-select.tsx';
import { Table } from '../../../../ui/list/table.tsx';
import { StatusFilter } from '../../../../product/status/status-filter.tsx';
import { useStatusParam } from '../../../../product/status/use-status-param.ts';
import { NoPermits } from './no-permits.tsx';
import { PermitRow } from './permit-row.tsx';
import css from './permits-page.module.css';
import { permitsQuery } from './permits.queries.ts';

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type Sort = ListParams<typeof adminOrderList>['sort'];
type HeadProps = { sort: Sort; onSort: (sort: Sort) => void };

const sortLabels = {
  createdAt: texts.date,
  orderNumber: texts.orderNumber,
  email: texts.userEmail,
  phone: texts.phone,
  status: texts.status,
};

function Head({ sort, onSort }: HeadProps) {
  const head = (by: keyof typeof sortLabels) => <SortHead label={sortLabels[by]} by={by} sort={sort} onSort={onSort} />;
  return (
    <thead>
      <tr>
        {head('orderNumber')}
        <th scope="col">{texts.stateProvince}</th>
        <th scope="col">
          {texts.permitAnd}
          <wbr />
          {texts.units}
        </th>
        {head('createdAt')}
        {head('email')}
        {head('phone')}
        <th scope="col" data-figure>
          {texts.totalPaid}
        </th>
        {head('status')}
      </tr>
    </thead>
  );
}

/** Everybody's orders (spec [2]). */
export function PermitsPage() {
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(adminOrderList);
  const { status, setStatus } = useStatusParam();
  const list = useQuery(permitsQuery({ ...params, status }));
  const region = useRef<HTMLDivElement>(null);
  const { search, sort } = params;

  /** A row that has left the filter takes the focus with it. */
  function keepFocus() {
    if (document.activeElement === document.body) region.current?.focus();
  }
  return (
    <>
      <PageLinks
        label={texts.permits}
        links={[
          { to: '/permits', label: texts.permitsList },
          { to: '/permits/queue', label: texts.workQueue },
        ]}
      />
      <PageTitle
        action={
          <ExportButton ask={(callForFile) => callForFile(adminOrders.export, { query: { search, sort, status } })} />
        }
      >
        {texts.permitsList}
      </PageTitle>
      <div className={css['find']}>
        <SearchField label={texts.searchByOrderId} value={search} onSearch={setSearch} delay={searchDelay} />
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
          empty={<NoPermits search={search} status={status} />}
        >
          {(items) => (
            <Table caption={texts.allOrders} wide>
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
