import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import type { OrderCard, UserWithPermits } from '@wideload/contract';
import { pageSizes, userOrderList } from '@wideload/contract/client';
import { ArrowLeft } from 'lucide-react';
import { instantText } from '../../../../lib/instant-text.ts';
import { useListParams, type ListParams } from '../../../../lib/address/list-params.ts';
import type { SearchTexts } from '../../../../lib/address/search-codec.ts';
import { useWayBack } from '../../../../lib/address/use-way-back.ts';
import * as texts from './list.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { DataList } from '../../../../ui/list/data-list.tsx';
import { EmailText } from '../../../../ui/email-text.tsx';
import { EmptyState, FailedState, ListSkeleton, ListStates } from '../../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../../ui/list/pagination.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { SortHead } from '../../../../ui/list/sort-head.tsx';
import { SortSelect } from '../../../../ui/list/sort-select.tsx';
import { Table } from '../../../../ui/list/table.tsx';
import { StatusSign } from '../../../../product/status/status-sign.tsx';
import css from './user-orders-page.module.css';
import { userOrdersQuery, userQuery } from './user-orders.queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page and search of the users' list, to go back to. */
    userList?: SearchTexts;
  }
}

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

function BackToUsers() {
  const list = useLocation({ select: ({ state }) => state.userList });
  const { onClick } = useWayBack(list !== undefined);
  return (
    <div className={css['back']}>
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

type Sort = ListParams<typeof userOrderList>['sort'];

function OrderTable({
  items,
  userId,
  sort,
  onSort,
}: {
  items: readonly OrderCard[];
  userId: string;
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  return (
    <Table caption={texts.ordersOfThisUser}>
      <thead>
        <tr>
          <th scope="col">{texts.orderId}</th>
          <th scope="col">{texts.orderNumber}</th>
          <th scope="col">{texts.status}</th>
          <th scope="col">{texts.customer}</th>
          <SortHead label={texts.created} by="createdAt" sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody>
        {items.map((order) => (
          <Row key={order._id} order={order} userId={userId} />
        ))}
      </tbody>
    </Table>
  );
}

function Counters({ user }: { user: UserWithPermits }) {
  const facts = [
    { term: texts.activePermits, value: user.activePermits },
    { term: texts.totalPermits, value: user.totalPermits },
    { term: texts.created, value: <time dateTime={user.createdAt}>{instantText(user.createdAt)}</time> },
  ];
  return (
    <div className={css['counters']}>
      <Panel>
        <DataList columns={3} facts={facts} />
      </Panel>
    </div>
  );
}

function UserOrders({ user }: { user: UserWithPermits }) {
  const { _id: userId } = user;
  const { params, setSearch, setPage, setSort, setPageSize } = useListParams(userOrderList);
  const list = useQuery(userOrdersQuery(userId, params));
  const navigate = useNavigate();
  const showAll = () => void navigate({ to: '/users/orders', search: { userId } });
  return (
    <>
      <div className={css['find']}>
        <SearchField label={texts.searchByOrderId} value={params.search} onSearch={setSearch} delay={searchDelay} />
        <SortSelect labels={{ createdAt: texts.created }} sort={params.sort} onSort={setSort} />
      </div>
      <div className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={
            params.search === '' ? (
              <EmptyState title={texts.noOrdersYet}>{texts.noOrdersOfUserHint}</EmptyState>
            ) : (
              <EmptyState title={texts.noOrderFits} action={<Button onClick={showAll}>{texts.showAllOrders}</Button>}>
                {texts.nothingFoundOfUser(params.search)}
              </EmptyState>
            )
          }
        >
          {(items) => <OrderTable items={items} userId={userId} sort={params.sort} onSort={setSort} />}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && (
        <Pagination {...list.data} onPage={setPage} pageSizes={pageSizes} onPageSize={setPageSize} />
      )}
    </>
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
      <UserOrders user={user.data} />
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
