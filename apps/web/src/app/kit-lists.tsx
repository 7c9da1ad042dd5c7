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
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { FieldGrid } from '#ui/layout/panel.tsx';
import { PasswordField } from '#ui/form/password-field.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextArea, TextField } from '#ui/form/text-field.tsx';
import { TwoPartField } from '#ui/form/two-part-field.tsx';
import { ErrorSummary } from '#ui/form/error-summary.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';

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

const makes = [
  'Freightliner',
  'International',
  'Kenworth',
  'Mack',
  'Peterbilt',
  'Sterling',
  'Volvo',
  'Western Star',
].map((make) => ({ value: make, label: make }));
const loads = ['General', 'Commodity', 'Other'].map((label) => ({ value: label, label }));
const problems = [{ name: 'rear.feet', message: 'This field is required !' }];
const distances = ['1 to 2', '2 to 3', '3 to 4', '4 to 5', '5 to 6'];

export function Fields() {
  const [make, setMake] = useState('Peterbilt');
  const [isWrong, setWrong] = useState(false);
  return (
    <form noValidate className="stack gap-16" onSubmit={(event) => event.preventDefault()}>
      <ErrorSummary problems={isWrong ? problems : []} />
      <FieldGrid columns={3}>
        <Combobox
          label="Make"
          name="make"
          choices={makes}
          value={make}
          onChange={setMake}
          action={<Button look="link">Add truck</Button>}
        />
        <SelectField label="Load type" name="load" options={loads} placeholder="Choose" />
        <PasswordField label="Password" name="password" autoComplete="new-password" hint="Use 8-20 characters" />
      </FieldGrid>
      <FieldGrid columns={3} phone={2}>
        <TwoPartField
          label="Width"
          feet={{ name: 'width.feet', defaultValue: '14' }}
          inches={{ name: 'width.inches', defaultValue: '6' }}
        />
        <TextField label="Loaded weight" name="weight" unit="lb" defaultValue="111,400" inputMode="numeric" />
        <TwoPartField
          label="Rear overhang"
          feet={{ name: 'rear.feet' }}
          inches={{ name: 'rear.inches' }}
          error="This field is required !"
        />
      </FieldGrid>
      <FieldGrid columns={5} phone={2}>
        {distances.map((label, index) => (
          <TwoPartField
            key={label}
            label={label}
            optional={index === 4}
            feet={{ name: `axle.${index}.feet`, defaultValue: '4' }}
            inches={{ name: `axle.${index}.inches`, defaultValue: '6' }}
          />
        ))}
      </FieldGrid>
      <FieldGrid columns={3}>
        <TextField label="Length" name="length" defaultValue="13-6" reading="= 13 ft 6 in" />
        <TextField label="Company name" name="company" readOnly defaultValue="Red River Transport" />
        <TextField label="Email" name="email" type="email" defaultValue="ann@" error="Wrong format!" />
      </FieldGrid>
      <TextArea label="Comment" name="comment" optional />
      <Checkbox name="reviewed" label="I have reviewed all the information pertaining to this order" defaultChecked />
      <Checkbox
        name="terms"
        label="I accept the terms and am at least 18"
        error="Accept the terms and confirm that you are at least 18."
      />
      <RadioCards
        legend="Cards"
        name="card"
        defaultValue="a"
        cards={[
          { value: 'a', label: 'Visa ending in 4242', detail: '12/2028' },
          { value: 'b', label: 'American Express ending in 0005', detail: '01/2027' },
          { value: 'c', label: 'Mobile wallet', disabled: true },
        ]}
      />
      <FormActions
        back={<Button>Back</Button>}
        saved="Draft saved 10:42 AM"
        next={
          <Button look="primary" type="submit" onClick={() => setWrong(!isWrong)}>
            Next
          </Button>
        }
      />
    </form>
  );
}
