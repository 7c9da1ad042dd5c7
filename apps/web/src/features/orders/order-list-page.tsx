import { useQuery } from '@tanstack/react-query';
import type { OrderCard as Card } from '@wideload/contract';
import { orderList } from '@wideload/contract/client';
import { useState } from 'react';
import { useListParams } from '../../lib/list-params.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState, ListStates } from '../../ui/list-states.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { OrderCard } from './order-card.tsx';
import css from './order-list-page.module.css';
import { orderPageQuery } from './orders.queries.ts';

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

function NoOrders({ search, onClear }: { search: string; onClear: () => void }) {
  if (search !== '') {
    return (
      <EmptyState title="No order fits" action={<Button onClick={onClear}>Show all orders</Button>}>
        Nothing was found for “{search}”. Search by the beginning of an order ID, or by a whole order number.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No orders yet" action={<ButtonLink to="/new_order">New order</ButtonLink>}>
      Your orders stand here as soon as you begin one, drafts included.
    </EmptyState>
  );
}

/** The carrier's orders (spec [2]). */
export function OrderListPage() {
  const { params, setSearch, setPage } = useListParams(orderList);
  const list = useQuery(orderPageQuery(params));
  const [deleting, setDeleting] = useState<Card>();

  function leaveEmptyPage() {
    setDeleting(undefined);
    if (list.data?.items.length === 1 && params.page > 1) setPage(params.page - 1);
  }
  return (
    <>
      <PageTitle>Order List</PageTitle>
      <SearchField label="Search by order id" value={params.search} onSearch={setSearch} delay={searchDelay} />
      <div className={css['list']} aria-busy={list.isFetching}>
        <ListStates
          list={list.data}
          failure={list.error}
          isFetching={list.isFetching}
          onRetry={() => void list.refetch()}
          onPage={setPage}
          empty={<NoOrders search={params.search} onClear={() => setSearch('')} />}
        >
          {(items) => items.map((order) => <OrderCard key={order._id} order={order} onDelete={setDeleting} />)}
        </ListStates>
      </div>
      {list.data && list.data.items.length > 0 && <Pagination {...list.data} onPage={setPage} />}
      {deleting && <DeleteDraft order={deleting} onClose={() => setDeleting(undefined)} onDeleted={leaveEmptyPage} />}
    </>
  );
}
