import { Link } from '@tanstack/react-router';
import type { QueueOrder } from '@wideload/contract';
import { cents, formatDeparture, formatDollars, isInWork, type Day } from '@wideload/domain';
import { memo } from 'react';
import { keepList } from '#lib/address/list-params.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { findToday } from '#lib/today.ts';
import { StateStatusSigns } from '#product/order/state-signs.tsx';
import { formatShortDay, formatWeekdayAndDay } from '#product/permit/format-day.ts';
import { classNames } from '#ui/class-names.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { EmailText } from '#ui/email-text.tsx';
import { findRowChange, type QueueHolder } from './queue-board.ts';
import * as texts from './queue.texts.ts';
import { legend, tagTexts } from './queue.texts.ts';
import { formatAge } from './age-text.ts';
import css from './queue-row.module.css';
import { ClaimButtons } from './claim-buttons.tsx';
import tagBadgesCss from './tag-badges.module.css';

/** Null where no permit has a day. */
export function formatLeave(daysLeft: number | null): string | null {
  if (daysLeft === null) return null;
  if (daysLeft === 0) return texts.leavesToday;
  return daysLeft > 0 ? texts.leavesIn(daysLeft) : texts.leftAgo(-daysLeft);
}

function formatProgress({ requested, filed, issued, refused }: QueueOrder['permits']): string {
  return texts.issuedOf(issued, requested + filed + issued + refused);
}

function LeaveText({ order: { daysLeft, departure } }: { order: QueueOrder }) {
  const departs = departure && texts.leaves(formatDeparture(departure, departure.timeZone));
  return (
    <span className={daysLeft !== null && daysLeft <= 0 ? 'warn bold' : undefined} title={departs ?? undefined}>
      {formatLeave(daysLeft)}
      {departs !== null && <span className="visually-hidden">. {departs}</span>}
    </span>
  );
}

function FileByText({ fileBy, today }: { fileBy: QueueOrder['fileBy']; today: Day }) {
  if (fileBy === null) return null;
  const day = formatWeekdayAndDay(fileBy);
  return (
    <time
      dateTime={fileBy}
      title={texts.fileByDay(day)}
      className={classNames('nowrap', fileBy <= today && 'warn bold')}
    >
      {fileBy === today ? texts.today : formatShortDay(fileBy)}
    </time>
  );
}

/** The name is the part of the address before the `@`; the whole address is its title. */
function HolderName({ claim, now }: { claim: QueueOrder['claim']; now: string }) {
  if (claim === null) return <span className="visually-hidden">{texts.nobody}</span>;
  const { email } = claim.admin;
  return (
    <span title={`${email} ${texts.heldFor(formatAge(claim.since, now))}`}>
      {claim.isMine ? texts.you : <EmailText email={email.replace(/@.*$/, '')} />}
    </span>
  );
}

export type QueueRowProps = {
  order: QueueOrder;
  /** The server's time. */
  now: string;
  holder: QueueHolder;
  /** Undefined for an admin who assigns no orders. */
  isChosen: boolean | undefined;
  onChoose: (id: string) => void;
  onRefused: (words: string | null) => void;
};

/** A letter each. Their words are beside them on a phone, below them while the row has the focus, and in the legend. */
function TagBadges({ marks }: Pick<QueueOrder, 'marks'>) {
  if (marks.length === 0) return null;
  return (
    <ul className={tagBadgesCss['marks']}>
      {marks.map((mark) => (
        <li key={mark}>
          <span aria-hidden="true" className={tagBadgesCss['mark']} title={tagTexts[mark].word}>
            {tagTexts[mark].letters}
          </span>
          <span className={tagBadgesCss['word']}>{tagTexts[mark].word}</span>
        </li>
      ))}
    </ul>
  );
}

export function TagLegend() {
  return (
    <ul aria-label={legend} className={tagBadgesCss['legend']}>
      {Object.values(tagTexts).map(({ letters, word }) => (
        <li key={letters}>
          <span aria-hidden="true" className={tagBadgesCss['mark']}>
            {letters}
          </span>{' '}
          {word}
        </li>
      ))}
    </ul>
  );
}

export const QueueRow = memo(function QueueRow({ order, now, holder, isChosen, onChoose, onRefused }: QueueRowProps) {
  const change = findRowChange(order, holder);
  return (
    <tr data-row={order._id} className={classNames(css['row'], change?.isGone && 'muted')}>
      {isChosen !== undefined && (
        <td className={css['choose']}>
          {isInWork(order) && (
            <Checkbox
              label={<span className="visually-hidden">{texts.chooseOrder(order.orderNumber)}</span>}
              checked={isChosen}
              onChange={() => onChoose(order._id)}
            />
          )}
        </td>
      )}
      <td className={css['fileBy']}>
        <FileByText fileBy={order.fileBy} today={findToday()} />
      </td>
      <td className={css['leaves']}>
        {change === null ? <LeaveText order={order} /> : <span className="warn bold">{change.words}</span>}
      </td>
      <th scope="row" className={css['number']}>
        <Link
          to="/users/orders/order"
          search={{ orderId: order._id, userId: order.userId, back: 'queue' }}
          state={keepList}
          data-open=""
        >
          {order.orderNumber}
        </Link>
      </th>
      <td className={css['waiting']}>
        <time dateTime={order.paidAt} title={texts.paidAt(formatInstant(order.paidAt))}>
          {formatAge(order.paidAt, now)}
        </time>
      </td>
      <td className={css['company']}>
        <span title={order.customer.email === '' ? texts.accountDeleted : order.customer.email}>
          {order.companyName}
        </span>
      </td>
      <td className={css['states']}>
        <StateStatusSigns states={order.states} />
        <span className="visually-hidden">{formatProgress(order.permits)}</span>
      </td>
      <td className={css['marks']}>
        <TagBadges marks={order.marks} />
      </td>
      <td className={css['holder']}>
        {isInWork(order) && (
          <span className={css['claim']} data-claim="">
            <HolderName claim={order.claim} now={now} />
            <ClaimButtons order={order} onRefused={onRefused} />
          </span>
        )}
      </td>
      <td className={css['total']} data-figure="">
        {formatDollars(cents(order.totalPrice))}
      </td>
    </tr>
  );
});
