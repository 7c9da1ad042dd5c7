import { stateCodes, stateName } from '@wideload/domain';
import { Controller, useFormState } from 'react-hook-form';
import { Combobox } from '../../ui/combobox.tsx';
import { FieldGrid, Section } from '../../ui/panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './company-fields.module.css';
import type { CompanyForm } from './company-form.ts';
import type { CompanyValues, Standing } from './company-values.ts';

const states = stateCodes.map((code) => ({ value: code, label: stateName(code), find: code }));

type Props = { form: CompanyForm; standing: Standing };

const intros = {
  unverified: 'Verify a number, and the registry fills these in.',
  verified: 'As the carrier registry has them.',
  'by-hand': 'The registry does not confirm these. Type them as they stand in your registration.',
} as const;

/** What the registry knows of a company; typed only where it does not answer. */
export function CompanyFields({ form: { register, control }, standing }: Props) {
  const { errors } = useFormState({ control });
  const readOnly = standing !== 'by-hand';
  const field = (name: keyof CompanyValues) => ({ ...register(name), readOnly, error: errors[name]?.message });
  return (
    <Section title="Company" level={3} intro={intros[standing]}>
      <FieldGrid>
        <TextField label="USDOT number" inputMode="numeric" {...field('dotNumber')} />
        <TextField label="Docket number" inputMode="numeric" optional {...field('docketNumber')} />
        <TextField label="Company name" autoComplete="organization" className={css['whole']} {...field('name')} />
        <TextField label="Carrier name" optional className={css['whole']} {...field('carrierName')} />
        <TextField label="Street" autoComplete="address-line1" className={css['whole']} {...field('street')} />
        <TextField label="City" autoComplete="address-level2" {...field('city')} />
        {readOnly ? <TextField label="State" {...field('state')} /> : <StateField control={control} />}
        <TextField label="Zip" inputMode="numeric" autoComplete="postal-code" {...field('zip')} />
        <TextField label="Country" autoComplete="country" {...field('country')} />
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
        <Combobox label="State" choices={states} {...field} error={fieldState.error?.message} />
      )}
    />
  );
}

/** What only the person knows. */
export function ContactFields({ form: { register, control } }: Pick<Props, 'form'>) {
  const { errors } = useFormState({ control });
  const field = (name: keyof CompanyValues) => ({ ...register(name), optional: true, error: errors[name]?.message });
  return (
    <Section title="Contact" level={3}>
      <FieldGrid>
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Title" autoComplete="organization-title" {...field('title')} />
        <TextField label="Phone" type="tel" inputMode="tel" autoComplete="tel-national" {...field('phone')} />
        <TextField label="Extension" inputMode="numeric" autoComplete="tel-extension" {...field('extension')} />
        <TextField
          label="Second address line"
          autoComplete="address-line2"
          className={css['whole']}
          {...field('address_secondary')}
        />
      </FieldGrid>
    </Section>
  );
}
