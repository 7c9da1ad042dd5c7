import { Link } from '@tanstack/react-router';
import type { OrderCard } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { memo } from 'react';
import { keepList } from '#lib/address/list-params.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { StateSigns, StateStatusSigns } from '#product/order/state-signs.tsx';
import { formatStarter } from '#product/order/started-by.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { SortTable, type SortTableProps } from '#ui/list/sort-table.tsx';
import * as texts from './orders.texts.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderReasons } from './order-reasons.tsx';
import css from './order-table.module.css';
import { formatTripLines } from './trip-lines.ts';

const sortLabels = { orderNumber: texts.order };

const columns = [
  { key: 'orderNumber', width: '18%' },
  { key: 'status', label: texts.statusAndPermits, width: '14%' },
  { key: 'customer', label: texts.customerAndCompany },
  { key: 'trip', label: texts.tripAndStates, width: '26%' },
  { key: 'total', label: texts.total, figure: true },
  { key: 'actions', label: <span className="visually-hidden">{texts.actions}</span>, width: '1%' },
];

type OnDelete = (order: OrderCard) => void;
type OrderTableProps<Sort extends string> = Pick<SortTableProps<Sort>, 'sort' | 'onSort'> & {
  orders: readonly OrderCard[];
  onDelete: OnDelete;
};

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
  const starter = formatStarter(order);
  const isDraft = status === 'draft';
  const { unitCount, permitCount, issuedCount } = order;
  const permits = isDraft ? texts.permitsOf(permitCount) : texts.issuedOf(issuedCount, permitCount);
  return (
    <tr className={css['row']} data-row>
      <th scope="row">
        <Link to="/order_list/order" search={{ orderId: _id }} state={keepList} className="strong nowrap" data-open>
          {texts.orderHeading(orderNumber)}
        </Link>
        {title !== '' && <span className={css['title']}>{title}</span>}
        <Lines
          lines={[...(poNumber === '' ? [] : [texts.poNumber(poNumber)]), ...(starter === null ? [] : [starter])]}
        />
        <time dateTime={createdAt} className="second-line">
          {formatInstant(createdAt)}
        </time>
      </th>
      <td>
        <StatusSign status={status} isRefunded={isRefunded} />
        <Lines lines={[permits, texts.unitsOf(unitCount)]} />
      </td>
      <td>
        {company?.name}
        <Lines lines={customer.personName === '' ? [] : [customer.personName]} />
        <span className="second-line">
          <EmailText email={customer.email} /> <span className="nowrap">{customer.phone}</span>
        </span>
      </td>
      <td className={css['trip']}>
        {isDraft ? <StateSigns states={order.jurisdictions} /> : <StateStatusSigns states={order.states} />}
        <OrderReasons order={order} />
        <Lines lines={formatTripLines(order)} />
      </td>
      <td data-figure>
        {formatDollars(cents(order.totalPrice))}
        {isDraft && <Lines lines={[texts.soFar]} />}
      </td>
      <td>
        <OrderActions order={order} short onDelete={onDelete} />
      </td>
    </tr>
  );
});

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className="second-line">
      {line}
    </span>
  ));
}
