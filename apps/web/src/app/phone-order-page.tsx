import { useQuery } from '@tanstack/react-query';
import { useSearch, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { actRights, userList } from '@wideload/contract/client';
import type { UserWithPermits } from '@wideload/contract';
import { userQuery } from '#features/admin/order/list/user-orders.queries.ts';
import * as texts from '#features/admin/users/phone-order.texts.ts';
import { OrderWizardPage } from '#features/wizard/order-wizard-page.tsx';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { recordDrawers } from './record-drawers.ts';
import { Button } from '#ui/button.tsx';
import { createLazyPart } from '#ui/overlay/lazy-part.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { SortTable } from '#ui/list/sort-table.tsx';
import { formatCarrier, formatName, userPageQuery } from '#features/admin/users/users.ts';
import { ButtonLink } from '#ui/button-link.tsx';

const NewCarrier = createLazyPart(async () => (await import('#features/admin/users/new-carrier.tsx')).NewCarrierModal);

const HandOverModal = createLazyPart(
  async () => (await import('#features/admin/users/hand-over-modal.tsx')).HandOverModal,
);

/** On every step, so that an admin always sees whose order it is. */
function ClerkBanner({ user }: { user: UserWithPermits }) {
  return (
    <Notice tone="warn" title={texts.workingFor(formatCarrier(user))} className="below-20">
      <p>{texts.workingForHint}</p>
      <Link to="/users/orders" search={{ userId: user._id }}>
        {texts.backToTheUser}
      </Link>
    </Notice>
  );
}

function OwnerPays() {
  return <p>{texts.ownerReviewed}</p>;
}

/** A paid order leaves the wizard of an admin. */
function NoFacts() {
  return null;
}

const labels = { email: texts.email, name: texts.name, phone: texts.phone };
const columns = [{ key: 'email' }, { key: 'companies', label: texts.companies }, { key: 'name' }, { key: 'phone' }];

function ChooseCarrier() {
  const list = useList(userList, (params) => userPageQuery({ ...params, role: 'user', by: 'carrier' }));
  const navigate = useNavigate();
  const { search, sort } = list.params;
  const [isNew, setNew] = useState(false);
  const showAll = <Button onClick={() => void navigate({ to: '/users/orders/new' })}>{texts.showAllUsers}</Button>;
  return (
    <>
      <PageTitle intro={texts.chooseHint} action={<Button onClick={() => setNew(true)}>{texts.newCarrier}</Button>}>
        {texts.forWhom}
      </PageTitle>
      {isNew && <NewCarrier said={search} onClose={() => setNew(false)} />}
      <ListPart
        list={list}
        look="table"
        searchLabel={texts.searchCarriers}
        sortLabels={labels}
        empty={
          search === '' ? (
            <EmptyState title={texts.noUsers} />
          ) : (
            <EmptyState title={texts.nobodyFound(search)} action={showAll} />
          )
        }
      >
        {(users) => (
          <SortTable caption={texts.forWhom} columns={columns} labels={labels} sort={sort} onSort={list.setSort}>
            {users.map((user) => (
              <tr key={user._id} data-row>
                <th scope="row" data-label={texts.email}>
                  <Link to="/users/orders/new" search={{ userId: user._id }} className="strong" data-open>
                    <EmailText email={user.email} />
                  </Link>
                </th>
                <td data-label={texts.companies} className="breakable">
                  {user.companies?.join(', ')}
                </td>
                <td data-label={texts.name}>{formatName(user)}</td>
                <td data-label={texts.phone} className="nowrap">
                  {user.phone}
                </td>
              </tr>
            ))}
          </SortTable>
        )}
      </ListPart>
    </>
  );
}

/** The draft of the address is paid, deleted, the carrier's own, or another carrier's. */
function NoPhoneOrder({ userId }: { userId: string }) {
  return (
    <>
      <PageTitle>{texts.noSuchOrder}</PageTitle>
      <EmptyState
        title={texts.notEditable}
        action={
          <ButtonLink to="/users/orders" search={{ userId }}>
            {texts.showTheOrders}
          </ButtonLink>
        }
      >
        {texts.notEditableHint}
      </EmptyState>
    </>
  );
}

function OrderFor({ user }: { user: UserWithPermits }) {
  return (
    <>
      <ClerkBanner user={user} />
      <OrderWizardPage
        paymentStep={OwnerPays}
        orderFacts={NoFacts}
        drawers={recordDrawers}
        clerk={{
          owner: user,
          HandOver: HandOverModal,
          noOrder: <NoPhoneOrder userId={user._id} />,
        }}
      />
    </>
  );
}

function OneCarrier({ userId }: { userId: string }) {
  // Kept while the wizard is open: a refetch of the account must not touch the form.
  const found = useQuery({ ...userQuery(userId), staleTime: Infinity });
  const { data: user, error } = found;
  if (user?.role === 'user' && user.email !== '') return <OrderFor user={user} />;
  if (user !== undefined || error?.status === 404 || error?.status === 400)
    return (
      <>
        <PageTitle>{texts.startPhoneOrder}</PageTitle>
        <EmptyState title={texts.noSuchUser}>{texts.noSuchUserHint}</EmptyState>
      </>
    );
  if (error === null) return <ListSkeleton label={texts.loadingTheUser} />;
  return <FailedQuery query={found} />;
}

export function PhoneOrderPage() {
  const { userId }: SearchTexts = useSearch({ strict: false });
  return (
    <ForDesk right={actRights.workForCarrier} what={texts.startPhoneOrder}>
      {userId === undefined ? <ChooseCarrier /> : <OneCarrier key={userId} userId={userId} />}
    </ForDesk>
  );
}
