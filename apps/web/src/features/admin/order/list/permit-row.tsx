import { Link } from '@tanstack/react-router';
import type { AdminOrderRow } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { memo } from 'react';
import { keepList } from '#lib/address/list-params.ts';
import * as texts from './list.texts.ts';
import { EmailText } from '#ui/email-text.tsx';
import { useRowKeys } from '#ui/list/use-row-keys.ts';
import css from './permit-row.module.css';
import { StatusControl } from '../changes/status-control.tsx';

const day = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

type Props = { order: AdminOrderRow; onChanged: () => void };

const PermitRow = memo(function PermitRow({ order, onChanged }: Props) {
  const { _id, orderNumber, createdAt, user, customer, permitCount, unitCount } = order;
  return (
    <tr data-row>
      <th scope="row" data-label={texts.orderNumber}>
        <Link
          to="/users/orders/order"
          search={{ orderId: _id, userId: user._id, back: 'permits' }}
          state={keepList}
          className="strong nowrap"
          data-open
        >
          {orderNumber}
        </Link>
      </th>
      <td data-label={texts.stateProvince}>{order.jurisdictions.join(', ')}</td>
      <td data-label={`${texts.permitAnd}${texts.units}`}>
        {permitCount}/{unitCount}
      </td>
      <td data-label={texts.date} className={css['date']}>
        <time dateTime={createdAt}>{day.format(new Date(createdAt))}</time>
      </td>
      <td data-label={texts.userEmail}>
        <EmailText email={customer.email} />
        {user.email !== customer.email && user.email !== '' && (
          <span className="second-line">
            <EmailText email={texts.accountOf(user.email)} />
          </span>
        )}
      </td>
      <td data-label={texts.phone} className="nowrap">
        {customer.phone}
      </td>
      <td data-figure data-label={texts.totalPaid}>
        {formatDollars(cents(order.totalPrice))}
        {order.isRefunded && <span className="second-line">{texts.refunded}</span>}
      </td>
      <td data-label={texts.status}>
        <StatusControl key={_id} order={order} onChanged={onChanged} />
      </td>
    </tr>
  );
});

export function PermitRows({ orders, onChanged }: { orders: readonly AdminOrderRow[]; onChanged: () => void }) {
  const keys = useRowKeys(orders.map(({ _id }) => _id));
  return orders.map((order, at) => <PermitRow key={keys[at]} order={order} onChanged={onChanged} />);
}
