import { Link, useNavigate } from '@tanstack/react-router';
import type { OrderCard } from '@wideload/contract';
import { userOrderList } from '@wideload/contract/client';
import { memo } from 'react';
import { keepList } from '#lib/address/list-params.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { StatusSign } from '#product/order/status-sign.tsx';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { ListPart } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { SortTable } from '#ui/list/sort-table.tsx';
import { useList } from '#ui/list/use-list.ts';
import * as texts from './list.texts.ts';
import { userOrdersQuery } from './user-orders.queries.ts';

type RowProps = { order: OrderCard; userId: string };

const Row = memo(function Row({ order, userId }: RowProps) {
  const { _id, orderNumber, customer, createdAt, status, isRefunded } = order;
  return (
    <tr data-row>
      <th scope="row" data-label={texts.orderId}>
        <Link to="/users/orders/order" search={{ orderId: _id, userId }} state={keepList} data-open>
          {_id}
        </Link>
      </th>
      <td data-label={texts.orderNumber}>{orderNumber}</td>
      <td data-label={texts.status}>
        <StatusSign status={status} isRefunded={isRefunded} />
      </td>
      <td data-label={texts.customer}>
        {customer.personName}
        {customer.email !== '' && (
          <span className="second-line">
            <EmailText email={customer.email} />
          </span>
        )}
      </td>
      <td data-label={texts.created}>
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
      </td>
    </tr>
  );
});

const sortLabels = { createdAt: texts.created };

const columns = [
  { key: 'orderId', label: texts.orderId },
  { key: 'orderNumber', label: texts.orderNumber },
  { key: 'status', label: texts.status },
  { key: 'customer', label: texts.customer },
  { key: 'createdAt' },
];

function NoOrders({ search, userId }: { search: string; userId: string }) {
  const navigate = useNavigate();
  if (search === '') return <EmptyState title={texts.noOrdersYet}>{texts.noOrdersOfUserHint}</EmptyState>;
  const showAll = () => void navigate({ to: '/users/orders', search: { userId } });
  return (
    <EmptyState title={texts.noOrderFits} action={<Button onClick={showAll}>{texts.showAllOrders}</Button>}>
      {texts.nothingFoundOfUser(search)}
    </EmptyState>
  );
}

export function UserOrderList({ userId }: { userId: string }) {
  const list = useList(userOrderList, (params) => userOrdersQuery(userId, params));
  const { search, sort } = list.params;
  return (
    <ListPart
      list={list}
      look="table"
      searchLabel={texts.searchByOrderId}
      sortLabels={sortLabels}
      empty={<NoOrders search={search} userId={userId} />}
    >
      {(items) => (
        <SortTable
          caption={texts.ordersOfThisUser}
          columns={columns}
          labels={sortLabels}
          sort={sort}
          onSort={list.setSort}
        >
          {items.map((order) => (
            <Row key={order._id} order={order} userId={userId} />
          ))}
        </SortTable>
      )}
    </ListPart>
  );
}
