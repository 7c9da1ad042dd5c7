import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useSearch, Link, useNavigate } from '@tanstack/react-router';
import type { UserWithPermits, OrderCard } from '@wideload/contract';
import { actRights, userOrderList } from '@wideload/contract/client';
import { ArrowLeft, Plus } from 'lucide-react';
import { formatInstant } from '#lib/format-instant.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { useWayBack } from '#lib/address/use-way-back.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { statements } from '#product/order/charges/statements.texts.ts';
import { UserStatements } from '#product/order/charges/statements.tsx';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import * as texts from './list.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { userQuery, userOrdersQuery } from './user-orders.queries.ts';
import { keepList } from '#lib/address/list-params.ts';
import { StatusSign } from '#product/order/status-sign.tsx';
import { Button } from '#ui/button.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { SortTable, type RowColumn, TableRows } from '#ui/list/sort-table.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
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

function Counters({ user }: { user: UserWithPermits }) {
  const facts = [
    { term: texts.activePermits, value: user.activePermits },
    { term: texts.totalPermits, value: user.totalPermits },
    { term: texts.created, value: <time dateTime={user.createdAt}>{formatInstant(user.createdAt)}</time> },
  ];
  return (
    <div className="above-20 below-20">
      <Panel>
        <DataList columns={3} facts={facts} />
      </Panel>
    </div>
  );
}

const sortLabels = { createdAt: texts.created };

const listColumns = (userId: string): RowColumn<OrderCard>[] => [
  {
    key: 'orderId',
    label: texts.orderId,
    cell: ({ _id }) => (
      <Link to="/users/orders/order" search={{ orderId: _id, userId }} state={keepList} data-open>
        {_id}
      </Link>
    ),
  },
  { key: 'orderNumber', label: texts.orderNumber, cell: ({ orderNumber }) => orderNumber },
  {
    key: 'status',
    label: texts.status,
    cell: ({ status, isRefunded }) => <StatusSign status={status} isRefunded={isRefunded} />,
  },
  {
    key: 'customer',
    label: texts.customer,
    cell: ({ customer: { personName, email } }) => (
      <>
        {personName}
        {email !== '' && (
          <span className="second-line">
            <EmailText email={email} />
          </span>
        )}
      </>
    ),
  },
  { key: 'createdAt', cell: ({ createdAt }) => <time dateTime={createdAt}>{formatInstant(createdAt)}</time> },
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

function UserOrderList({ userId, below }: { userId: string; below: ReactNode }) {
  const list = useList(userOrderList, (params) => userOrdersQuery(userId, params));
  const { search, sort } = list.params;
  const columns = listColumns(userId);
  return (
    <ListPart
      list={list}
      look="table"
      searchLabel={texts.searchByOrderId}
      sortLabels={sortLabels}
      empty={<NoOrders search={search} userId={userId} />}
      below={below}
    >
      {(items) => (
        <SortTable
          caption={texts.ordersOfThisUser}
          columns={columns}
          labels={sortLabels}
          sort={sort}
          onSort={list.setSort}
        >
          <TableRows isList rows={items} columns={columns} labels={sortLabels} toKey={({ _id }) => _id} />
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
        {user.error ? <FailedQuery query={user} /> : <ListSkeleton />}
      </>
    );
  return (
    <>
      <PageTitle
        action={
          user.data.role === 'user' &&
          user.data.email !== '' && (
            <ForDesk right={actRights.workForCarrier} what={texts.startAnOrder}>
              <ButtonLink to="/users/orders/new" search={{ userId }} look="primary">
                <Plus size={20} aria-hidden="true" />
                {texts.startAnOrder}
              </ButtonLink>
            </ForDesk>
          )
        }
      >
        {user.data.email === '' ? texts.accountWithId(userId) : user.data.email}
      </PageTitle>
      <Counters user={user.data} />
      <UserOrderList
        userId={userId}
        below={
          user.data.role === 'user' && (
            <div className="above-20">
              <FoldedSection title={statements}>
                <UserStatements userId={userId} />
              </FoldedSection>
            </div>
          )
        }
      />
    </>
  );
}

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
