import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { notificationList, notifications } from '@wideload/contract/client';
import type { Notification } from '@wideload/contract';
import { Trash2 } from 'lucide-react';
import * as texts from './notifications.texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { FilterChoices } from '#ui/list/filter-choices.tsx';
import { ListPart, useList } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { feedQuery, notificationPageQuery, invalidateNotifications, hasNewer } from './notifications.queries.ts';
import { OrderMails } from './order-mails.tsx';
import { useFilterParam } from '#lib/address/list-params.ts';
import { call } from '#lib/api/api.ts';
import { ignoreNotFound } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { classNames } from '#ui/class-names.ts';
import css from './notifications-page.module.css';

type NotificationCardProps = {
  notification: Notification;
  onOpen: () => void;
  onDelete: () => void;
  isDeleting: boolean;
};

function NotificationCard({ notification, onOpen, onDelete, isDeleting }: NotificationCardProps) {
  const { _id, orderNumber, orderName, order, read, comment, note, kind, createdAt } = notification;
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
      {kind !== undefined && <p className="warn bold">{texts.urgentKinds[kind]}</p>}
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

type Target = Pick<Notification, '_id' | 'orderNumber' | 'read'>;

function useNotificationActions({ onRemoved }: { onRemoved: () => void }) {
  const client = useQueryClient();
  const invalidate = () => invalidateNotifications(client);

  const read = useMutation({
    // Opening a notification leaves the page, and may load another document.
    mutationFn: ({ _id }: Target) =>
      ignoreNotFound(call(notifications.read, { params: { id: _id } }, { keepalive: true })),
    onSuccess: invalidate,
    onError: ({ message }, { orderNumber }) =>
      showToast({ tone: 'danger', title: texts.staysUnread(orderNumber), text: message }),
  });
  const restore = useMutation({
    mutationFn: ({ _id }: Target) => call(notifications.restore, { params: { id: _id } }),
    onSuccess: invalidate,
    onError: ({ message }) => showToast({ tone: 'danger', title: texts.notRestored, text: message }),
  });
  const remove = useMutation({
    mutationFn: ({ _id }: Target) => ignoreNotFound(call(notifications.remove, { params: { id: _id } })),
    async onSuccess(_, target) {
      await invalidate();
      onRemoved();
      const action = { label: texts.undo, onPress: () => restore.mutate(target) };
      showToast({ tone: 'ok', text: texts.notificationDeleted(target.orderNumber), action });
    },
  });
  return {
    open: (target: Target) => {
      if (!target.read) read.mutate(target);
    },
    remove: (target: Target) => remove.mutate(target),
    isRemoving: ({ _id }: Target) => remove.isPending && remove.variables._id === _id,
    failure: remove.error,
  };
}

function MarkAllRead() {
  const client = useQueryClient();
  const readAll = useMutation({
    mutationFn: () => call(notifications.readAll, {}),
    onSuccess: () => invalidateNotifications(client),
    onError: ({ message }) => showToast({ tone: 'danger', title: texts.notMarkedRead, text: message }),
  });
  return (
    <Button pending={readAll.isPending} onClick={() => readAll.mutate()}>
      {texts.markAllRead}
    </Button>
  );
}

type NoneProps = { search: string; isMine: boolean; onClear: () => void };

function NoNotifications({ search, isMine, onClear }: NoneProps) {
  if (search !== '') {
    return (
      <EmptyState
        title={texts.noNotificationFits}
        action={<Button onClick={onClear}>{texts.showAllNotifications}</Button>}
      >
        {texts.nothingFound(search)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={texts.noNotificationsYet}
      action={
        <ButtonLink to="/order_list" look="outlined">
          {texts.showMyOrders}
        </ButtonLink>
      }
    >
      {isMine ? texts.whatForMine : texts.whatForNotifications}
    </EmptyState>
  );
}

function formatCount(unread: number | undefined): string {
  // The line keeps its height until the count is known.
  if (unread === undefined) return '\u00A0';
  return unread === 0 ? texts.everythingIsRead : texts.unreadCount(unread);
}

const choices = [
  { key: undefined, word: texts.all },
  { key: 'mine', word: texts.mine },
] as const;

export function NotificationsPage() {
  const [whose, setWhose] = useFilterParam('whose', ['mine']);
  const list = useList(notificationList, (asked) => notificationPageQuery({ ...asked, whose }));
  const { params, query } = list;
  // The page frame polls the feed; this page only reads it.
  const feed = useQuery({ ...feedQuery, enabled: false });
  const unread = feed.data?.unread ?? query.data?.unread;
  const { open, remove, isRemoving, failure } = useNotificationActions({ onRemoved: list.continueAfterRemoval });

  const isFirstPage =
    whose === undefined && params.page === 1 && params.search === '' && params.sort === notificationList.sorts[0];
  // Inserting cards automatically would move the one under the pointer.
  const hasNew = isFirstPage && query.data && !query.isFetching && hasNewer(query.data.items, feed.data?.items ?? []);
  return (
    <>
      <PageTitle intro={formatCount(unread)} action={unread !== undefined && unread > 0 && <MarkAllRead />}>
        {texts.notifications}
      </PageTitle>
      <ListPart
        list={list}
        look="cards"
        filter={
          query.data?.isShared && (
            <FilterChoices label={texts.filterByPerson} choices={choices} chosen={whose} onChoose={setWhose} />
          )
        }
        searchLabel={texts.searchByNotificationId}
        bar={
          (hasNew || failure) && (
            <div className="stack gap-16 above-20">
              {hasNew && (
                <Notice className="spread align-center">
                  <span>{texts.newOnes}</span>
                  <Button size="small" onClick={() => void query.refetch()}>
                    {texts.showIt}
                  </Button>
                </Notice>
              )}
              {failure && (
                <Notice tone="danger" title={texts.notDeleted}>
                  {failure.message}
                </Notice>
              )}
            </div>
          )
        }
        empty={<NoNotifications search={params.search} isMine={whose === 'mine'} onClear={() => list.setSearch('')} />}
      >
        {(items) =>
          items.map((item) => (
            <NotificationCard
              key={item._id}
              notification={item}
              onOpen={() => open(item)}
              onDelete={() => remove(item)}
              isDeleting={isRemoving(item)}
            />
          ))
        }
      </ListPart>
      {query.data?.isShared && <OrderMails />}
    </>
  );
}
