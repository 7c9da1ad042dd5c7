import { useNavigate } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { orderList } from '@wideload/contract/client';
import { orderStatuses } from '@wideload/domain';
import { useState } from 'react';
import { useFilterParam } from '#lib/address/list-params.ts';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { ListPart } from '#ui/list/list-part.tsx';
import * as texts from './orders.texts.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { useList } from '#ui/list/use-list.ts';
import { OrderCard } from './order-card.tsx';
import { OrderTable } from './order-table.tsx';
import { orderPageQuery } from './orders.queries.ts';
import { CachedNotice } from './cached-notice.tsx';
import { NoOrders } from './no-orders.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { StatusFilter } from '#product/order/status-filter.tsx';

export function OrderListPage() {
  usePreloadedPage('/order_list/order');
  const [status, setStatus] = useFilterParam('status', orderStatuses);
  const list = useList(orderList, (params) => orderPageQuery({ ...params, status }));
  const { data } = list.query;
  const { search } = list.params;
  const [deleting, setDeleting] = useState<Card>();
  const isWide = useMedia('(min-width: 992px)');
  const navigate = useNavigate();
  const showAll = () => void navigate({ to: '/order_list' });
  const stopDeleting = () => setDeleting(undefined);
  return (
    <>
      <PageTitle>{texts.orderList}</PageTitle>
      <ListPart
        list={list}
        look={isWide ? 'table' : 'cards'}
        searchLabel={texts.searchByOrderId}
        searchHint={texts.searchHint}
        bar={
          <>
            {(data?.total !== 0 || status) && (
              <StatusFilter status={status} counts={data?.counts} onStatus={setStatus} />
            )}
            {data?.copiedAt && <CachedNotice copiedAt={data.copiedAt} />}
          </>
        }
        empty={<NoOrders search={search} status={status} onClear={showAll} />}
      >
        {(items) =>
          isWide ? (
            <OrderTable orders={items} sort={list.params.sort} onSort={list.setSort} onDelete={setDeleting} />
          ) : (
            items.map((order) => <OrderCard key={order._id} order={order} onDelete={setDeleting} />)
          )
        }
      </ListPart>
      {deleting && (
        <DeleteDraft
          order={deleting}
          onClose={stopDeleting}
          onDeleted={() => list.continueAfterRemoval(stopDeleting)}
        />
      )}
    </>
  );
}
