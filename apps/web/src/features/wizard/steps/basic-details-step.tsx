import type { CustomerTexts, OrderTexts } from '@wideload/domain';
import * as texts from './basic-details.texts.ts';
import { customerLabels, orderTextLabels } from '../draft/draft.texts.ts';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { buildTextFieldProps, type StepProps } from '../step-props.ts';
import { CompanyPicker } from './company-picker.tsx';
import { CustomerInformation } from './customer-information.tsx';

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
