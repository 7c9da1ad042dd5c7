import { Link } from '@tanstack/react-router';
import type { OrderCard } from '@wideload/contract';
import { isPlaced, cents, formatDollars, formatPoNumber, stateName, formatDeparture } from '@wideload/domain';
import { memo } from 'react';
import { keepList } from '#lib/address/list-params.ts';
import { findToday } from '#lib/today.ts';
import { formatShortDay, formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { StateSigns, StateStatusSigns } from '#product/order/state-signs.tsx';
import { formatStarter } from '#product/order/started-by.tsx';
import { StatusSign } from '#product/order/status-sign.tsx';
import { SortTable, type SortTableProps } from '#ui/list/sort-table.tsx';
import * as texts from './orders.texts.ts';
import css from './order-table.module.css';
import { formatList } from '#lib/format-list.ts';
import { Button } from '#ui/button.tsx';
import { ContinueLink } from './order-copy.tsx';
import { useRight } from '#product/account/own-rights.tsx';
import { OrderAgain } from './order-again.tsx';

export const sortLabels = { orderNumber: texts.order, leaves: texts.leavesColumn };

const columns = [
  { key: 'orderNumber', width: '20%', tight: '21%' },
  { key: 'leaves', width: '13%' },
  { key: 'trip', label: texts.tripAndStates, width: '17%', tight: '16%' },
  { key: 'needs', label: texts.needsYou, width: '10%', tight: '13%' },
  { key: 'status', label: texts.status, width: '13%' },
  { key: 'customer', label: texts.company, width: '8%', className: css['customer'] },
  { key: 'total', label: texts.total, figure: true, width: '7%', tight: '10%' },
  { key: 'actions', label: <span className="visually-hidden">{texts.actions}</span>, width: '12%', tight: '14%' },
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

const words = {
  question: texts.waitsForAnswer,
  refusal: texts.permitRefused,
  payment: texts.differenceToPay,
  expiry: texts.permitEnds,
};

/** Lists open work of the carrier, late permits, and reasons of refusals and of a rejection. */
export function OrderNeeds({
  order: { _id, needs, reasons, late },
}: {
  order: Pick<OrderCard, '_id' | 'needs' | 'reasons' | 'late'>;
}) {
  const lateStates = formatList((late ?? []).map(stateName));
  if (needs.length === 0 && reasons.length === 0 && lateStates === '') return null;
  return (
    <ul className={css['needs']}>
      {needs.map((need) => (
        <li key={need}>
          <Link
            to="/order_list/order"
            search={{ orderId: _id }}
            {...(need === 'question' && { hash: 'questions' })}
            className="warn bold"
          >
            {words[need]}
          </Link>
        </li>
      ))}
      {lateStates !== '' && <li className="warn bold">{texts.late(lateStates)}</li>}
      {reasons.map(({ state, text }) => {
        const reason = `${state === null ? texts.rejectedBecause : texts.refusedBy(stateName(state))} ${text}`;
        return (
          <li key={reason} className={`breakable ${css['reason']}`} title={reason}>
            {reason}
          </li>
        );
      })}
    </ul>
  );
}

type Trip = Pick<OrderCard, 'trip'>;

/** `Dallas, TX – Denver, CO`; nothing until both ends are known. */
function formatWay({ trip }: Trip): string {
  const { from = null, to = null } = trip ?? {};
  return from !== null && to !== null ? texts.wayBetween(from, to) : '';
}

/** The departure; without one the day on which the first permit must be valid. */
function formatLeaving({ trip, leavesOn }: Pick<OrderCard, 'trip' | 'leavesOn'>): string {
  const departure = trip === null ? '' : formatDeparture(trip, trip.timeZone);
  return departure === '' && leavesOn !== null ? formatWeekdayAndDay(leavesOn) : departure;
}

/** The way and the departure, as far as they are known. */
export function formatTripLines(order: Trip): string[] {
  const { trip } = order;
  const departure = trip === null ? '' : formatDeparture(trip, trip.timeZone);
  return [formatWay(order), departure && texts.leaves(departure)].filter((line) => line !== '');
}

type Props = {
  order: OrderCard;
  /** For the narrow column of a table. */
  short?: boolean;
  onDelete: (order: OrderCard) => void;
};

export function OrderActions({ order, short = false, onDelete }: Props) {
  const mayChange = useRight('dispatcher');
  const { status, orderNumber } = order;
  if (!mayChange) return null;
  const look = short ? 'link' : undefined;
  return (
    <div className={short ? css['short'] : 'cluster'}>
      {!isPlaced(status) && (
        <>
          <ContinueLink order={order} look={look} size="small" short={short} />
          <Button look={look ?? 'danger'} size="small" onClick={() => onDelete(order)}>
            {texts.remove}
            <span className="visually-hidden">{texts.thisOrder(orderNumber)}</span>
          </Button>
        </>
      )}
      <OrderAgain order={order} look={look} size="small" />
    </div>
  );
}

const OrderRow = memo(function OrderRow({ order, onDelete }: OrderRowProps) {
  const { _id, orderNumber, title, poNumber, status, isRefunded, createdAt, customer, company } = order;
  const isDraft = !isPlaced(status);
  const { unitCount, permitCount, issuedCount } = order;
  const permits = isDraft ? texts.permitsOf(permitCount) : texts.issuedInBrief(issuedCount, permitCount);
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
