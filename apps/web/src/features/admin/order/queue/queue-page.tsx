import { pageSizes } from '@wideload/contract/client';
import { useRef, useState } from 'react';
import * as texts from './queue.texts.ts';
import { ListStates } from '../../../../ui/list/list-states.tsx';
import { PageLinks } from '../../../../ui/list/page-links.tsx';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { Pagination } from '../../../../ui/list/pagination.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { whenOpened } from '../../../../ui/overlay/when-opened.tsx';
import { QueueBar } from './queue-bar.tsx';
import { QueueFilter } from './queue-filter.tsx';
import css from './queue-page.module.css';
import { QueueTable } from './queue-table.tsx';
import { useQueue } from './use-queue.ts';

// Seldom seen, and the rows are all that a visit needs.
const NothingWaits = whenOpened(async () => (await import('./nothing-waits.tsx')).NothingWaits);

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

const pages = [
  { to: '/permits', label: texts.permitsList },
  { to: '/permits/queue', label: texts.workQueue },
] as const;

/** The orders that wait to be worked, the longest waiting first. */
export function QueuePage() {
  const { query, params, setSearch, setPage, setPageSize, setHolder, showNews } = useQueue();
  const { data: board, error, isFetching, isPlaceholderData } = query;
  const listRef = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ words: string | null; at: object }>();
  const refetch = () => void query.refetch();

  function show() {
    setRefused(undefined);
    showNews();
    // The button that was pressed is gone, and the focus with it.
    listRef.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <PageLinks label={texts.permits} links={pages} />
      <PageTitle intro={board && texts.ordersWait(board.latest.total)}>{texts.workQueue}</PageTitle>
      <SearchField
        label={texts.searchByOrderIdOrEmail}
        value={params.search}
        onSearch={setSearch}
        delay={searchDelay}
      />
      <QueueFilter holder={params.holder} onHolder={setHolder} />
      {board && (
        <QueueBar
          board={board}
          failure={error}
          isFetching={isFetching}
          refused={refused?.at === params ? refused.words : null}
          onRetry={refetch}
          onShow={show}
        />
      )}
      <div ref={listRef} tabIndex={-1} className={css['list']} aria-busy={isPlaceholderData}>
        <ListStates
          list={board && { ...board.latest, items: board.rows, total: board.total }}
          failure={error}
          isFetching={isFetching}
          onRetry={refetch}
          onPage={setPage}
          empty={<NothingWaits search={params.search} holder={params.holder} />}
        >
          {(rows) => (
            <QueueTable
              rows={rows}
              now={board?.latest.asOf ?? ''}
              holder={params.holder}
              onRefused={(words) => setRefused({ words, at: params })}
            />
          )}
        </ListStates>
      </div>
      {board && board.rows.length > 0 && (
        <Pagination
          page={params.page}
          pageSize={params.pageSize}
          total={board.total}
          onPage={setPage}
          pageSizes={pageSizes}
          onPageSize={setPageSize}
        />
      )}
    </>
  );
}
