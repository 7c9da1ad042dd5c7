import { Link } from '@tanstack/react-router';
import type { OrderFile } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { instantText } from '../../../lib/instant-text.ts';
import { DataList } from '../../../ui/data-list.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel, Section } from '../../../ui/panel.tsx';

function time(instant: string | null) {
  return instant === null ? '' : <time dateTime={instant}>{instantText(instant)}</time>;
}

function orderFacts(order: OrderFile) {
  return [
    { term: 'Order number', value: order.orderNumber },
    { term: 'Order ID', value: order._id },
    { term: 'Order title', value: order.title },
    { term: 'States', value: order.jurisdictions.map(stateName).join(', ') },
    { term: 'Created', value: time(order.createdAt) },
    { term: 'Paid', value: time(order.paidAt) },
    { term: 'Last changed', value: time(order.updatedAt) },
  ];
}

function customerFacts({ customer, user }: OrderFile) {
  const account = (
    <Link to="/users/orders" search={{ userId: user._id }}>
      {user.email}
    </Link>
  );
  return [
    { term: 'Person', value: customer.personName },
    { term: 'Email', value: customer.email },
    { term: 'Phone', value: customer.phone },
    { term: 'Account', value: user.isDeleted ? 'Deleted' : account },
  ];
}

function companyFacts(company: NonNullable<OrderFile['company']>) {
  return [
    { term: 'Company name', value: company.name },
    { term: 'Usdot number', value: company.dotNumber },
    { term: 'Docket number', value: company.docketNumber },
    { term: 'Street', value: company.street },
    { term: 'City', value: [company.city, company.state, company.zip].filter((part) => part !== '').join(', ') },
    { term: 'Phone', value: company.phone },
    { term: 'Email', value: company.email },
  ];
}

/** Which order it is, who ordered it, and for which company. */
export function OrderCustomer({ order }: { order: OrderFile }) {
  return (
    <Panel>
      <Section title="Customer">
        {order.user.isDeleted && (
          <Notice>The account is deleted. Nobody is told of what happens to this order any more.</Notice>
        )}
        <DataList columns={2} facts={customerFacts(order)} />
      </Section>
      <Section title="Company">
        {order.company === null ? (
          <p>No company is chosen yet.</p>
        ) : (
          <DataList columns={2} facts={companyFacts(order.company)} />
        )}
      </Section>
      <Section title="Order">
        <DataList columns={2} facts={orderFacts(order)} />
      </Section>
    </Panel>
  );
}
