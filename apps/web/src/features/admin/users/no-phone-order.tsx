import * as texts from './phone-order.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';

/** The draft of the address is paid, deleted, the carrier's own, or another carrier's. */
export function NoPhoneOrder({ userId }: { userId: string }) {
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
