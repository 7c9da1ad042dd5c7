import {
  type CustomerTexts,
  type OrderTexts,
  formatCompanyDocket,
  formatCountry,
  listTypedFields,
} from '@wideload/domain';
import type { CompanyFacts } from '@wideload/contract';
import * as texts from './basic-details.texts.ts';
import { customerLabels, orderTextLabels } from '../draft/draft.texts.ts';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { buildTextFieldProps, type StepProps } from '../step-props.ts';
import { CompanyPicker } from './company-picker.tsx';
import { formatState } from '#product/account/company-words.ts';
import { typed } from '#product/account/company.texts.ts';

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

function CustomerInformation({ company, messageAt }: CustomerInformationProps) {
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

export function BasicDetailsStep(props: StepProps) {
  const { customer, company } = props.state.form;
  const customerField = (name: keyof CustomerTexts) => ({
    label: customerLabels[name],
    ...buildTextFieldProps(props, `customer.${name}`, {
      value: customer[name],
      onText: (text) => props.change({ customer: { ...customer, [name]: text } }),
    }),
  });
  const orderField = (name: keyof OrderTexts) => ({
    label: orderTextLabels[name],
    ...buildTextFieldProps(props, name, {
      value: props.state.form[name],
      onText: (text) => props.change({ [name]: text }),
    }),
  });
  return (
    <>
      <FieldGrid columns={2}>
        <TextField type="email" inputMode="email" autoComplete="email" {...customerField('email')} />
        <TextField type="tel" autoComplete="tel-national" hint={texts.tenDigits} {...customerField('phone')} />
        <TextField hint={texts.orderTitleHint} autoComplete="off" {...orderField('title')} />
        <TextField autoComplete="name" {...customerField('personName')} />
        <TextField hint={texts.poNumberHint} optional autoComplete="off" {...orderField('poNumber')} />
      </FieldGrid>
      <Section title={texts.yourCompanies}>
        <CompanyPicker
          company={company}
          error={props.messages.messageAt('company')}
          onChoose={(chosen) => props.change({ company: chosen })}
          onBlur={() => props.messages.touch('company')}
          onAdd={() => props.onShortcut('/companies')}
          onAddHere={() => props.onAddHere('company')}
        />
      </Section>
      <CustomerInformation company={company} messageAt={props.messages.messageAt} />
    </>
  );
}
