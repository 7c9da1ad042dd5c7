import { Link, useSearch } from '@tanstack/react-router';
import type { QueueOrder } from '@wideload/contract';
import { cents, formatDollars, stateName } from '@wideload/domain';
import { instantText } from '../../../lib/instant-text.ts';
import type { SearchTexts } from '../../../lib/search-codec.ts';
import { classNames } from '../../../ui/class-names.ts';
import { whenOpened } from '../../../ui/when-opened.tsx';
import { ageText } from './age-text.ts';
import { fateOf, type QueueHolder } from './queue-board.ts';
import css from './queue-page.module.css';

// They come with the rows; the page is there without them.
const ClaimButtons = whenOpened(async () => (await import('./claim-buttons.tsx')).ClaimButtons);

const shortInstant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

function progressText({ requested, filed, issued, refused }: QueueOrder['permits']): [string, string] {
  const rest = [filed > 0 && `${filed} filed`, refused > 0 && `${refused} refused`].filter((text) => text !== false);
  return [`${issued} of ${requested + filed + issued + refused} issued`, rest.join(', ')];
}

function customerText({ customer, companyName }: QueueOrder): [string, string] {
  return [companyName, customer.email === '' ? 'Account deleted' : customer.email];
}

function holderText({ claim }: QueueOrder, now: string): [string, string] {
  if (claim === null) return ['Nobody', ''];
  return [claim.isMine ? 'You' : claim.admin.email, `for ${ageText(claim.since, now)}`];
}

/** Two lines, always: what changes in them must not move the rows below. */
function Lines({ lines: [first, second] }: { lines: readonly [string, string] }) {
  return (
    <>
      <span className={css['line']} title={first}>
        {first}
      </span>
      <span className={classNames(css['line'], css['second'])} title={second}>
        {second}
      </span>
    </>
  );
}

export type QueueRowProps = {
  order: QueueOrder;
  /** The server's time. */
  now: string;
  holder: QueueHolder;
  onRefused: (words: string | null) => void;
};

/** One order of the queue. */
export function QueueRow({ order, now, holder, onRefused }: QueueRowProps) {
  const list: SearchTexts = useSearch({ strict: false });
  const fate = fateOf(order, holder);
  const words = fate?.words ?? (order.isResubmitted ? 'Resubmitted' : '');
  return (
    <tr data-row="" className={fate?.isGone ? css['gone'] : undefined}>
      <th scope="row" data-label="Order">
        <Link
          to="/users/orders/order"
          search={{ orderId: order._id, userId: order.userId, back: 'queue' }}
          state={{ orderList: list }}
          data-open=""
        >
          {order.orderNumber}
        </Link>
        <span className={classNames(css['line'], css['words'])}>{words}</span>
      </th>
      <td data-label="Waiting for">
        <time dateTime={order.paidAt} title={instantText(order.paidAt)}>
          <Lines lines={[ageText(order.paidAt, now), shortInstant.format(new Date(order.paidAt))]} />
        </time>
      </td>
      <td data-label="Customer">
        <Lines lines={customerText(order)} />
      </td>
      <td data-label="States">{order.jurisdictions.map(stateName).join(', ')}</td>
      <td data-label="Permits">
        <Lines lines={progressText(order.permits)} />
      </td>
      <td data-label="Total" data-figure="">
        {formatDollars(cents(order.totalPrice))}
      </td>
      <td data-label="Held by">
        <Lines lines={order.status === 'pending' ? holderText(order, now) : ['–', '']} />
      </td>
      <td>{order.status === 'pending' && <ClaimButtons order={order} onRefused={onRefused} />}</td>
    </tr>
  );
}
