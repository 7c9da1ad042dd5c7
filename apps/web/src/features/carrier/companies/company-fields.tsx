import { stateCodes, stateName } from '@wideload/domain';
import { Controller, useFormState } from 'react-hook-form';
import * as texts from './companies.texts.ts';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { FieldGrid, Section } from '../../../ui/layout/panel.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { CompanyForm } from './company-form.ts';
import type { CompanyValues, FactsSource } from './company-values.ts';

const states = stateCodes.map((code) => ({ value: code, label: stateName(code), find: code }));

type Props = { form: CompanyForm; source: FactsSource };

const intros = {
  unverified: texts.registryFillsIn,
  verified: texts.asRegistered,
  'by-hand': texts.typedByHand,
} as const;

/** The facts can be typed only when the registry does not answer. */
export function CompanyFields({ form: { register, control }, source }: Props) {
  const { errors } = useFormState({ control });
  const readOnly = source !== 'by-hand';
  const field = (name: keyof CompanyValues) => ({ ...register(name), readOnly, error: errors[name]?.message });
  return (
    <Section title={texts.company} level={3} intro={intros[source]}>
      <FieldGrid>
        <TextField label={texts.usdotNumber} inputMode="numeric" {...field('dotNumber')} />
        <TextField label={texts.docketNumber} inputMode="numeric" optional {...field('docketNumber')} />
        <TextField label={texts.companyName} autoComplete="organization" className="whole-row" {...field('name')} />
        <TextField label={texts.carrierName} optional className="whole-row" {...field('carrierName')} />
        <TextField label={texts.street} autoComplete="address-line1" className="whole-row" {...field('street')} />
        <TextField label={texts.city} autoComplete="address-level2" {...field('city')} />
        {readOnly ? <TextField label={texts.state} {...field('state')} /> : <StateField control={control} />}
        <TextField label={texts.zip} inputMode="numeric" autoComplete="postal-code" {...field('zip')} />
        <TextField label={texts.country} autoComplete="country" {...field('country')} />
      </FieldGrid>
    </Section>
  );
}

function StateField({ control }: Pick<CompanyForm, 'control'>) {
  return (
    <Controller
      control={control}
      name="state"
      render={({ field, fieldState }) => (
        <Combobox label={texts.state} choices={states} {...field} error={fieldState.error?.message} />
      )}
    />
  );
}

export function ContactFields({ form: { register, control } }: Pick<Props, 'form'>) {
  const { errors } = useFormState({ control });
  const field = (name: keyof CompanyValues) => ({ ...register(name), optional: true, error: errors[name]?.message });
  return (
    <Section title={texts.contact} level={3}>
      <FieldGrid>
        <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
        <TextField label={texts.title} autoComplete="organization-title" {...field('title')} />
        <TextField label={texts.phone} type="tel" inputMode="tel" autoComplete="tel-national" {...field('phone')} />
        <TextField label={texts.extension} inputMode="numeric" autoComplete="tel-extension" {...field('extension')} />
        <TextField
          label={texts.secondAddressLine}
          autoComplete="address-line2"
          className="whole-row"
          {...field('address_secondary')}
        />
      </FieldGrid>
    </Section>
  );
}
