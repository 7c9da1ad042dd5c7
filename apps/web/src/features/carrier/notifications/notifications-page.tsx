import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notificationList } from '@wideload/contract/client';
import { useRef } from 'react';
import { useListParams } from '../../../lib/address/list-params.ts';
import * as texts from './notifications.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { lastPageOf } from '../../../ui/list/last-page.ts';
import { EmptyState, ListStates } from '../../../ui/list/list-states.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../ui/list/pagination.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { hasNewer } from './fresh-notifications.ts';
import { NotificationCard } from './notification-card.tsx';
import { feedQuery, notificationPageQuery } from './notifications.queries.ts';
import css from './notifications-page.module.css';
import { useNotificationActions } from './use-notification-actions.ts';

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

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

function countText(unread: number | undefined): string | undefined {
  if (unread === undefined) return undefined;
  return unread === 0 ? texts.everythingIsRead : texts.unreadCount(unread);
}

/** What the carrier was told of the own orders (spec [2]). */
export function NotificationsPage() {
  const { params, setSearch, setPage } = useListParams(notificationList);
  const list = useQuery(notificationPageQuery(params));
  // Only listens: the frame asks.
  const feed = useQuery({ ...feedQuery, enabled: false });
  const listRef = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const { open, remove, isRemoving, failure } = useNotificationActions({ onRemoved: goOnReading });

  function goOnReading() {
    // The button that was pressed is gone with its card, and the focus with it.
    listRef.current?.focus({ preventScroll: true });
    const now = client.getQueryData(notificationPageQuery(params).queryKey);
    if (now?.items.length === 0 && now.total > 0) setPage(lastPageOf(now));
  }

  const isFirstPage = params.page === 1 && params.search === '' && params.sort === notificationList.sorts[0];
  // Cards that slip in by themselves would move the one under the pointer.
  const hasNew = isFirstPage && list.data && !list.isFetching && hasNewer(list.data.items, feed.data?.items ?? []);
  return (
    <>
      <PageTitle intro={countText(feed.data?.unread ?? list.data?.unread)}>{texts.notifications}</PageTitle>
      <SearchField
        label={texts.searchByNotificationId}
        value={params.search}
        onSearch={setSearch}
        delay={searchDelay}
      />
      <div ref={listRef} tabIndex={-1} className={css['list']} aria-busy={list.isFetching}>
        {hasNew && (
          <Notice className={css['news']}>
            <span>{texts.newOnes}</span>
            <Button size="small" onClick={() => void list.refetch()}>
              {texts.showIt}
            </Button>
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" title={texts.notDeleted}>
            {failure.message}
          </Notice>
        )}
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoNotifications search={params.search} onClear={() => setSearch('')} />}
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
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && <Pagination {...list.data} onPage={setPage} />}
    </>
  );
}
