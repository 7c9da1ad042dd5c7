import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { orderList } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListParams } from '../../../../lib/address/list-params.ts';
import * as texts from '../orders.texts.ts';
import { lastPageOf } from '../../../../ui/list/last-page.ts';
import { ListStates } from '../../../../ui/list/list-states.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../../ui/list/pagination.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { whenOpened } from '../../../../ui/overlay/when-opened.tsx';
import { OrderCard } from './order-card.tsx';
import css from './order-list-page.module.css';
import { orderPageQuery } from '../orders.queries.ts';
import { StatusFilter } from '../../../../product/status/status-filter.tsx';
import { useStatusParam } from '../../../../product/status/use-status-param.ts';

// Without a network, or without orders: few visits need their words.
const CopyNotice = whenOpened(async () => (await import('../copy-notice.tsx')).CopyNotice);
const NoOrders = whenOpened(async () => (await import('./no-orders.tsx')).NoOrders);
const DeleteDraft = whenOpened(async () => (await import('../delete-draft.tsx')).DeleteDraft);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

/** The carrier's orders (spec [2]). */
export function OrderListPage() {
  const { params, setSearch, setPage } = useListParams(orderList);
  const { status, setStatus } = useStatusParam();
  const query = orderPageQuery({ ...params, status });
  const list = useQuery(query);
  const [deleting, setDeleting] = useState<Card>();
  const navigate = useNavigate();
  const showAll = () => void navigate({ to: '/order_list' });
  const client = useQueryClient();
  const listRef = useRef<HTMLDivElement>(null);

  function closeAfterDeletion() {
    flushSync(() => setDeleting(undefined));
    // The button that opened the question is gone with its card, and the focus with it.
    listRef.current?.focus();
    const now = client.getQueryData(query.queryKey);
    if (now?.items.length === 0 && now.total > 0) setPage(lastPageOf(now));
  }
  return (
    <>
      <PageTitle>{texts.orderList}</PageTitle>
      <SearchField label={texts.searchByOrderId} value={params.search} onSearch={setSearch} delay={searchDelay} />
      {list.data && (list.data.total > 0 || status) && (
        <StatusFilter status={status} counts={list.data.counts} onStatus={setStatus} />
      )}
      {list.data?.copiedAt && <CopyNotice copiedAt={list.data.copiedAt} />}
      <div ref={listRef} tabIndex={-1} className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoOrders search={params.search} status={status} onClear={showAll} />}
        >
          {(items) => items.map((order) => <OrderCard key={order._id} order={order} onDelete={setDeleting} />)}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && <Pagination {...list.data} onPage={setPage} />}
      {deleting && (
        <DeleteDraft order={deleting} onClose={() => setDeleting(undefined)} onDeleted={closeAfterDeletion} />
      )}
    </>
  );
}
