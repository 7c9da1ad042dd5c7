import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { Payout } from '@wideload/contract';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { EmptyState, ListStates } from '#ui/list/list-states.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Table } from '#ui/list/table.tsx';
import { formatAmount, formatUtcDay } from './book-words.ts';
import { BooksLinks } from './books-links.tsx';
import { payoutListQuery } from './books.queries.ts';
import * as texts from './books.texts.ts';
import { PayoutCheckSign, PayoutStatusSign } from './payout-signs.tsx';

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
