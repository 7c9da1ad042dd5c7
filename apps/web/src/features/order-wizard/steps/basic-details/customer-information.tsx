import { FieldGrid, Section } from '../../../../ui/panel.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { CompanySnapshot } from '../../order-form.ts';

/** In the order of the specification [2]. */
const facts = [
  ['dotNumber', 'Usdot number'],
  ['docketNumber', 'Docket number'],
  ['name', 'Company name'],
  ['zip', 'Zip'],
  ['street', 'Street'],
  ['country', 'Country'],
  ['state', 'State'],
  ['city', 'City'],
] as const;

type CustomerInformationProps = { company: CompanySnapshot | null; messageAt: (path: string) => string | undefined };

/** What the chosen company says of the customer; to be read, not typed. */
export function CustomerInformation({ company, messageAt }: CustomerInformationProps) {
  return (
    <Section title="Customer information" intro="Filled in from the company you choose.">
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
