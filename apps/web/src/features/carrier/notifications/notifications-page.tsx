import { useQuery } from '@tanstack/react-query';
import { notificationList } from '@wideload/contract/client';
import * as texts from './notifications.texts.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { ListPart } from '#ui/list/list-part.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { useList } from '#ui/list/use-list.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { hasNewer } from './fresh-notifications.ts';
import { NotificationCard } from './notification-card.tsx';
import { feedQuery, notificationPageQuery } from './notifications.queries.ts';
import { useNotificationActions } from './use-notification-actions.ts';

function NoNotifications({ search, onClear }: { search: string; onClear: () => void }) {
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
      {texts.whatForNotifications}
    </EmptyState>
  );
}

function formatCount(unread: number | undefined): string {
  // The line keeps its height until the count is known.
  if (unread === undefined) return '\u00A0';
  return unread === 0 ? texts.everythingIsRead : texts.unreadCount(unread);
}

export function NotificationsPage() {
  const list = useList(notificationList, notificationPageQuery);
  const { params, query } = list;
  // The page frame polls the feed; this page only reads it.
  const feed = useQuery({ ...feedQuery, enabled: false });
  const { open, remove, isRemoving, failure } = useNotificationActions({ onRemoved: list.continueAfterRemoval });

  const isFirstPage = params.page === 1 && params.search === '' && params.sort === notificationList.sorts[0];
  // Inserting cards automatically would move the one under the pointer.
  const hasNew = isFirstPage && query.data && !query.isFetching && hasNewer(query.data.items, feed.data?.items ?? []);
  return (
    <>
      <PageTitle intro={formatCount(feed.data?.unread ?? query.data?.unread)}>{texts.notifications}</PageTitle>
      <ListPart
        list={list}
        look="cards"
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
        empty={<NoNotifications search={params.search} onClear={() => list.setSearch('')} />}
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
    </>
  );
}
