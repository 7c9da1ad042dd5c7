import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { orderList } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useListParams } from '../../lib/list-params.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { lastPageOf } from '../../ui/last-page.ts';
import { EmptyState, ListStates } from '../../ui/list-states.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
import { CopyNotice } from './copy-notice.tsx';
import { OrderCard } from './order-card.tsx';
import css from './order-list-page.module.css';
import { statusWords } from './order-status-words.ts';
import { orderPageQuery } from './orders.queries.ts';
import { StatusFilter } from './status-filter.tsx';
import { useStatusParam } from './use-status-param.ts';

const DeleteDraft = whenOpened(async () => (await import('./delete-draft.tsx')).DeleteDraft);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

type NoOrdersProps = { search: string; status: Card['status'] | undefined; onClear: () => void };

function NoOrders({ search, status, onClear }: NoOrdersProps) {
  const showAll = <Button onClick={onClear}>Show all orders</Button>;
  const word = status && statusWords[status].word.toLowerCase();
  if (search !== '') {
    return (
      <EmptyState title="No order fits" action={showAll}>
        Nothing {word && `that is ${word} `}was found for “{search}”. Search by the beginning of an order ID, or by a
        whole order number.
      </EmptyState>
    );
  }
  if (word) return <EmptyState title={`No order is ${word}`} action={showAll} />;
  return (
    <EmptyState title="No orders yet" action={<ButtonLink to="/new_order">New order</ButtonLink>}>
      Your orders stand here as soon as you begin one, drafts included.
    </EmptyState>
  );
}

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
      <PageTitle>Order List</PageTitle>
      <SearchField label="Search by order id" value={params.search} onSearch={setSearch} delay={searchDelay} />
      {list.data && (list.data.total > 0 || status) && (
        <StatusFilter status={status} counts={list.data.counts} onStatus={setStatus} />
      )}
      <CopyNotice copiedAt={list.data?.copiedAt} />
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
