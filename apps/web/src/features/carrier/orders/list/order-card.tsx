import { Link, useSearch } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { formatInstant } from '../../../../lib/format-instant.ts';
import type { SearchTexts } from '../../../../lib/address/search-codec.ts';
import * as texts from '../orders.texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { DataList } from '../../../../ui/list/data-list.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { ContinueLink } from '../continue-link.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import css from './order-card.module.css';
import { StatusSign } from '../../../../product/status/status-sign.tsx';

const OrderAgain = createLazyPart(
  async () => (await import('../order-again.tsx')).OrderAgain,
  <Button size="small" disabled>
    {texts.orderAgain}
  </Button>,
);

function formatCompany({ company }: Card): string {
  return company === null ? '' : texts.companyLine(company);
}

function formatSize({ unitCount, permitCount }: Card): string {
  return `${texts.unitsOf(unitCount)}, ${texts.permitsOf(permitCount)}`;
}

export function OrderCard({ order, onDelete }: { order: Card; onDelete: (order: Card) => void }) {
  const list: SearchTexts = useSearch({ strict: false });
  const { customer } = order;
  const facts = [
    { term: texts.customer, value: customer.personName },
    { term: texts.email, value: customer.email },
    { term: texts.phone, value: customer.phone },
    { term: texts.company, value: formatCompany(order) },
    { term: texts.states, value: order.jurisdictions.map(stateName).join(', ') },
    { term: texts.unitsAndPermits, value: formatSize(order) },
    { term: texts.created, value: <time dateTime={order.createdAt}>{formatInstant(order.createdAt)}</time> },
    { term: order.status === 'draft' ? texts.totalSoFar : texts.total, value: formatDollars(cents(order.totalPrice)) },
  ];
  return (
    <article className={css['card']} aria-labelledby={`order-${order._id}`} data-row="">
      <div className="in-row between align-start gap-20 ruled-below">
        <h2 id={`order-${order._id}`} className={classNames('text-row shrinks', css['title'])}>
          <Link to="/order_list/order" search={{ orderId: order._id }} state={{ orderList: list }} data-open="">
            {texts.orderHeading(order.orderNumber)}
          </Link>
          {order.title !== '' && <span className="shrinks breakable medium size-body">{order.title}</span>}
        </h2>
        <StatusSign status={order.status} />
      </div>
      <DataList columns={3} facts={facts} />
      <div className="cluster">
        {order.status === 'draft' && (
          <>
            <ContinueLink order={order} size="small" />
            <Button look="danger" size="small" onClick={() => onDelete(order)}>
              {texts.remove}
              <span className="visually-hidden">{texts.thisOrder(order.orderNumber)}</span>
            </Button>
          </>
        )}
        <OrderAgain order={order} size="small" />
      </div>
    </article>
  );
}
