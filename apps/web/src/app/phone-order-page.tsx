import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { actRights } from '@wideload/contract/client';
import type { UserWithPermits } from '@wideload/contract';
import { userQuery } from '#features/admin/order/list/user-orders.queries.ts';
import { ChooseCarrier, NoPhoneOrder } from '#features/admin/users/choose-carrier.tsx';
import { HandOverModal, ClerkBanner } from '#features/admin/users/hand-over-modal.tsx';
import * as texts from '#features/admin/users/phone-order.texts.ts';
import { OrderWizardPage } from '#features/wizard/order-wizard-page.tsx';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { EmptyState, FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { recordDrawers } from './record-drawers.ts';

function OwnerPays() {
  return <p>{texts.ownerReviewed}</p>;
}

/** A paid order leaves the wizard of an admin. */
function NoFacts() {
  return null;
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
  const { data: user, error, refetch, isFetching } = useQuery({ ...userQuery(userId), staleTime: Infinity });
  if (user?.role === 'user' && user.email !== '') return <OrderFor user={user} />;
  if (user !== undefined || error?.status === 404 || error?.status === 400)
    return (
      <>
        <PageTitle>{texts.startPhoneOrder}</PageTitle>
        <EmptyState title={texts.noSuchUser}>{texts.noSuchUserHint}</EmptyState>
      </>
    );
  if (error === null) return <ListSkeleton label={texts.loadingTheUser} />;
  return <FailedState failure={error} onRetry={() => void refetch()} pending={isFetching} />;
}

export function PhoneOrderPage() {
  const { userId }: SearchTexts = useSearch({ strict: false });
  return (
    <ForDesk right={actRights.workForCarrier} what={texts.startPhoneOrder}>
      {userId === undefined ? <ChooseCarrier /> : <OneCarrier key={userId} userId={userId} />}
    </ForDesk>
  );
}
