import type { CompanyFacts } from '@wideload/contract';
import { formatCompanyDocket, formatCountry, listTypedFields } from '@wideload/domain';
import { formatState } from '#product/account/company-words.ts';
import { typed } from '#product/account/company.texts.ts';
import * as texts from './basic-details.texts.ts';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';

/** In the order of spec [2]. */
const facts = [
  ['dotNumber', texts.usdotNumber],
  ['docketNumber', texts.docketNumber],
  ['name', texts.companyName],
  ['zip', texts.zip],
  ['street', texts.street],
  ['country', texts.country],
  ['state', texts.state],
  ['city', texts.city],
] as const;

/** As shown; the mark of a typed part is a hint beside it. */
function formatFact(company: CompanyFacts, key: (typeof facts)[number][0]): string {
  if (key === 'docketNumber') return formatCompanyDocket(company);
  if (key === 'country') return formatCountry(company.country);
  return key === 'state' ? formatState(company.state) : company[key];
}

type CustomerInformationProps = { company: CompanyFacts | null; messageAt: (path: string) => string | undefined };

export function CustomerInformation({ company, messageAt }: CustomerInformationProps) {
  const byHand: readonly string[] = company === null ? [] : listTypedFields(company);
  return (
    <Section title={texts.customerInformation} intro={texts.customerIntro}>
      <FieldGrid columns={2}>
        {facts.map(([key, label]) => (
          <TextField
            key={key}
            label={label}
            name={`company.${key}`}
            value={company === null ? '' : formatFact(company, key)}
            hint={byHand.includes(key) ? typed : undefined}
            readOnly
            optional={key === 'docketNumber'}
            error={messageAt(`company.${key}`)}
          />
        ))}
      </FieldGrid>
    </Section>
  );
}
