import { isInWork, isWorkable } from '@wideload/domain';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useRef, useState, useEffect } from 'react';
import type { QueueOrder } from '@wideload/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { actRights, queueList } from '@wideload/contract/client';
import { usePreloadedPage } from '#lib/timing/use-preloaded-page.ts';
import { ListPart } from '#ui/list/list-part.tsx';
import * as texts from './queue.texts.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { QueueBar, QueueFilters, useChosenRows, AskedStates } from './queue-bar.tsx';
import { AssignButton } from './assign-order.tsx';
import { PermitsLinks } from '../list/permits-links.tsx';
import css from './queue-page.module.css';
import { ForDesk } from '#product/account/for-desk.tsx';
import { FirstPageSwitch } from '#product/account/first-page-switch.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/list/list-states.tsx';
import { computeLastPage } from '#ui/list/pagination.tsx';
import {
  createBoard,
  computeUpdates,
  type QueueAnswer,
  type QueueFilter,
  type QueueSort,
  useQueueFilter,
} from './queue-board.ts';
import { SortTable } from '#ui/list/sort-table.tsx';
import { QueueRow, type QueueRowProps, TagLegend } from './queue-row.tsx';
import { useListParams } from '#lib/address/list-params.ts';
import { queueQuery } from './queue.queries.ts';
import type { SearchTexts } from '#lib/address/search-codec.ts';
import { usePageKeys } from '#lib/page-keys.ts';

/** Keys for the row that has the focus; `n` needs none. */
function useQueueKeys(rows: readonly QueueOrder[]): void {
  const navigate = useNavigate();
  const list: SearchTexts = useSearch({ strict: false });

  function open(order: QueueOrder | undefined, hash?: 'file' | 'issue') {
    if (order === undefined) return;
    void navigate({
      to: '/users/orders/order',
      search: { orderId: order._id, userId: order.userId, back: 'queue' },
      state: { orderList: list },
      ...(hash && { hash }),
    });
  }
  const findOrder = (row: HTMLElement | null) => rows.find(({ _id }) => _id === row?.dataset['row']);
  const isFree = ({ status, claim }: QueueOrder) => isWorkable(status) && (claim === null || claim.isMine);

  usePageKeys([
    {
      key: 'c',
      does: texts.claimKey,
      perform: (row) => row?.querySelector<HTMLElement>('[data-claim] button')?.click(),
    },
    { key: 'f', does: texts.fileKey, perform: (row) => open(findOrder(row), 'file') },
    { key: 'i', does: texts.issueKey, perform: (row) => open(findOrder(row), 'issue') },
    { key: 'n', does: texts.nextKey, perform: () => open(rows.find(isFree)) },
  ]);
}

function useQueue() {
  const { params: list, ...setters } = useListParams(queueList);
  const { filter, setFilter } = useQueueFilter();
  const params = useMemo(() => ({ ...list, ...filter }), [list, filter]);
  const query = useQuery(queueQuery(params));
  const client = useQueryClient();

  useEffect(() => {
    const { queryKey } = queueQuery(params);
    // A later visit starts with a fresh queue.
    return () =>
      void client.setQueryData(queryKey, (board) => board && { ...createBoard(board.latest), isLeft: true as const });
  }, [client, params]);

  /** A new order may belong on any page; sorted by waiting time it is on the last one. */
  function showNews() {
    const board = query.data;
    if (board === undefined || query.isPlaceholderData) return;
    client.setQueryData(queueQuery(params).queryKey, createBoard(board.latest));
    const { count, isHere } = computeUpdates(board);
    if (count > 0 && !isHere && params.sort === 'paidAt') void setters.setPage(computeLastPage(board.latest));
  }
  return { query, params, ...setters, filter, setFilter, showNews };
}

const choice = {
  key: 'choose',
  label: <span className="visually-hidden">{texts.choose}</span>,
  width: '4.5%',
  tight: '5.5%',
};

const columns = [
  { key: 'fileBy', width: '7%', tight: '8.5%' },
  { key: 'firstDay', width: '11%', tight: '11%' },
  { key: 'order', label: texts.order, width: '7.5%', tight: '8%' },
  { key: 'paidAt', width: '9%', tight: '9.5%' },
  { key: 'company', width: '15%', tight: '15%' },
  { key: 'statesLeft', width: '17%', tight: '14%' },
  { key: 'marks', label: texts.marks, width: '7.5%', tight: '7%' },
  { key: 'heldBy', label: texts.heldBy, width: '16.5%', tight: '16%' },
  { key: 'total', label: texts.total, figure: true, width: '9.5%', tight: '11%' },
];

/** The column of who may assign takes its room from these. */
const narrower: Readonly<Record<string, object>> = {
  fileBy: { tight: '8%' },
  firstDay: { tight: '10.2%' },
  paidAt: { tight: '9.6%' },
  company: { width: '13%' },
  statesLeft: { width: '15.5%', tight: '12.1%' },
  heldBy: { width: '16%', tight: '14%' },
  total: { width: '9%', tight: '10.6%' },
};
const columnsOfLead = [choice, ...columns.map((column) => ({ ...column, ...narrower[column.key] }))];

type QueueTableProps = Omit<QueueRowProps, 'order' | 'isChosen'> & {
  rows: readonly QueueOrder[];
  /** Undefined for an admin who assigns no orders. */
  chosen: readonly string[] | undefined;
  sort: QueueSort;
  onSort: (sort: QueueSort) => unknown;
};

function QueueTable({ rows, chosen, sort, onSort, ...rest }: QueueTableProps) {
  const shown = chosen === undefined ? columns : columnsOfLead;
  return (
    <SortTable caption={texts.queueCaption} columns={shown} labels={texts.columnLabels} sort={sort} onSort={onSort}>
      {rows.map((order) => (
        <QueueRow key={order._id} order={order} isChosen={chosen?.includes(order._id)} {...rest} />
      ))}
    </SortTable>
  );
}

type Props = { search: string; filter: QueueFilter };

function EmptyQueue({ search, filter }: Props) {
  const { holder, state, permitStatus, mark } = filter;
  const showAll = (
    <ButtonLink to="/permits/queue" look="outlined">
      {texts.showAllOrders}
    </ButtonLink>
  );
  if (search !== '')
    return (
      <EmptyState title={texts.noOrderFits} action={showAll}>
        {texts.nothingFound(search)}
      </EmptyState>
    );
  if (state || permitStatus || mark || holder === 'others')
    return <EmptyState title={texts.noOrderFits} action={showAll} />;
  if (holder === 'free') return <EmptyState title={texts.noOrderIsFree} action={showAll} />;
  if (holder === 'mine') return <EmptyState title={texts.youHoldNoOrder} action={showAll} />;
  return <EmptyState title={texts.nothingWaits}>{texts.nothingWaitsHint}</EmptyState>;
}

function describeQueue({ total, departed }: QueueAnswer): string {
  const words = texts.ordersWait(total);
  return departed === 0 ? words : `${words} ${texts.shouldHaveLeft(departed)}`;
}

/** The ages of the rows are said in minutes, so that a poll in between renders none of them again. */
const toMinute = (instant: string) => instant.replace(/:\d\d\.\d+Z$/, ':00Z');

export function QueuePage() {
  usePreloadedPage('/users/orders/order');
  const { query, params, filter, setFilter, showNews, ...setters } = useQueue();
  const { data: board, error, isFetching, isPlaceholderData, refetch } = query;
  useQueueKeys(board?.rows ?? []);
  const region = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<{ words: string | null; at: object }>();
  const { chosen, toggle, clear } = useChosenRows(params);
  const toAssign = (board?.rows ?? []).filter((order) => chosen?.includes(order._id) && isInWork(order));
  const page = useMemo(() => board && { ...board.latest, items: board.rows, total: board.total }, [board]);

  const putRefused = useCallback((words: string | null) => setRefused({ words, at: params }), [params]);

  function show() {
    setRefused(undefined);
    showNews();
    focusRows();
  }
  /** The pressed button is removed and takes the focus with it. */
  function focusRows() {
    region.current?.focus({ preventScroll: true });
  }
  function leaveChosen() {
    clear();
    focusRows();
  }
  return (
    <div className={css['page']}>
      <PermitsLinks />
      <PageTitle
        // The line keeps its height until the number is known.
        intro={board ? describeQueue(board.latest) : '\u00A0'}
        action={
          <ForDesk right={actRights.workForCarrier} what={texts.startPhoneOrder}>
            <Link to="/users/orders/new">{texts.startPhoneOrder}</Link>
          </ForDesk>
        }
      >
        {texts.workQueue}
      </PageTitle>
      <AskedStates />
      <ListPart
        list={{ ...setters, params, query: { data: page, error, isFetching, refetch }, region }}
        look="table"
        searchLabel={texts.searchTheQueue}
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
              acts={<AssignButton orders={toAssign} onAssigned={leaveChosen} />}
            />
          )
        }
        empty={<EmptyQueue search={params.search} filter={filter} />}
        below={
          <>
            <TagLegend />
            {board && <FirstPageSwitch page="queue" />}
          </>
        }
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
            chosen={chosen}
            onChoose={toggle}
            onRefused={putRefused}
          />
        )}
      </ListPart>
    </div>
  );
}
