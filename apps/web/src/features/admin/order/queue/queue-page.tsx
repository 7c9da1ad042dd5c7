import { Link } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { ListPart } from '#ui/list/list-part.tsx';
import * as texts from './queue.texts.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { AskedStates } from '../asked-states.tsx';
import { PermitsLinks } from '../list/permits-links.tsx';
import { QueueBar } from './queue-bar.tsx';
import { QueueFilters } from './queue-filters.tsx';
import css from './queue-page.module.css';
import { QueueTable } from './queue-table.tsx';
import { useQueue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';
import { EmptyQueue } from './empty-queue.tsx';
import { FirstPageSwitch } from '#product/account/first-page-switch.tsx';

/** The ages of the rows are said in minutes, so that a poll in between renders none of them again. */
const toMinute = (instant: string) => instant.replace(/:\d\d\.\d+Z$/, ':00Z');

export function QueuePage() {
  usePreloadedPage('/users/orders/order');
  const { query, params, filter, setFilter, showNews, ...setters } = useQueue();
  const { data: board, error, isFetching, isPlaceholderData, refetch } = query;
  useQueueKeys(board?.rows ?? []);
  const region = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ words: string | null; at: object }>();
  const page = useMemo(() => board && { ...board.latest, items: board.rows, total: board.total }, [board]);

  const putRefused = useCallback((words: string | null) => setRefused({ words, at: params }), [params]);

  function show() {
    setRefused(undefined);
    showNews();
    // The pressed button is removed and takes the focus with it.
    region.current?.focus({ preventScroll: true });
  }
  return (
    <div className={css['page']}>
      <PermitsLinks />
      <PageTitle
        // The line keeps its height until the number is known.
        intro={board ? texts.ordersWait(board.latest.total) : '\u00A0'}
        action={<Link to="/users/orders/new">{texts.startPhoneOrder}</Link>}
      >
        {texts.workQueue}
      </PageTitle>
      <AskedStates />
      <ListPart
        list={{ ...setters, params, query: { data: page, error, isFetching, refetch }, region }}
        look="table"
        searchLabel={texts.searchByOrderIdOrEmail}
        filter={<QueueFilters filter={filter} onFilter={setFilter} />}
        bar={
          (board || !error) && (
            <QueueBar
              board={board}
              failure={error}
              isFetching={isFetching}
              refused={refused?.at === params ? refused.words : null}
              onRetry={() => void refetch()}
              onShow={show}
              sort={params.sort}
              onSort={setters.setSort}
            />
          )
        }
        empty={<EmptyQueue search={params.search} filter={filter} />}
        // Polling does not mark the rows as busy; only a page change does.
        isBusy={isPlaceholderData}
        className={css['list']}
      >
        {(rows) => (
          <QueueTable
            rows={rows}
            now={toMinute(board?.latest.asOf ?? '')}
            holder={filter.holder}
            sort={params.sort}
            onSort={setters.setSort}
            onRefused={putRefused}
          />
        )}
      </ListPart>
      {board && <FirstPageSwitch page="queue" />}
    </div>
  );
}
