import { stateCodes, stateName } from '@wideload/domain';
import type { CardBilling } from '@wideload/contract';
import { Controller, useFormState, type Path, useWatch, type Control } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { findMessage } from '#lib/forms/form-problems.ts';
import * as texts from './cards.texts.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';
import type { useBillingForm } from './card-form.ts';

type Props = Omit<TextFieldProps, 'label' | 'list'> & { control: Control<CardBilling> };

async function loadCities(state: CardBilling['address']['state']): Promise<string[]> {
  if (state === '') return [];
  const { default: places } = await import('#data/us-cities.json');
  const name = stateName(state);
  return places.filter(([, inState]) => inState === name).map(([city]) => String(city));
}

/** Suggests the larger cities of the state; any other can be typed. */
function CityField({ control, ...field }: Props) {
  const list = useId();
  const state = useWatch({ control, name: 'address.state' });
  const hint = state === '' ? texts.stateFirst : undefined;
  const { data = [] } = useQuery({
    queryKey: ['cities', state],
    queryFn: () => loadCities(state),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <TextField label={texts.city} autoComplete="address-level2" list={list} hint={hint} {...field} />
      <datalist id={list}>
        {data.map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </datalist>
    </>
  );
}

const states = stateCodes.map((code) => ({ value: code, label: stateName(code), find: code }));
const countries = [{ value: 'US', label: texts.unitedStates }];

/** All fields are optional (spec [5]). */
export function BillingFields({ form: { control, register, setValue } }: { form: ReturnType<typeof useBillingForm> }) {
  const { errors } = useFormState({ control });
  const field = (name: Path<CardBilling>) => ({
    ...register(name),
    error: findMessage(errors, name),
    optional: true,
  });
  return (
    <Section title={texts.billingDetails} level={3}>
      <FieldGrid>
        <TextField label={texts.nameOnCard} autoComplete="cc-name" {...field('name')} />
        <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
        <TextField label={texts.phone} inputMode="tel" autoComplete="tel-national" {...field('phone')} />
        <SelectField label={texts.country} options={countries} {...register('address.country')} />
        <Controller
          control={control}
          name="address.state"
          render={({ field: own, fieldState }) => (
            <Combobox
              label={texts.state}
              optional
              choices={states}
              placeholder={texts.chooseAState}
              {...own}
              onChange={(state) => {
                own.onChange(state);
                if (state !== own.value) setValue('address.city', '', { shouldDirty: true });
              }}
              error={fieldState.error?.message}
            />
          )}
        />
        <CityField control={control} {...field('address.city')} />
        <TextField label={texts.zip} inputMode="numeric" autoComplete="postal-code" {...field('address.postal_code')} />
        <TextField label={texts.street} autoComplete="address-line1" {...field('address.line1')} />
      </FieldGrid>
    </Section>
  );
}
