import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Payout, PayoutLine } from '@wideload/contract';
import { Notice } from '#ui/layout/notice.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { formatAmount, formatUtcDay } from './book-words.ts';
import { payoutQuery } from './books.queries.ts';
import * as texts from './books.texts.ts';
import { PayoutCheckSign, PayoutStatusSign } from './payout-signs.tsx';
import { Table } from '#ui/list/table.tsx';

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
  const { data, error } = payout;
  return (
    <>
      <p className="below-12">
        <Link to="/dashboard/payouts">{texts.allPayouts}</Link>
      </p>
      <PageTitle>{data ? texts.payoutOf(formatAmount(data.payout.amount)) : texts.payouts}</PageTitle>
      {payout.isPending && <ListSkeleton label={texts.loadingPayouts} />}
      {error && !data && (
        <FailedState failure={error} onRetry={() => void payout.refetch()} pending={payout.isFetching} />
      )}
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
