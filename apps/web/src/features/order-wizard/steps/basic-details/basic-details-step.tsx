import { FieldGrid, Section } from '../../../../ui/panel.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import type { OrderForm } from '../../order-form.ts';
import { textField, type StepProps } from '../../step-props.ts';
import { CompanyPicker } from './company-picker.tsx';
import { CustomerInformation } from './customer-information.tsx';

/** Step 1: who orders, and for which company. */
export function BasicDetailsStep(props: StepProps) {
  const { customer, title, company } = props.state.form;
  const customerField = (name: keyof OrderForm['customer']) =>
    textField(props, `customer.${name}`, {
      value: customer[name],
      onText: (text) => props.change({ customer: { ...customer, [name]: text } }),
    });
  return (
    <>
      <FieldGrid columns={2}>
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" {...customerField('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel-national" hint="Ten digits" {...customerField('phone')} />
        <TextField
          label="Order title"
          hint="A name by which you find this order again"
          autoComplete="off"
          {...textField(props, 'title', { value: title, onText: (text) => props.change({ title: text }) })}
        />
        <TextField label="Person name" autoComplete="name" {...customerField('personName')} />
      </FieldGrid>
      <Section title="Your Companies">
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
