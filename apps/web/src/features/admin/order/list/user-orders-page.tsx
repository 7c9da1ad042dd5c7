import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { OrderCard, UserWithPermits } from '@wideload/contract';
import { userOrderList } from '@wideload/contract/client';
import { ArrowLeft } from 'lucide-react';
import { instantText } from '../../../../lib/instant-text.ts';
import type { SearchTexts } from '../../../../lib/address/search-codec.ts';
import { useWayBack } from '../../../../lib/address/use-way-back.ts';
import * as texts from './list.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { DataList } from '../../../../ui/list/data-list.tsx';
import { EmailText } from '../../../../ui/email-text.tsx';
import { ListPart } from '../../../../ui/list/list-part.tsx';
import { EmptyState, FailedState, ListSkeleton } from '../../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SortTable } from '../../../../ui/list/sort-table.tsx';
import { useList } from '../../../../ui/list/use-list.ts';
import { StatusSign } from '../../../../product/status/status-sign.tsx';
import css from './user-orders-page.module.css';
import { userOrdersQuery, userQuery } from './user-orders.queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page and search of the users' list, to go back to. */
    userList?: SearchTexts;
  }
}

function BackToUsers() {
  const list = useLocation({ select: ({ state }) => state.userList });
  const { onClick } = useWayBack(list !== undefined);
  return (
    <div className="below-8">
      <ButtonLink to="/users" search={{ ...list }} look="link" onClick={onClick}>
        <ArrowLeft size={20} aria-hidden="true" />
        {texts.backToAllUsers}
      </ButtonLink>
    </div>
  );
}

function Row({ order, userId }: { order: OrderCard; userId: string }) {
  const list: SearchTexts = useSearch({ strict: false });
  const { _id, orderNumber, customer, createdAt, status } = order;
  return (
    <tr data-row>
      <th scope="row" data-label={texts.orderId}>
        <Link
          to="/users/orders/order"
          search={{ orderId: _id, userId }}
          state={{ orderList: list }}
          className={css['beside']}
          data-open
        >
          {_id}
        </Link>
      </th>
      <td data-label={texts.orderNumber}>{orderNumber}</td>
      <td data-label={texts.status}>
        <StatusSign status={status} />
      </td>
      <td data-label={texts.customer}>
        <div className={css['beside']}>
          {customer.personName}
          {customer.email !== '' && (
            <span className={css['email']}>
              <EmailText email={customer.email} />
            </span>
          )}
        </div>
      </td>
      <td data-label={texts.created}>
        <time dateTime={createdAt} className={css['beside']}>
          {instantText(createdAt)}
        </time>
      </td>
    </tr>
  );
}

const sortLabels = { createdAt: texts.created };

const columns = [
  { key: 'orderId', label: texts.orderId },
  { key: 'orderNumber', label: texts.orderNumber },
  { key: 'status', label: texts.status },
  { key: 'customer', label: texts.customer },
  { key: 'createdAt' },
];

function Counters({ user }: { user: UserWithPermits }) {
  const facts = [
    { term: texts.activePermits, value: user.activePermits },
    { term: texts.totalPermits, value: user.totalPermits },
    { term: texts.created, value: <time dateTime={user.createdAt}>{instantText(user.createdAt)}</time> },
  ];
  return (
    <div className="around-20">
      <Panel>
        <DataList columns={3} facts={facts} />
      </Panel>
    </div>
  );
}

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

function UserOrders({ userId }: { userId: string }) {
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

function OneUser({ userId }: { userId: string }) {
  const user = useQuery(userQuery(userId));
  if (user.data === undefined)
    return (
      <>
        <PageTitle>{texts.user}</PageTitle>
        {/* The error text that the request returned (spec [8]). */}
        {user.error ? (
          <FailedState failure={user.error} onRetry={() => void user.refetch()} pending={user.isFetching} />
        ) : (
          <ListSkeleton />
        )}
      </>
    );
  return (
    <>
      <PageTitle>{user.data.email === '' ? texts.accountWithId(userId) : user.data.email}</PageTitle>
      <Counters user={user.data} />
      <UserOrders userId={userId} />
    </>
  );
}

/** One user's page: counters, and the orders (spec [2]). */
export function UserOrdersPage() {
  const { userId = '' }: SearchTexts = useSearch({ strict: false });
  return (
    <>
      <BackToUsers />
      {userId === '' ? (
        <>
          <PageTitle>{texts.user}</PageTitle>
          <EmptyState title={texts.noUserIsNamed} action={<ButtonLink to="/users">{texts.chooseAUser}</ButtonLink>}>
            {texts.noUserHint}
          </EmptyState>
        </>
      ) : (
        <OneUser key={userId} userId={userId} />
      )}
    </>
  );
}
