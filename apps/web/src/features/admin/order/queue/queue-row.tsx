import { Link, useSearch } from '@tanstack/react-router';
import type { QueueOrder } from '@wideload/contract';
import { cents, formatDeparture, formatDollars, stateName } from '@wideload/domain';
import { formatInstant } from '../../../../lib/format-instant.ts';
import type { SearchTexts } from '../../../../lib/address/search-codec.ts';
import * as texts from './queue.texts.ts';
import { EmailText } from '../../../../ui/email-text.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { formatAge } from './age-text.ts';
import { findRowChange, type QueueHolder } from './queue-board.ts';
import css from './queue-page.module.css';

// Lazy: the page renders before the rows and their buttons.
const ClaimButtons = createLazyPart(async () => (await import('../claim/claim-buttons.tsx')).ClaimButtons);

const shortInstant = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  timeZoneName: 'short',
});

function formatProgress({ requested, filed, issued, refused }: QueueOrder['permits']): [string, string] {
  const rest = [filed > 0 && texts.filedCount(filed), refused > 0 && texts.refusedCount(refused)].filter(
    (text) => text !== false,
  );
  return [texts.issuedOf(issued, requested + filed + issued + refused), rest.join(', ')];
}

function formatCustomer({ customer, companyName }: QueueOrder): [string, string] {
  return [companyName, customer.email === '' ? texts.accountDeleted : customer.email];
}

function formatHolder({ claim }: QueueOrder, now: string): [string, string] {
  if (claim === null) return [texts.nobody, ''];
  return [claim.isMine ? texts.you : claim.admin.email, texts.heldFor(formatAge(claim.since, now))];
}

/** Two lines; an empty second line keeps its height. */
function Lines({ lines: [first, second] }: { lines: readonly [string, string] }) {
  return (
    <>
      <span className={css['line']}>
        <EmailText email={first} />
      </span>
      <span className={`second-line ${css['line']}`}>
        <EmailText email={second} />
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

export function QueueRow({ order, now, holder, onRefused }: QueueRowProps) {
  const list: SearchTexts = useSearch({ strict: false });
  const fate = findRowChange(order, holder);
  const words = fate?.words ?? (order.isResubmitted ? texts.resubmitted : '');
  return (
    <tr data-row="" className={fate?.isGone ? 'muted' : undefined}>
      <th scope="row" data-label={texts.order}>
        <Link
          to="/users/orders/order"
          search={{ orderId: order._id, userId: order.userId, back: 'queue' }}
          state={{ orderList: list }}
          data-open=""
        >
          {order.orderNumber}
        </Link>
        <span className={`warn size-small bold ${css['line']} ${css['words']}`}>{words}</span>
      </th>
      <td data-label={texts.waitingFor}>
        <time dateTime={order.paidAt} title={formatInstant(order.paidAt)}>
          <Lines lines={[formatAge(order.paidAt, now), shortInstant.format(new Date(order.paidAt))]} />
        </time>
      </td>
      <td data-label={texts.customer}>
        <Lines lines={formatCustomer(order)} />
      </td>
      <td data-label={texts.states}>
        {order.jurisdictions.map(stateName).join(', ')}
        {order.departure !== null && (
          <span className={`second-line ${css['line']}`}>
            {texts.leaves(formatDeparture(order.departure, order.departure.timeZone))}
          </span>
        )}
      </td>
      <td data-label={texts.permits}>
        <Lines lines={formatProgress(order.permits)} />
      </td>
      <td data-label={texts.total} data-figure="">
        {formatDollars(cents(order.totalPrice))}
      </td>
      <td data-label={texts.heldBy}>
        <Lines lines={order.status === 'pending' ? formatHolder(order, now) : ['–', '']} />
      </td>
      <td>{order.status === 'pending' && <ClaimButtons order={order} onRefused={onRefused} />}</td>
    </tr>
  );
}
