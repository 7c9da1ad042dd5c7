import type { AdminOrderRow } from '@wideload/contract';
import { adminOrderList, adminOrders } from '@wideload/contract/client';
import { orderStatuses } from '@wideload/domain';
import { useCallback } from 'react';
import { useFilterParam, type ListParams } from '#lib/address/list-params.ts';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { StatusFilter } from '#product/order/status-filter.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListPart } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { SortTable } from '#ui/list/sort-table.tsx';
import { useList } from '#ui/list/use-list.ts';
import * as texts from './list.texts.ts';
import { PermitsLinks } from './permits-links.tsx';
import { PermitRows } from './permit-row.tsx';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';

type NoPermitsProps = { search: string; status: AdminOrderRow['status'] | undefined };

function NoPermits({ search, status }: NoPermitsProps) {
  const showAll = <ButtonLink to="/permits">{texts.showAllOrders}</ButtonLink>;
  if (search !== '') {
    return (
      <EmptyState title={texts.noOrderFits} action={showAll}>
        {texts.nothingFound(search, status)}
      </EmptyState>
    );
  }
  if (status) return <EmptyState title={texts.noOrderIs(status)} action={showAll} />;
  return <EmptyState title={texts.noOrdersYet}>{texts.noOrdersHint}</EmptyState>;
}

const sortLabels = {
  createdAt: texts.date,
  orderNumber: texts.orderNumber,
  email: texts.userEmail,
  phone: texts.phone,
  status: texts.status,
};

const columns = [
  { key: 'orderNumber', width: '7.2em', tight: '6.4em' },
  { key: 'states', label: texts.stateProvince, width: '1fr', tight: '1.3fr' },
  {
    key: 'permitsAndUnits',
    width: '5.7em',
    tight: '4.9em',
    label: (
      <>
        {texts.permitAnd}
        <wbr />
        {texts.units}
      </>
    ),
  },
  { key: 'createdAt', width: '8em', tight: '4.6em' },
  { key: 'email', width: '1fr' },
  { key: 'phone', width: '7.9em', tight: '7.4em' },
  { key: 'totalPaid', label: texts.totalPaid, figure: true, width: '7em', tight: '5.6em' },
  { key: 'status', width: '8em', tight: '7.6em' },
];

export function PermitsPage() {
  usePreloadedPage('/users/orders/order');
  const [status, setStatus] = useFilterParam('status', orderStatuses);
  const list = useList(adminOrderList, (params) => permitsQuery({ ...params, status }));
  const { params, query, region } = list;
  const { search, sort } = params;

  /** A row that leaves the filter loses the focus. */
  const keepFocus = useCallback(() => {
    if (document.activeElement === document.body) region.current?.focus();
  }, [region]);
  return (
    <>
      <PermitsLinks />
      <PageTitle
        action={
          <ExportButton ask={(callForFile) => callForFile(adminOrders.export, { query: { search, sort, status } })} />
        }
      >
        {texts.permitsList}
      </PageTitle>
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.searchByOrderId}
        sortLabels={sortLabels}
        bar={<StatusFilter status={status} counts={query.data?.counts} onStatus={setStatus} />}
        empty={<NoPermits search={search} status={status} />}
      >
        {(items) => (
          <SortTable
            caption={texts.allOrders}
            wide
            lazyRows={items}
            columns={columns}
            labels={sortLabels}
            sort={sort}
            onSort={list.setSort}
          >
            <PermitRows orders={items} onChanged={keepFocus} />
          </SortTable>
        )}
      </ListPart>
    </>
  );
}

type Params = ListParams<typeof adminOrderList> & { status?: AdminOrderRow['status'] | undefined };

function permitsQuery(params: Params) {
  return queryOptions({
    queryKey: ['admin', 'orders', 'list', params],
    queryFn: ({ signal }) => call(adminOrders.list, { query: params }, { signal }),
    placeholderData: keepPreviousData,
  });
}
