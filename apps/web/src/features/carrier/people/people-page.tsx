import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { AccountJoinsSection } from './account-joins.tsx';
import { InvitationsToYou, YourAccounts } from './own-accounts.tsx';
import { OpenInvitations, PeopleOfAccount } from './people-of-account.tsx';
import { RecipientList } from './recipient-list.tsx';
import { accountsQuery, peopleQuery } from '#product/account/people.queries.ts';
import * as texts from './people.texts.ts';

const InviteDrawer = createLazyPart(async () => (await import('./people-drawers.tsx')).InviteDrawer);

export function PeoplePage() {
  const [isInviting, setInviting] = useState(false);
  const list = useQuery(peopleQuery);
  const accounts = useQuery(accountsQuery);
  const failed = [list, accounts].find(({ error }) => error !== null);
  const current = accounts.data?.items.find(({ isCurrent }) => isCurrent);
  const canManage = current?.role === 'owner';
  return (
    <>
      <PageTitle>{texts.people}</PageTitle>
      {failed?.error && <FailedState failure={failed.error} onRetry={() => void failed.refetch()} />}
      {!failed && !(list.data && accounts.data) && <ListSkeleton />}
      {accounts.data && <InvitationsToYou invitations={accounts.data.invitations} />}
      {list.data && current && (
        <>
          <PeopleOfAccount
            items={list.data.items}
            account={current.name}
            canManage={canManage}
            onInvite={() => setInviting(true)}
          />
          <OpenInvitations invitations={list.data.invitations} canManage={canManage} />
        </>
      )}
      {current && <RecipientList />}
      {accounts.data && <YourAccounts accounts={accounts.data.items} />}
      {canManage && <AccountJoinsSection />}
      {isInviting && <InviteDrawer onClose={() => setInviting(false)} />}
    </>
  );
}
