import { Link } from '@tanstack/react-router';
import type { OpenFeeDifference } from '@wideload/contract';
import { openFeeList, feeDifferences } from '@wideload/contract/client';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { callQuery } from '#lib/api/call-query.ts';
import { keepList, type ListParams } from '#lib/address/list-params.ts';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { StatusSign } from '#product/order/status-sign.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { SortTable, type RowColumn, TableRows } from '#ui/list/sort-table.tsx';
import { PermitsLinks } from '../list/permits-links.tsx';
import * as texts from './open-fees.texts.ts';
import { keepPreviousData } from '@tanstack/react-query';

const sortLabels = { orderNumber: texts.orderNumber, difference: texts.difference, issuedAt: texts.issued };

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const formatAmount = (amount: number) => formatDollars(cents(amount));

function formatDifference(difference: number): string {
  const amount = formatAmount(Math.abs(difference));
  return difference > 0 ? texts.more(amount) : texts.less(amount);
}

const columns: readonly RowColumn<OpenFeeDifference>[] = [
  {
    key: 'orderNumber',
    width: '7.2em',
    tight: '6.4em',
    cell: ({ order: { _id: orderId, orderNumber, userId } }) => (
      <Link
        to="/users/orders/order"
        search={{ orderId, userId, back: 'fees' }}
        state={keepList}
        className="strong nowrap"
        data-open
      >
        {orderNumber}
      </Link>
    ),
  },
  {
    key: 'status',
    label: texts.status,
    width: '8em',
    cell: ({ order }) => <StatusSign status={order.status} isRefunded={order.isRefunded} />,
  },
  {
    key: 'permit',
    label: texts.permit,
    width: '1fr',
    cell: ({ state, unit }) => texts.permitOf(stateName(state), unit),
  },
  { key: 'company', label: texts.company, width: '1.3fr', cell: ({ companyName }) => companyName },
  { key: 'sold', label: texts.sold, figure: true, width: '6.5em', cell: ({ price }) => formatAmount(price) },
  { key: 'charged', label: texts.charged, figure: true, width: '7.5em', cell: ({ charged }) => formatAmount(charged) },
  {
    key: 'difference',
    figure: true,
    width: '8em',
    cellClass: 'bold',
    cell: ({ difference }) => formatDifference(difference),
  },
  {
    key: 'issuedAt',
    width: '9em',
    cellClass: 'nowrap',
    cell: ({ issuedAt }) => <time dateTime={issuedAt}>{dayFormat.format(new Date(issuedAt))}</time>,
  },
];

function NothingIsOpen({ search }: { search: string }) {
  if (search === '') return <EmptyState title={texts.nothingIsOpen}>{texts.nothingIsOpenHint}</EmptyState>;
  return (
    <EmptyState
      title={texts.nothingMatches}
      action={<ButtonLink to="/permits/fee_differences">{texts.showAll}</ButtonLink>}
    >
      {texts.nothingFound(search)}
    </EmptyState>
  );
}

/** Over all statuses of orders, so that no difference is forgotten with the approval of its order. */
export function OpenFeesPage() {
  usePreloadedPage('/users/orders/order');
  const list = useList(openFeeList, openFeesQuery);
  const { params, query } = list;
  // A search counts what it found.
  const isCounted = params.search === '' && query.data !== undefined && query.data.total > 0;
  return (
    <>
      <PermitsLinks />
      <PageTitle intro={isCounted ? `${texts.countOf(query.data.total)} ${texts.intro}` : texts.intro}>
        {texts.openFeeDifferences}
      </PageTitle>
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.search}
        sortLabels={sortLabels}
        empty={<NothingIsOpen search={params.search} />}
      >
        {(items) => (
          <SortTable
            caption={texts.openFeeDifferences}
            wide
            columns={columns}
            labels={sortLabels}
            sort={params.sort}
            onSort={list.setSort}
          >
            <TableRows isList rows={items} columns={columns} labels={sortLabels} toKey={({ permitId }) => permitId} />
          </SortTable>
        )}
      </ListPart>
    </>
  );
}

const openFeesQuery = (params: ListParams<typeof openFeeList>) =>
  callQuery(
    ['admin', 'fee-differences', params],
    feeDifferences.list,
    { query: params },
    { placeholderData: keepPreviousData },
  );
