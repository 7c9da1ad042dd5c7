import { Link, useSearch } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { Trash2 } from 'lucide-react';
import { instantText } from '../../lib/instant-text.ts';
import type { SearchTexts } from '../../lib/search-codec.ts';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
import { ContinueLink } from './continue-link.tsx';
import css from './order-card.module.css';
import { StatusSign } from './status-sign.tsx';

// It comes right after the list; until then its place is kept.
const OrderAgain = whenOpened(
  async () => (await import('./order-again.tsx')).OrderAgain,
  <Button size="small" disabled>
    Order again
  </Button>,
);

function companyText({ company }: Card): string {
  return company === null ? '' : `${company.name}, ${company.city}, ${company.state} (USDOT ${company.dotNumber})`;
}

function sizeText({ unitCount, permitCount }: Card): string {
  const units = unitCount === 1 ? '1 unit' : `${unitCount} units`;
  return `${units}, ${permitCount === 1 ? '1 permit' : `${permitCount} permits`}`;
}

/** One order of the list. */
export function OrderCard({ order, onDelete }: { order: Card; onDelete: (order: Card) => void }) {
  const list: SearchTexts = useSearch({ strict: false });
  const { customer } = order;
  const facts = [
    { term: 'Customer', value: customer.personName },
    { term: 'Email', value: customer.email },
    { term: 'Phone', value: customer.phone },
    { term: 'Company', value: companyText(order) },
    { term: 'States', value: order.jurisdictions.map(stateName).join(', ') },
    { term: 'Units and permits', value: sizeText(order) },
    { term: 'Created', value: <time dateTime={order.createdAt}>{instantText(order.createdAt)}</time> },
    { term: order.status === 'draft' ? 'Total so far' : 'Total', value: formatDollars(cents(order.totalPrice)) },
  ];
  return (
    <article className={css['card']} aria-labelledby={`order-${order._id}`}>
      <div className={css['head']}>
        <h2 id={`order-${order._id}`} className={css['title']}>
          <Link to="/order_list/order" search={{ orderId: order._id }} state={{ orderList: list }}>
            Order {order.orderNumber}
          </Link>
          {order.title !== '' && <span className={css['name']}>{order.title}</span>}
        </h2>
        <StatusSign status={order.status} />
      </div>
      <DataList columns={3} facts={facts} />
      <div className={css['actions']}>
        {order.status === 'draft' && (
          <>
            <ContinueLink order={order} size="small" />
            <Button look="danger" size="small" onClick={() => onDelete(order)}>
              <Trash2 size={20} aria-hidden="true" />
              Delete
              <span className="visually-hidden">order {order.orderNumber}</span>
            </Button>
          </>
        )}
        <OrderAgain order={order} size="small" />
      </div>
    </article>
  );
}
