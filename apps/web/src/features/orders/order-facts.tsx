import type { Order } from '@wideload/contract';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { instantText } from '../../lib/instant-text.ts';
import { DataList } from '../../ui/data-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel, Section } from '../../ui/panel.tsx';
import css from './order-facts.module.css';
import { UnitFacts } from './unit-facts.tsx';

/** To be read wherever figures of the states' rules are shown. */
export const estimateCaveat =
  'Limits and fees are estimates for reference. The permit that a state issues governs, and limits also depend on route, season, posted bridges and local roads.';

function basicFacts(order: Order) {
  const { customer } = order;
  return [
    { term: 'Order number', value: order.orderNumber },
    { term: 'Order ID', value: order._id },
    { term: 'Order title', value: order.title },
    { term: 'Person', value: customer.personName },
    { term: 'Email', value: customer.email },
    { term: 'Phone', value: customer.phone },
    { term: 'States', value: order.jurisdictions.map(stateName).join(', ') },
    { term: 'Created', value: <time dateTime={order.createdAt}>{instantText(order.createdAt)}</time> },
    { term: 'Last changed', value: <time dateTime={order.updatedAt}>{instantText(order.updatedAt)}</time> },
  ];
}

function companyFacts(company: NonNullable<Order['company']>) {
  return [
    { term: 'Company name', value: company.name },
    { term: 'Usdot number', value: company.dotNumber },
    { term: 'Docket number', value: company.docketNumber },
    { term: 'Street', value: company.street },
    { term: 'City', value: company.city },
    { term: 'State', value: company.state },
    { term: 'Zip', value: company.zip },
    { term: 'Country', value: company.country },
    { term: 'Phone', value: company.phone },
  ];
}

/** A whole order to be read: who, which company, the units with their permits, and the total. */
export function OrderFacts({ order }: { order: Order }) {
  const permitsOf = (unit: string) => order.permits.filter((permit) => permit.unit === unit);
  return (
    <div className={css['facts']}>
      <Panel>
        <Section title="Basic details">
          <DataList columns={3} facts={basicFacts(order)} />
        </Section>
        <Section title="Company">
          {order.company === null ? (
            <p>No company is chosen yet.</p>
          ) : (
            <DataList columns={3} facts={companyFacts(order.company)} />
          )}
        </Section>
      </Panel>
      {order.units.map((unit, index) => (
        <UnitFacts key={unit._id} unit={unit} number={index + 1} permits={permitsOf(unit._id)} order={order.status} />
      ))}
      <p className={css['total']}>
        Order total <strong className={css['figure']}>{formatDollars(cents(order.totalPrice))}</strong>
      </p>
      <Notice>{estimateCaveat}</Notice>
    </div>
  );
}
