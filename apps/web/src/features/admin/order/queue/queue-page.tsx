import { useRef, useState } from 'react';
import { FilterChoices } from '../../../../ui/list/filter-choices.tsx';
import { ListPart } from '../../../../ui/list/list-part.tsx';
import * as texts from './queue.texts.ts';
import { PageTitle } from '../../../../ui/layout/page-title.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { PermitsLinks } from '../list/permits-links.tsx';
import { QueueBar } from './queue-bar.tsx';
import type { QueueHolder } from './queue-board.ts';
import css from './queue-page.module.css';
import { QueueTable } from './queue-table.tsx';
import { useQueue } from './use-queue.ts';

// Lazy, because it is rarely shown.
const NothingWaits = createLazyPart(async () => (await import('./empty-queue.tsx')).EmptyQueue);

const choices = [
  { key: 'all', word: texts.all },
  { key: 'free', word: texts.heldByNobody },
  { key: 'mine', word: texts.heldByMe },
] as const satisfies readonly { key: QueueHolder; word: string }[];

export function QueuePage() {
  const { query, params, setHolder, showNews, ...setters } = useQueue();
  const { data: board, error, isFetching, isPlaceholderData, refetch } = query;
  const region = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ words: string | null; at: object }>();
  const page = board && { ...board.latest, items: board.rows, total: board.total };

  function show() {
    setRefused(undefined);
    showNews();
    // The pressed button is removed and takes the focus with it.
    region.current?.focus({ preventScroll: true });
  }
  return (
    <>
      <PermitsLinks />
      <PageTitle intro={board && texts.ordersWait(board.latest.total)}>{texts.workQueue}</PageTitle>
      <ListPart
        list={{ ...setters, params, query: { data: page, error, isFetching, refetch }, region }}
        look="table"
        searchLabel={texts.searchByOrderIdOrEmail}
        bar={
          <>
            <FilterChoices label={texts.filterByHolder} choices={choices} chosen={params.holder} onChoose={setHolder} />
            {board && (
              <QueueBar
                board={board}
                failure={error}
                isFetching={isFetching}
                refused={refused?.at === params ? refused.words : null}
                onRetry={() => void refetch()}
                onShow={show}
              />
            )}
          </>
        }
        empty={<NothingWaits search={params.search} holder={params.holder} />}
        // Polling does not mark the rows as busy; only a page change does.
        isBusy={isPlaceholderData}
        className={css['list']}
      >
        {(rows) => (
          <QueueTable
            rows={rows}
            now={board?.latest.asOf ?? ''}
            holder={params.holder}
            onRefused={(words) => setRefused({ words, at: params })}
          />
        )}
      </ListPart>
    </>
  );
}
