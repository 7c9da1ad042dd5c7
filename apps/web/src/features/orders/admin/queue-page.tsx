import { useNavigate } from '@tanstack/react-router';
import { pageSizes } from '@wideload/contract/client';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ListStates } from '../../../ui/list-states.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Table } from '../../../ui/table.tsx';
import { QueueBar } from './queue-bar.tsx';
import type { QueueHolder } from './queue-board.ts';
import { QueueFilter } from './queue-filter.tsx';
import css from './queue-page.module.css';
import { QueueRow } from './queue-row.tsx';
import { useQueue } from './use-queue.ts';

/** How long typing may pause before the list is searched, in ms (spec [9]). */
const searchDelay = 1000;

const pages = [
  { to: '/permits', label: 'Permits List' },
  { to: '/permits/queue', label: 'Work queue' },
] as const;

function NothingWaits({ search, holder, onClear }: { search: string; holder: QueueHolder; onClear: () => void }) {
  const showAll = <Button onClick={onClear}>Show all orders</Button>;
  if (search !== '')
    return (
      <EmptyState title="No order fits" action={showAll}>
        Nothing that waits was found for “{search}”. Search by a whole order number, the beginning of an order ID, or a
        part of the customer's e-mail.
      </EmptyState>
    );
  if (holder === 'free') return <EmptyState title="No order is free" action={showAll} />;
  if (holder === 'mine') return <EmptyState title="You hold no order" action={showAll} />;
  return <EmptyState title="Nothing waits">Orders stand here from their payment until they are decided.</EmptyState>;
}

function waitingText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  return total === 1 ? '1 order waits.' : `${total} orders wait.`;
}

/** The orders that wait to be worked, the longest waiting first. */
export function QueuePage() {
  const { query, params, setSearch, setPage, setPageSize, setHolder, showNews } = useQueue();
  const { data: board, error, isFetching, isPlaceholderData } = query;
  const navigate = useNavigate();
  const refetch = () => void query.refetch();
  return (
    <>
      <PageLinks label="Permits" links={pages} />
      <PageTitle intro={waitingText(board?.latest.total)}>Work queue</PageTitle>
      <SearchField label="Search by order id or email" value={params.search} onSearch={setSearch} delay={searchDelay} />
      <QueueFilter holder={params.holder} onHolder={setHolder} />
      {board && <QueueBar board={board} failure={error} isFetching={isFetching} onRetry={refetch} onShow={showNews} />}
      <div className={css['list']} aria-busy={isPlaceholderData}>
        <ListStates
          list={board && { ...board.latest, items: board.rows, total: board.total }}
          failure={error}
          isFetching={isFetching}
          onRetry={refetch}
          onPage={setPage}
          empty={
            <NothingWaits
              search={params.search}
              holder={params.holder}
              onClear={() => void navigate({ to: '/permits/queue' })}
            />
          }
        >
          {(rows) => (
            <Table caption="Orders that wait, the longest waiting first">
              <thead>
                <tr>
                  <th scope="col">Order</th>
                  <th scope="col">Waiting for</th>
                  <th scope="col">Customer</th>
                  <th scope="col">States</th>
                  <th scope="col">Permits</th>
                  <th scope="col" data-figure="">
                    Total
                  </th>
                  <th scope="col">Held by</th>
                  <th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((order) => (
                  <QueueRow key={order._id} order={order} now={board?.latest.asOf ?? ''} holder={params.holder} />
                ))}
              </tbody>
            </Table>
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
