import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from '@tanstack/react-router';
import type { UserWithPermits } from '@wideload/contract';
import { actRights } from '@wideload/contract/client';
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
import { EmptyState, FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { UserOrderList } from './user-order-list.tsx';
import { userQuery } from './user-orders.queries.ts';

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

function OneUser({ userId }: { userId: string }) {
  const user = useQuery(userQuery(userId));
  if (user.data === undefined)
    return (
      <>
        <PageTitle>{texts.user}</PageTitle>
        {user.error ? (
          <FailedState failure={user.error} onRetry={() => void user.refetch()} pending={user.isFetching} />
        ) : (
          <ListSkeleton />
        )}
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
      <UserOrderList userId={userId} />
      {user.data.role === 'user' && (
        <div className="above-20">
          <FoldedSection title={statements}>
            <UserStatements userId={userId} />
          </FoldedSection>
        </div>
      )}
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
