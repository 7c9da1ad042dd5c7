import { useQuery } from '@tanstack/react-query';
import type { Order, PaymentIntent } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import type { ReactNode } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { OrderCharges } from '#product/order/charges/lazy-charges.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { billingQuery } from '../orders.queries.ts';

type Billing = PaymentIntent & { paidAt: string | null; receipt: string };

function toBillingFacts({ amount, paidAt, receipt, charges }: Billing, { isRefunded, totalPrice }: Order) {
  const billing = charges.data[0]?.billing_details;
  const address = billing?.address;
  const place = [address?.line1, address?.city, address?.state, address?.postal_code, address?.country];
  return [
    { term: texts.orderTotal, value: formatDollars(cents(totalPrice)) },
    { term: isRefunded ? texts.charged : texts.paid, value: formatDollars(cents(amount)) },
    { term: texts.date, value: paidAt === null ? null : <time dateTime={paidAt}>{formatInstant(paidAt)}</time> },
    { term: texts.receiptNumber, value: receipt },
    { term: texts.name, value: billing?.name },
    { term: texts.email, value: billing?.email },
    { term: texts.phone, value: billing?.phone },
    { term: texts.address, value: place.filter((part) => typeof part === 'string' && part !== '').join(', ') },
  ];
}

type Props = {
  order: Order;
  /** What was paid or given back since. */
  children?: ReactNode;
};

/** All money of the order: the receipt, and what the states will charge on top. */
export function BillingFacts({ order, children }: Props) {
  const billing = useQuery(billingQuery(order._id));
  return (
    <Panel>
      <Section title={texts.billingDetails}>
        {billing.isPending && <ListSkeleton rows={1} />}
        {billing.error && (
          <FailedState failure={billing.error} onRetry={() => void billing.refetch()} pending={billing.isFetching} />
        )}
        {billing.data && <DataList columns={3} facts={toBillingFacts(billing.data, order)} />}
        <div className="above-12">
          <OrderCharges order={order} isFolded />
        </div>
        {children}
      </Section>
    </Panel>
  );
}
