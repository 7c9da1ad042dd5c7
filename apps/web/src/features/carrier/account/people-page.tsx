import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { AccountJoinsSection } from './account-joins.tsx';
import { InvitationsToYou, YourAccounts } from './own-accounts.tsx';
import { OpenInvitations, PeopleOfAccount } from './people-of-account.tsx';
import { accountsQuery, joinsQuery, peopleQuery } from '#product/account/people.queries.ts';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import * as texts from './people.texts.ts';
import type { AccountOfPerson, Recipient } from '@wideload/contract';
import { recipients } from '@wideload/contract/client';
import { formatRecipient } from '@wideload/domain';
import { call } from '#lib/api/api.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import { useRight } from '#product/account/own-rights.tsx';
import { Button } from '#ui/button.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { Sign } from '#ui/sign.tsx';
import { recipientsQuery } from './recipients.queries.ts';
import * as recipientsTexts from './recipients.texts.ts';

const InviteDrawer = createLazyPart(async () => (await import('./people-drawers.tsx')).InviteDrawer);

const RecipientDrawer = createLazyPart(async () => (await import('./people-drawers.tsx')).RecipientDrawer);

type RowProps = { recipient: Recipient; mayChange: boolean; onRemove: () => void };

function RecipientRow({ recipient: { name, to, events, hasOptedOut }, mayChange, onRemove }: RowProps) {
  return (
    <li className="spread align-center">
      <div>
        <p className="bold breakable">
          {name} {hasOptedOut && <Sign kind="no">{recipientsTexts.optedOut}</Sign>}
        </p>
        <p className="hint breakable">{formatRecipient(to)}</p>
        <p className="hint">
          {hasOptedOut
            ? recipientsTexts.whatOptedOutMeans
            : events.map((event) => recipientsTexts.eventNames[event]).join(', ')}
        </p>
      </div>
      {mayChange && (
        <Button size="small" look="danger" onClick={onRemove} aria-label={recipientsTexts.removeNamed(name)}>
          {recipientsTexts.remove}
        </Button>
      )}
    </li>
  );
}

/** Recipients of news who are no people of the account. */
function RecipientList() {
  const list = useQuery(recipientsQuery);
  const mayChange = useRight('dispatcher');
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Recipient | null>(null);
  const items = list.data?.items ?? [];
  return (
    <Section
      title={recipientsTexts.others}
      intro={recipientsTexts.othersIntro}
      action={mayChange && <Button onClick={() => setAdding(true)}>{recipientsTexts.addOther}</Button>}
    >
      {list.isPending && <ListSkeleton rows={1} />}
      <FailedQuery query={list} />
      {list.data && items.length === 0 && <p className="muted">{recipientsTexts.noOthers}</p>}
      {items.length > 0 && (
        <Panel>
          <ul className="rows">
            {items.map((recipient) => (
              <RecipientRow
                key={recipient._id}
                recipient={recipient}
                mayChange={mayChange}
                onRemove={() => setRemoved(recipient)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {isAdding && <RecipientDrawer onClose={() => setAdding(false)} />}
      {removed && (
        <DeleteRecord
          title={recipientsTexts.removeQuestion(removed.name)}
          confirm={recipientsTexts.remove}
          remove={() => call(recipients.remove, { params: { id: removed._id } })}
          stale={recipientsQuery.queryKey}
          successText={recipientsTexts.removed}
          onClose={() => setRemoved(null)}
          onDeleted={() => setRemoved(null)}
        >
          <p>{recipientsTexts.whatRemovalDoes}</p>
        </DeleteRecord>
      )}
    </Section>
  );
}

const findCurrent = (items: readonly AccountOfPerson[]) => items.find(({ isCurrent }) => isCurrent);

/** Loads the parts that would move others if they came late. Only owners join accounts. */
function loadParts(client: QueryClient): Promise<unknown>[] {
  const accounts = client.ensureQueryData(accountsQuery);
  const joins = accounts.then(({ items }) =>
    findCurrent(items)?.role === 'owner' ? client.ensureQueryData(joinsQuery) : null,
  );
  return [client.ensureQueryData(peopleQuery), client.ensureQueryData(recipientsQuery), joins];
}

export function PeoplePage() {
  const client = useQueryClient();
  const isReady = useLoadedAhead(['people'], () => loadParts(client));
  return (
    <>
      <PageTitle>{texts.people}</PageTitle>
      {isReady ? <People /> : <ListSkeleton />}
    </>
  );
}

function People() {
  const [isInviting, setInviting] = useState(false);
  const list = useQuery(peopleQuery);
  const accounts = useQuery(accountsQuery);
  const failed = [list, accounts].find(({ error }) => error !== null);
  const current = findCurrent(accounts.data?.items ?? []);
  const canManage = current?.role === 'owner';
  return (
    <>
      {failed && <FailedQuery query={failed} />}
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
