import * as texts from './no-order.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';

/** The order of the address does not exist or belongs to another user, so there is no retry. */
export function NoOrder() {
  return (
    <>
      <PageTitle>{texts.orderNotFound}</PageTitle>
      <EmptyState
        title={texts.noSuchOrder}
        action={
          <ButtonLink to="/order_list" look="outlined">
            {texts.showAllOrders}
          </ButtonLink>
        }
      >
        {texts.noSuchOrderHint}
      </EmptyState>
    </>
  );
}
