import type { Company } from '@wideload/contract';
import { formatCompany, formatState } from '#product/account/company-words.ts';
import { RecordActions } from '#product/account/record-actions.tsx';
import * as texts from './companies.texts.ts';
import { DataList } from '#ui/list/data-list.tsx';
import { DisclosureCard } from '#ui/list/disclosure-card.tsx';
import { Sign } from '#ui/sign.tsx';

type Props = { company: Company; onEdit: () => void; onDelete: () => void };

function toFacts(company: Company) {
  const shown = formatCompany(company);
  return [
    { term: texts.usdotNumber, value: company.dotNumber },
    { term: texts.docketNumber, value: shown.docketNumber },
    { term: texts.carrierName, value: company.carrierName },
    { term: texts.title, value: company.title },
    { term: texts.street, value: shown.street },
    { term: texts.secondAddressLine, value: company.address_secondary },
    { term: texts.city, value: shown.city },
    { term: texts.state, value: shown.state },
    { term: texts.zip, value: shown.zip },
    { term: texts.country, value: shown.country },
    { term: texts.email, value: company.email },
    {
      term: texts.phone,
      value: company.extension === '' ? company.phone : texts.phoneWithExtension(company.phone, company.extension),
    },
  ];
}

export function CompanyCard({ company, onEdit, onDelete }: Props) {
  const { name, dotNumber, city, state, verified } = company;
  return (
    <DisclosureCard
      title={name}
      sign={<Sign kind={verified ? 'ok' : 'no'}>{verified ? texts.verified : texts.notVerified}</Sign>}
      summary={texts.numberAndPlace(dotNumber, city, formatState(state))}
      actions={<RecordActions name={name} onEdit={onEdit} onDelete={onDelete} />}
    >
      <DataList facts={toFacts(company)} />
    </DisclosureCard>
  );
}
