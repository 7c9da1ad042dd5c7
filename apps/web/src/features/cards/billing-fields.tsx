import { stateCodes, stateName } from '@wideload/domain';
import type { CardBilling } from '@wideload/contract';
import { useFormState, type Path, type RegisterOptions } from 'react-hook-form';
import { messageAt } from '../../lib/form-problems.ts';
import * as texts from '../../texts/en/cards.ts';
import { FieldGrid, Section } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { useBillingForm } from './card-form.ts';
import { CityField } from './city-field.tsx';

const states = stateCodes.map((code) => ({ value: code, label: stateName(code) }));
const countries = [{ value: 'US', label: texts.unitedStates }];

/** Whose card it is, and where its bills go; all of it optional (spec [5]). */
export function BillingFields({ form: { control, register, setValue } }: { form: ReturnType<typeof useBillingForm> }) {
  const { errors } = useFormState({ control });
  const field = (name: Path<CardBilling>, options: RegisterOptions<CardBilling> = {}) => ({
    ...register(name, options),
    error: messageAt(errors, name),
    optional: true,
  });
  return (
    <Section title={texts.billingDetails} level={3}>
      <FieldGrid>
        <TextField label={texts.nameOnCard} autoComplete="cc-name" {...field('name')} />
        <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
        <TextField label={texts.phone} inputMode="tel" autoComplete="tel-national" {...field('phone')} />
        <SelectField label={texts.country} options={countries} {...register('address.country')} />
        <SelectField
          label={texts.state}
          placeholder={texts.chooseAState}
          options={states}
          {...field('address.state', { onChange: () => setValue('address.city', '', { shouldDirty: true }) })}
        />
        <CityField control={control} {...field('address.city')} />
        <TextField label={texts.zip} inputMode="numeric" autoComplete="postal-code" {...field('address.postal_code')} />
        <TextField label={texts.street} autoComplete="address-line1" {...field('address.line1')} />
      </FieldGrid>
    </Section>
  );
}
