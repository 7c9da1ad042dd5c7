import * as texts from './basic-details.texts.ts';
import { FieldGrid, Section } from '../../../../ui/layout/panel.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { OrderForm } from '../../forms/order-form.ts';
import { buildTextFieldProps, type StepProps } from '../../step/step-props.ts';
import { CompanyPicker } from './company-picker.tsx';
import { CustomerInformation } from './customer-information.tsx';

export function BasicDetailsStep(props: StepProps) {
  const { customer, title, poNumber, company } = props.state.form;
  const customerField = (name: keyof OrderForm['customer']) =>
    buildTextFieldProps(props, `customer.${name}`, {
      value: customer[name],
      onText: (text) => props.change({ customer: { ...customer, [name]: text } }),
    });
  return (
    <>
      <FieldGrid columns={2}>
        <TextField
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...customerField('email')}
        />
        <TextField
          label={texts.phone}
          type="tel"
          autoComplete="tel-national"
          hint={texts.tenDigits}
          {...customerField('phone')}
        />
        <TextField
          label={texts.orderTitle}
          hint={texts.orderTitleHint}
          autoComplete="off"
          {...buildTextFieldProps(props, 'title', { value: title, onText: (text) => props.change({ title: text }) })}
        />
        <TextField label={texts.personName} autoComplete="name" {...customerField('personName')} />
        <TextField
          label={texts.poNumber}
          hint={texts.poNumberHint}
          optional
          autoComplete="off"
          {...buildTextFieldProps(props, 'poNumber', {
            value: poNumber,
            onText: (text) => props.change({ poNumber: text }),
          })}
        />
      </FieldGrid>
      <Section title={texts.yourCompanies}>
        <CompanyPicker
          company={company}
          error={props.messages.messageAt('company')}
          onChoose={(chosen) => props.change({ company: chosen })}
          onBlur={() => props.messages.touch('company')}
          onAdd={() => props.onShortcut('/companies')}
        />
      </Section>
      <CustomerInformation company={company} messageAt={props.messages.messageAt} />
    </>
  );
}
