import { Link } from '@tanstack/react-router';
import { getStepByKey } from '@wideload/domain';
import * as texts from './order-details.texts.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import type { DraftState } from '../draft/draft-store.ts';
import type { WizardSlots } from '../wizard-slots.ts';

export function OrderDetailsStep({ state, slot }: { state: DraftState; slot: WizardSlots['orderFacts'] }) {
  const { order } = state;
  if (order === null) return null;
  return (
    <>
      <PageTitle>{getStepByKey('order-details').title}</PageTitle>
      <Notice tone="ok" title={texts.thankYou} className="below-20">
        <p>{texts.mailedTo(order.customer.email)}</p>
      </Notice>
      <DataList
        facts={[
          {
            term: texts.orderNumber,
            value: (
              <Link to="/order_list/order" search={{ orderId: order._id }}>
                {order.orderNumber}
              </Link>
            ),
          },
          { term: texts.orderId, value: order._id },
        ]}
      />
      <div className="stack gap-20 above-28">{slot({ order })}</div>
      <p className="above-28">
        <ButtonLink to="/order_list" look="primary">
          {texts.backToMainPage}
        </ButtonLink>
      </p>
    </>
  );
}
