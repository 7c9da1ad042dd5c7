import { useNavigate } from '@tanstack/react-router';
import type { OrderCard as Card } from '@wideload/contract';
import { orderList, orders } from '@wideload/contract/client';
import { useState } from 'react';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { MissingRight } from '#product/account/own-rights.tsx';
import { ListPart } from '#ui/list/list-part.tsx';
import * as texts from './orders.texts.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { useList } from '#ui/list/use-list.ts';
import { OrderCard } from './order-card.tsx';
import { OrderTable, sortLabels } from './order-table.tsx';
import { orderPageQuery } from './orders.queries.ts';
import { CachedNotice } from './cached-notice.tsx';
import { NoOrders, OrderFilter, useOrderFilter } from './no-orders.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';

/** A screen of a dispatcher; on a phone a page of cards is short. */
const tableList = { ...orderList, pageSize: 20 } as const;
const cardSorts = { createdAt: texts.created, ...sortLabels };

export function OrderListPage() {
  usePreloadedPage('/order_list/order');
  const isWide = useMedia('(min-width: 992px)');
  const { status, needs, choose } = useOrderFilter();
  const list = useList(isWide ? tableList : orderList, (params) => orderPageQuery({ ...params, status, needs }));
  const { data } = list.query;
  const { search, sort } = list.params;
  const [deleting, setDeleting] = useState<Card>();
  const navigate = useNavigate();
  const showAll = () => void navigate({ to: '/order_list' });
  const stopDeleting = () => setDeleting(undefined);
  return (
    <>
      <PageTitle
        action={
          <ExportButton ask={(callForFile) => callForFile(orders.export, { query: { search, sort, status, needs } })} />
        }
      >
        {texts.orderList}
      </PageTitle>
      <MissingRight right="dispatcher" />
      <ListPart
        list={list}
        sortLabels={isWide ? undefined : cardSorts}
        filter={
          (data?.total !== 0 || status || needs) && (
            <OrderFilter status={status} needs={needs} list={data} onChoose={choose} />
          )
        }
        look={isWide ? 'table' : 'cards'}
        searchLabel={texts.searchByOrderId}
        searchHint={texts.searchHint}
        bar={data?.copiedAt && <CachedNotice copiedAt={data.copiedAt} />}
        empty={<NoOrders search={search} status={status} needs={needs} onClear={showAll} />}
      >
        {(items) =>
          isWide ? (
            <OrderTable orders={items} sort={sort} onSort={list.setSort} onDelete={setDeleting} />
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
