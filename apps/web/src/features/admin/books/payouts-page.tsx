import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Payout, PayoutLine } from '@wideload/contract';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { ListStates } from '#ui/list/list-part.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Table } from '#ui/list/table.tsx';
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

function Row({ payout }: { payout: Payout }) {
  return (
    <tr>
      <th scope="row" data-label={texts.arrives}>
        <Link to="/dashboard/payouts/payout" search={{ id: payout._id }} className="strong">
          {formatUtcDay(payout.arrivesAt)}
        </Link>
      </th>
      <td data-figure data-label={texts.amount}>
        {formatAmount(payout.amount)}
      </td>
      <td data-label={texts.status}>
        <PayoutStatusSign status={payout.status} />
      </td>
      <td data-label={texts.check}>
        <PayoutCheckSign {...payout} />
      </td>
    </tr>
  );
}

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
        {(items) => (
          <Table caption={texts.payouts}>
            <thead>
              <tr>
                <th scope="col">{texts.arrives}</th>
                <th scope="col" data-figure>
                  {texts.amount}
                </th>
                <th scope="col">{texts.status}</th>
                <th scope="col">{texts.check}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((payout) => (
                <Row key={payout._id} payout={payout} />
              ))}
            </tbody>
          </Table>
        )}
      </ListStates>
      {payouts.data && <Pagination {...payouts.data} onPage={setPage} />}
    </>
  );
}

function Line({ line: { at, category, amount, fee, net, order } }: { line: PayoutLine }) {
  return (
    <tr>
      <th scope="row" data-label={texts.day} className="nowrap">
        {formatUtcDay(at)}
      </th>
      <td data-label={texts.kind}>{texts.categories[category] ?? category}</td>
      <td data-label={texts.order}>
        {order === null ? (
          texts.noOrder
        ) : (
          <Link to="/users/orders/order" search={{ orderId: order._id, userId: order.userId, back: 'permits' }}>
            {order.orderNumber}
          </Link>
        )}
      </td>
      {[[texts.amount, amount] as const, [texts.fee, fee] as const, [texts.net, net] as const].map(([label, value]) => (
        <td key={label} data-figure data-label={label}>
          {formatAmount(value)}
        </td>
      ))}
    </tr>
  );
}

function PayoutLines({ lines }: { lines: readonly PayoutLine[] }) {
  return (
    <Table caption={texts.lines}>
      <thead>
        <tr>
          {[texts.day, texts.kind, texts.order].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
          {[texts.amount, texts.fee, texts.net].map((title) => (
            <th key={title} scope="col" data-figure>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.providerId} line={line} />
        ))}
      </tbody>
    </Table>
  );
}

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
          {data.items.length > 0 && <PayoutLines lines={data.items} />}
          <Pagination
            {...data}
            onPage={(next) => void navigate({ to: '/dashboard/payouts/payout', search: { id, page: String(next) } })}
          />
        </div>
      )}
    </>
  );
}
