import { Link } from '@tanstack/react-router';
import type { OrderCard } from '@wideload/contract';
import { isPlaced, cents, formatDollars, formatPoNumber } from '@wideload/domain';
import { memo } from 'react';
import { keepList } from '#lib/address/list-params.ts';
import { findToday } from '#lib/today.ts';
import { formatShortDay } from '#product/permit/format-day.ts';
import { StateSigns, StateStatusSigns } from '#product/order/state-signs.tsx';
import { formatStarter } from '#product/order/started-by.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';
import { SortTable, type SortTableProps } from '#ui/list/sort-table.tsx';
import * as texts from './orders.texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderNeeds } from './order-needs.tsx';
import css from './order-table.module.css';
import { formatLeaving, formatWay } from './trip-lines.ts';

export const sortLabels = { orderNumber: texts.order, leaves: texts.leavesColumn };

const columns = [
  { key: 'orderNumber', width: '21%' },
  { key: 'leaves', width: '13%' },
  { key: 'trip', label: texts.tripAndStates, width: '17%' },
  { key: 'needs', label: texts.needsYou, width: '11%' },
  { key: 'status', label: texts.status, width: '11%' },
  { key: 'customer', label: texts.company, width: '8%', className: css['customer'] },
  { key: 'total', label: texts.total, figure: true, width: '7%' },
  { key: 'actions', label: <span className="visually-hidden">{texts.actions}</span>, width: '12%' },
];

type OnDelete = (order: OrderCard) => void;
type OrderTableProps<Sort extends string> = Pick<SortTableProps<Sort>, 'sort' | 'onSort'> & {
  orders: readonly OrderCard[];
  onDelete: OnDelete;
};

/** Rows of two lines, so that a screen shows a dozen orders. */
export function OrderTable<Sort extends string>({ orders, onDelete, ...sorting }: OrderTableProps<Sort>) {
  return (
    <SortTable caption={texts.ownOrders} columns={columns} labels={sortLabels} {...sorting}>
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} onDelete={onDelete} />
      ))}
    </SortTable>
  );
}

type OrderRowProps = { order: OrderCard; onDelete: OnDelete };

const OrderRow = memo(function OrderRow({ order, onDelete }: OrderRowProps) {
  const { _id, orderNumber, title, poNumber, status, isRefunded, createdAt, customer, company } = order;
  const isDraft = !isPlaced(status);
  const { unitCount, permitCount, issuedCount } = order;
  const permits = isDraft ? texts.permitsOf(permitCount) : texts.issuedOf(issuedCount, permitCount);
  return (
    <tr className={css['row']} data-row>
      <th scope="row">
        <span className={css['line']}>
          <Link to="/order_list/order" search={{ orderId: _id }} state={keepList} className="strong nowrap" data-open>
            {texts.orderHeading(orderNumber)}
          </Link>{' '}
          <span className="size-small muted">{`${texts.created} ${formatShortDay(findToday(new Date(createdAt)))}`}</span>
        </span>
        <Line words={[title, formatPoNumber(poNumber), formatStarter(order)]} />
      </th>
      <td className="size-small">{formatLeaving(order)}</td>
      <td>
        {isDraft ? <StateSigns states={order.jurisdictions} /> : <StateStatusSigns states={order.states} />}
        <Line words={[formatWay(order)]} />
      </td>
      <td>
        <OrderNeeds order={order} />
      </td>
      <td className={css['status']}>
        <StatusSign status={status} isRefunded={isRefunded} />
        <Line words={[permits, texts.unitsOf(unitCount)]} />
      </td>
      <td className={css['customer']}>
        <span className={css['line']} title={company?.name}>
          {company?.name}
        </span>
        <Line words={[customer.personName, customer.phone, customer.email]} />
      </td>
      <td data-figure>
        {formatDollars(cents(order.totalPrice))}
        <Line words={[isDraft ? texts.soFar : null]} />
      </td>
      <td>
        <OrderActions order={order} short onDelete={onDelete} />
      </td>
    </tr>
  );
});

/** The second line of a cell; what has no room is in its title. */
function Line({ words }: { words: readonly (string | null)[] }) {
  const line = words.filter(Boolean).join(', ');
  return line === '' ? null : (
    <span className={`second-line ${css['line']}`} title={line}>
      {line}
    </span>
  );
}
