import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Payout, PayoutLine } from '@wideload/contract';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ListStates } from '#ui/list/list-part.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { RowTable, type RowColumn } from '#ui/list/sort-table.tsx';
import { payoutListQuery, payoutQuery, formatAmount, formatUtcDay } from './books.ts';
import { BooksLinks } from './books-page.tsx';
import * as texts from './books.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { Sign } from '#ui/sign.tsx';

const kinds = { pending: 'draft', in_transit: 'pending', paid: 'ok', failed: 'no', canceled: 'no' } as const;

function PayoutStatusSign({ status }: Pick<Payout, 'status'>) {
  return <Sign kind={kinds[status]}>{texts.statuses[status]}</Sign>;
}

/** Says in words, not only by color, whether the lines add up to the payout. */
function PayoutCheckSign({ check, isAutomatic }: Pick<Payout, 'check' | 'isAutomatic'>) {
  if (check === null) return isAutomatic ? texts.notListedYet : texts.notListed;
  if (check.difference === 0) return <Sign kind="ok">{texts.addsUp}</Sign>;
  return <Sign kind="no">{texts.differsBy(formatAmount(check.difference))}</Sign>;
}

const payoutColumns: readonly RowColumn<Payout>[] = [
  {
    key: 'arrives',
    label: texts.arrives,
    cell: ({ _id: id, arrivesAt }) => (
      <Link to="/dashboard/payouts/payout" search={{ id }} className="strong">
        {formatUtcDay(arrivesAt)}
      </Link>
    ),
  },
  { key: 'amount', label: texts.amount, figure: true, cell: ({ amount }) => formatAmount(amount) },
  { key: 'status', label: texts.status, cell: ({ status }) => <PayoutStatusSign status={status} /> },
  { key: 'check', label: texts.check, cell: (payout) => <PayoutCheckSign {...payout} /> },
];

export function PayoutsPage() {
  const { page = '1' }: { page?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const payouts = useQuery(payoutListQuery(Math.max(1, Number(page) || 1)));
  const setPage = (next: number) => void navigate({ to: '/dashboard/payouts', search: { page: String(next) } });
  return (
    <>
      <BooksLinks />
      <PageTitle intro={texts.payoutsIntro}>{texts.payouts}</PageTitle>
      <ListStates
        list={payouts.data}
        failure={payouts.error}
        isFetching={payouts.isFetching}
        onRetry={() => void payouts.refetch()}
        onPage={setPage}
        empty={<EmptyState title={texts.noPayouts}>{texts.firstPayout}</EmptyState>}
      >
        {(items) => <RowTable caption={texts.payouts} columns={payoutColumns} rows={items} toKey={({ _id }) => _id} />}
      </ListStates>
      {payouts.data && <Pagination {...payouts.data} onPage={setPage} />}
    </>
  );
}

const lineColumns: readonly RowColumn<PayoutLine>[] = [
  { key: 'day', label: texts.day, cellClass: 'nowrap', cell: ({ at }) => formatUtcDay(at) },
  { key: 'kind', label: texts.kind, cell: ({ category }) => texts.categories[category] ?? category },
  {
    key: 'order',
    label: texts.order,
    cell: ({ order }) =>
      order === null ? (
        texts.noOrder
      ) : (
        <Link to="/users/orders/order" search={{ orderId: order._id, userId: order.userId, back: 'permits' }}>
          {order.orderNumber}
        </Link>
      ),
  },
  { key: 'amount', label: texts.amount, figure: true, cell: ({ amount }) => formatAmount(amount) },
  { key: 'fee', label: texts.fee, figure: true, cell: ({ fee }) => formatAmount(fee) },
  { key: 'net', label: texts.net, figure: true, cell: ({ net }) => formatAmount(net) },
];

function Summary({ payout }: { payout: Payout }) {
  const { amount, arrivesAt, check, status, failure } = payout;
  return (
    <Panel>
      <DataList
        facts={[
          { term: texts.bankLine, value: formatAmount(amount) },
          { term: texts.sumOfLines, value: check === null ? '–' : formatAmount(check.sum) },
          { term: texts.check, value: <PayoutCheckSign {...payout} /> },
          { term: texts.arrives, value: formatUtcDay(arrivesAt) },
          { term: texts.status, value: <PayoutStatusSign status={status} /> },
        ]}
      />
      {failure !== null && <Notice tone="danger">{texts.failedBecause(failure)}</Notice>}
    </Panel>
  );
}

export function PayoutPage() {
  const { id = '', page = '1' }: { id?: string; page?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const payout = useQuery(payoutQuery(id, Math.max(1, Number(page) || 1)));
  const { data } = payout;
  return (
    <>
      <p className="below-12">
        <Link to="/dashboard/payouts">{texts.allPayouts}</Link>
      </p>
      <PageTitle>{data ? texts.payoutOf(formatAmount(data.payout.amount)) : texts.payouts}</PageTitle>
      {payout.isPending && <ListSkeleton label={texts.loadingPayouts} />}
      {payout.error && !data && <FailedQuery query={payout} />}
      {data && (
        <div className="stack gap-20">
          <Summary payout={data.payout} />
          {data.items.length > 0 && (
            <RowTable
              caption={texts.lines}
              columns={lineColumns}
              rows={data.items}
              toKey={({ providerId }) => providerId}
            />
          )}
          <Pagination
            {...data}
            onPage={(next) => void navigate({ to: '/dashboard/payouts/payout', search: { id, page: String(next) } })}
          />
        </div>
      )}
    </>
  );
}
