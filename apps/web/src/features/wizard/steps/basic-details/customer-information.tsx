import type { CompanyFacts } from '@wideload/contract';
import * as texts from './basic-details.texts.ts';
import { FieldGrid, Section } from '../../../../ui/layout/panel.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';

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

type CustomerInformationProps = { company: CompanyFacts | null; messageAt: (path: string) => string | undefined };

export function CustomerInformation({ company, messageAt }: CustomerInformationProps) {
  return (
    <Section title={texts.customerInformation} intro={texts.customerIntro}>
      <FieldGrid columns={2}>
        {facts.map(([key, label]) => (
          <TextField
            key={key}
            label={label}
            name={`company.${key}`}
            value={company?.[key] ?? ''}
            readOnly
            optional={key === 'docketNumber'}
            error={messageAt(`company.${key}`)}
          />
        ))}
      </FieldGrid>
    </Section>
  );
}
