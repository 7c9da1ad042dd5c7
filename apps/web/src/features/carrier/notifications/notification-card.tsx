import type { Notification } from '@wideload/contract';
import { Trash2 } from 'lucide-react';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './notifications.texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './notification-card.module.css';

type NotificationCardProps = {
  notification: Notification;
  onOpen: () => void;
  onDelete: () => void;
  isDeleting: boolean;
};

export function NotificationCard({ notification, onOpen, onDelete, isDeleting }: NotificationCardProps) {
  const { _id, orderNumber, orderName, order, read, comment, note, createdAt } = notification;
  return (
    <article
      className={classNames(css['card'], !read && css['unread'])}
      aria-labelledby={`notification-${_id}`}
      data-row=""
    >
      <div className="in-row between align-start gap-20">
        <h2 id={`notification-${_id}`} className={classNames('text-row medium shrinks size-group', css['title'])}>
          {texts.orderNumbered(orderNumber)}
          {orderName !== '' && <span className="shrinks breakable muted medium size-body">{orderName}</span>}
        </h2>
        <p className={classNames('in-row gap-8 muted size-label', css['state'])}>{read ? texts.read : texts.unread}</p>
      </div>
      <p className="typed">{comment}</p>
      {note !== undefined && <p>{note}</p>}
      <p className="text-row muted breakable whole-line size-small">
        <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        <span>{texts.notificationId(_id)}</span>
      </p>
      <div className="cluster">
        <ButtonLink to="/order_list/order" search={{ orderId: order }} size="small" onClick={onOpen} data-open="">
          {texts.open}
          <span className="visually-hidden">{texts.whichOrder(orderNumber)}</span>
        </ButtonLink>
        <Button look="danger" size="small" pending={isDeleting} onClick={onDelete}>
          <Trash2 size={20} aria-hidden="true" />
          {texts.deleteIt}
          <span className="visually-hidden">{texts.whichNotification(orderNumber)}</span>
        </Button>
      </div>
    </article>
  );
}
