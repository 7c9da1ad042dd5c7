import type { AdminOrderRow } from '@wideload/contract';
import { adminOrderList, adminOrders } from '@wideload/contract/client';
import { orderStatuses, cents, formatDollars } from '@wideload/domain';
import { useCallback, memo, useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { useFilterParam, type ListParams, keepList } from '#lib/address/list-params.ts';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { StatusFilter } from '#product/order/status-filter.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { SortTable } from '#ui/list/sort-table.tsx';
import * as texts from './list.texts.ts';
import { PermitsLinks } from './permits-links.tsx';
import { permitsList } from './permits-links.texts.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EmailText } from '#ui/email-text.tsx';
import css from './permits-page.module.css';
import { StatusControl } from '../changes/status-control.tsx';

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

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

type Sums = Pick<AdminOrderRow, 'isRefunded' | 'totalPrice' | 'paid' | 'refunded'>;

/** The column has what was sold. */
export function describePaid({ isRefunded, totalPrice, paid, refunded }: Sums): string[] {
  if (isRefunded) return [texts.refunded];
  const isOther = paid > 0 && paid !== totalPrice;
  return [
    ...(isOther ? [texts.paidInAll(formatDollars(cents(paid)))] : []),
    ...(refunded > 0 ? [texts.partlyRefunded(formatDollars(cents(refunded)))] : []),
  ];
}

type Props = { order: AdminOrderRow; onChanged: () => void };

const PermitRow = memo(function PermitRow({ order, onChanged }: Props) {
  const { _id, orderNumber, createdAt, user, customer, permitCount, unitCount } = order;
  return (
    <tr data-row>
      <th scope="row" data-label={texts.orderNumber}>
        <Link
          to="/users/orders/order"
          search={{ orderId: _id, userId: user._id, back: 'permits' }}
          state={keepList}
          className="strong nowrap"
          data-open
        >
          {orderNumber}
        </Link>
      </th>
      <td data-label={texts.stateProvince}>{order.jurisdictions.join(', ')}</td>
      <td data-label={`${texts.permitAnd}${texts.units}`}>
        {permitCount}/{unitCount}
      </td>
      <td data-label={texts.date} className={css['date']}>
        <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
      </td>
      <td data-label={texts.userEmail}>
        <EmailText email={customer.email} />
        {user.email !== customer.email && user.email !== '' && (
          <span className="second-line">
            <EmailText email={texts.accountOf(user.email)} />
          </span>
        )}
      </td>
      <td data-label={texts.phone} className="nowrap">
        {customer.phone}
      </td>
      <td data-figure data-label={texts.totalPaid}>
        {formatDollars(cents(order.totalPrice))}
        {describePaid(order).map((line) => (
          <span key={line} className="second-line">
            {line}
          </span>
        ))}
      </td>
      <td data-label={texts.status}>
        <StatusControl key={_id} order={order} onChanged={onChanged} />
      </td>
    </tr>
  );
});

type RowKeys = { ids: readonly string[]; keys: readonly number[] };

/**
 * The keys of the next rows. Entries that stay keep their rows, with their focus; a page of other entries only gets the rows of the page
 * before, because a browser fills rows sooner than it makes them.
 */
export function findRowKeys(before: RowKeys, ids: readonly string[]): readonly number[] {
  const known = new Map(before.ids.map((id, at) => [id, before.keys[at]]));
  const isOtherPage = !ids.some((id) => known.has(id));
  const first = Math.max(-1, ...before.keys) + 1;
  return ids.map((id, at) => (isOtherPage ? before.keys[at] : known.get(id)) ?? first + at);
}

/**
 * React's keys for a list of `memo` rows that pages turn. A part of a row that has state of its own gets the entry's id as its key.
 *
 * @param ids the entries' ids, none twice.
 */
function useRowKeys(ids: readonly string[]): readonly number[] {
  const [rows, setRows] = useState<RowKeys>({ ids: [], keys: [] });
  if (ids.length === rows.ids.length && ids.every((id, at) => id === rows.ids[at])) return rows.keys;
  const keys = findRowKeys(rows, ids);
  setRows({ ids, keys });
  return keys;
}

function PermitRows({ orders, onChanged }: { orders: readonly AdminOrderRow[]; onChanged: () => void }) {
  const keys = useRowKeys(orders.map(({ _id }) => _id));
  return orders.map((order, at) => <PermitRow key={keys[at]} order={order} onChanged={onChanged} />);
}

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
        {permitsList}
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

const permitsQuery = (params: Params) =>
  callQuery(
    ['admin', 'orders', 'list', params],
    adminOrders.list,
    { query: params },
    { placeholderData: keepPreviousData },
  );
