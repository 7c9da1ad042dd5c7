import { stepByKey } from '@wideload/domain';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { DataList } from '../../../../ui/data-list.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import type { DraftState } from '../../draft-store.ts';
import type { WizardSlots } from '../../wizard-slots.ts';
import css from './order-details-step.module.css';

/** Step 7: the order is paid. The way back leads to the list, not into the wizard. */
export function OrderDetailsStep({ state, slot }: { state: DraftState; slot: WizardSlots['orderFacts'] }) {
  const { order } = state;
  if (order === null) return null;
  return (
    <>
      <PageTitle>{stepByKey('order-details').title}</PageTitle>
      <Notice tone="ok" title="Thank you, your order is paid" className={css['notice']}>
        <p>
          The details were e-mailed to {order.customer.email}. You can track the status of the order here in the web app
          or in a mobile app.
        </p>
      </Notice>
      <DataList
        facts={[
          { term: 'Order number', value: order.orderNumber },
          { term: 'Order ID', value: order._id },
        ]}
      />
      <div className={css['facts']}>{slot({ order })}</div>
      <p className={css['back']}>
        <ButtonLink to="/order_list" look="primary">
          Back to the main page
        </ButtonLink>
      </p>
    </>
  );
}
