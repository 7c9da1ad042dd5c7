import type { Company } from '@wideload/contract';
import { Button } from '../../ui/button.tsx';
import { DataList } from '../../ui/data-list.tsx';
import { DisclosureCard } from '../../ui/disclosure-card.tsx';
import { Sign } from '../../ui/sign.tsx';

type Props = { company: Company; onEdit: (company: Company) => void; onDelete: (company: Company) => void };

function factsOf(company: Company) {
  return [
    { term: 'USDOT number', value: company.dotNumber },
    { term: 'Docket number', value: company.docketNumber },
    { term: 'Carrier name', value: company.carrierName },
    { term: 'Title', value: company.title },
    { term: 'Street', value: company.street },
    { term: 'Second address line', value: company.address_secondary },
    { term: 'City', value: company.city },
    { term: 'State', value: company.state },
    { term: 'Zip', value: company.zip },
    { term: 'Country', value: company.country },
    { term: 'Email', value: company.email },
    { term: 'Phone', value: company.extension === '' ? company.phone : `${company.phone} ext. ${company.extension}` },
  ];
}

export function CompanyCard({ company, onEdit, onDelete }: Props) {
  const { name, dotNumber, city, state, verified } = company;
  return (
    <DisclosureCard
      title={name}
      sign={<Sign kind={verified ? 'ok' : 'no'}>{verified ? 'Verified' : 'Not Verified'}</Sign>}
      summary={`USDOT ${dotNumber}, ${city}, ${state}`}
      actions={
        <>
          <Button size="small" onClick={() => onEdit(company)} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <Button size="small" look="danger" onClick={() => onDelete(company)} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        </>
      }
    >
      <DataList facts={factsOf(company)} />
    </DisclosureCard>
  );
}
