import { Link } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { isPlaced, cents, formatDollars, stateName } from '@wideload/domain';
import { memo } from 'react';
import { keepList } from '#lib/address/list-params.ts';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './orders.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './order-card.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderNeeds } from './order-needs.tsx';
import { formatTripLines } from './trip-lines.ts';
import { StateStatusSigns } from '#product/order/state-signs.tsx';
import { StartedBy } from '#product/order/started-by.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';

function formatCompany({ company }: Card): string {
  return company === null ? '' : texts.companyLine(company);
}

function formatSize({ status, unitCount, permitCount, issuedCount }: Card): string {
  const permits = isPlaced(status) ? texts.issuedOf(issuedCount, permitCount) : texts.permitsOf(permitCount);
  return `${texts.unitsOf(unitCount)}, ${permits}`;
}

type OrderCardProps = { order: Card; onDelete: (order: Card) => void };

export const OrderCard = memo(function OrderCard({ order, onDelete }: OrderCardProps) {
  const { customer } = order;
  const isDraft = !isPlaced(order.status);
  const tripLines = formatTripLines(order);
  const facts = [
    { term: texts.customer, value: customer.personName },
    { term: texts.email, value: customer.email },
    { term: texts.phone, value: customer.phone },
    { term: texts.company, value: formatCompany(order) },
    {
      term: texts.states,
      value: isDraft ? order.jurisdictions.map(stateName).join(', ') : <StateStatusSigns states={order.states} />,
    },
    ...(tripLines.length === 0 ? [] : [{ term: texts.trip, value: tripLines.join('. ') }]),
    { term: texts.unitsAndPermits, value: formatSize(order) },
    { term: texts.created, value: <time dateTime={order.createdAt}>{formatInstant(order.createdAt)}</time> },
    { term: isDraft ? texts.totalSoFar : texts.total, value: formatDollars(cents(order.totalPrice)) },
  ];
  return (
    <article className={css['card']} aria-labelledby={`order-${order._id}`} data-row="">
      <div className="in-row between align-start gap-20 ruled-below">
        <h2 id={`order-${order._id}`} className={classNames('text-row shrinks', css['title'])}>
          <Link to="/order_list/order" search={{ orderId: order._id }} state={keepList} data-open="">
            {texts.orderHeading(order.orderNumber)}
          </Link>
          {order.title !== '' && <span className="shrinks breakable medium size-body">{order.title}</span>}
        </h2>
        <StatusSign status={order.status} isRefunded={order.isRefunded} />
      </div>
      <StartedBy order={order} />
      <OrderNeeds order={order} />
      <DataList columns={3} facts={facts} />
      <OrderActions order={order} onDelete={onDelete} />
    </article>
  );
});
