import {
  type CustomerTexts,
  type OrderTexts,
  formatCompanyDocket,
  formatCountry,
  listTypedFields,
} from '@wideload/domain';
import type { CompanyFacts, Company } from '@wideload/contract';
import * as texts from './basic-details.texts.ts';
import { customerLabels, orderTextLabels } from '../draft/draft.texts.ts';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { buildTextFieldProps, type StepProps } from '../step-props.ts';
import { formatState } from '#product/account/company-words.ts';
import { typed } from '#product/account/company.texts.ts';
import { useMemo } from 'react';
import { companyRecords } from '#product/account/own-records.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { useFoundChoices } from '#ui/form/use-found-choices.ts';
import { AddLinks } from '../add-links.tsx';
import { toCompanyFacts } from '../draft/order-form.ts';

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

type CompanyPickerProps = {
  company: CompanyFacts | null;
  error: string | undefined;
  onChoose: (company: CompanyFacts | null) => void;
  onBlur: () => void;
  onAdd: () => void;
  onAddHere: () => void;
};

/** Picks one of the user's companies; the order stores a snapshot of it. */
function CompanyPicker({ company, error, onChoose, onBlur, onAdd, onAddHere }: CompanyPickerProps) {
  const { items, failure, onSearch } = useFoundChoices<CompanyFacts, Company>(companyRecords.choicesQuery, company);
  const choices = useMemo(() => items.map(toChoice), [items]);
  return (
    <FieldGrid columns={2}>
      <Combobox
        label={texts.company}
        name="company"
        choices={choices}
        value={company?._id ?? ''}
        onChange={(id) => onChoose(toSnapshot(items.find((item) => item._id === id)))}
        onSearch={onSearch}
        onBlur={onBlur}
        {...(error === undefined ? failure : { error })}
        nothing={texts.noCompanyMatches}
        placeholder={texts.findCompany}
        action={
          <AddLinks
            here={texts.addCompanyHere}
            onHere={onAddHere}
            page={texts.addCompany}
            pageHint={texts.addCompanyHint}
            onPage={onAdd}
          />
        }
      />
    </FieldGrid>
  );
}

function toChoice({ _id, name, dotNumber, docketNumber, city, state }: CompanyFacts) {
  return {
    value: _id,
    label: name,
    detail: texts.companyDetail({ dotNumber, city, state: formatState(state) }),
    find: docketNumber,
  };
}

function toSnapshot(chosen: CompanyFacts | Company | undefined): CompanyFacts | null {
  if (chosen === undefined) return null;
  return 'verified' in chosen ? toCompanyFacts(chosen) : chosen;
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
        <TextField type="email" autoComplete="email" {...customerField('email')} />
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
