import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { DisclosureCard } from '#ui/list/disclosure-card.tsx';
import { FilterChoices } from '#ui/list/filter-choices.tsx';
import { EmptyState, FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { SearchField } from '#ui/list/search-field.tsx';
import { Sign } from '#ui/sign.tsx';
import { Table } from '#ui/list/table.tsx';

const rows = [
  { number: '2041', states: 'TX, OK, KS', paid: '$187.00', kind: 'approved', word: 'Approved' },
  { number: '2040', states: 'OH, KY', paid: '$250.00', kind: 'pending', word: 'Pending' },
  { number: '2038', states: 'FL', paid: '$10.00', kind: 'rejected', word: 'Rejected' },
  { number: '2037', states: 'CA, OR', paid: '$24.00', kind: 'draft', word: 'Draft' },
];

function Orders() {
  return (
    <Table caption="Orders">
      <thead>
        <tr>
          <th scope="col">Order Number</th>
          <th scope="col">State/Province</th>
          <th scope="col" data-figure="">
            Total Paid
          </th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row" data-label="Order Number">
              <a href="/dev/kit">{row.number}</a>
            </th>
            <td data-label="State/Province">{row.states}</td>
            <td data-label="Total Paid" data-figure="">
              {row.paid}
            </td>
            <td data-label="Status">
              <Sign kind={row.kind}>{row.word}</Sign>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function Lists() {
  const [page, setPage] = useState(4);
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<string>('Draft');
  return (
    <div className="stack gap-16">
      <SearchField label="Search by name" value={search} onSearch={setSearch} />
      <FilterChoices
        label="Filter by status"
        choices={rows.map(({ word }, index) => ({ key: word, word, count: index }))}
        chosen={status}
        onChoose={setStatus}
      />
      <Orders />
      <DisclosureCard
        title="Red River Transport"
        sign={<Sign kind="ok">Verified</Sign>}
        summary="USDOT 1234567 · Tulsa, Oklahoma"
        actions={
          <>
            <Button size="small">Edit</Button>
            <Button size="small" look="danger">
              Delete
            </Button>
          </>
        }
      >
        <DataList facts={[{ term: 'Street', value: '100 Main Street' }]} />
      </DisclosureCard>
      <Pagination page={page} pageSize={5} total={44} onPage={setPage} />
      <EmptyState title="No companies yet" action={<Button>Add company</Button>}>
        An order is made for a company. Add the first one.
      </EmptyState>
      <FailedState
        failure={{ message: 'We cannot reach the server.', requestId: 'req-1a2b' }}
        onRetry={() => setPage(1)}
      />
      <ListSkeleton rows={2} />
    </div>
  );
}
