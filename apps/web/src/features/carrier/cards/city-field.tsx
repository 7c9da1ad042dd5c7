import { useQuery } from '@tanstack/react-query';
import type { CardBilling } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { useId } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import * as texts from './cards.texts.ts';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';

type Props = Omit<TextFieldProps, 'label' | 'list'> & { control: Control<CardBilling> };

async function loadCities(state: CardBilling['address']['state']): Promise<string[]> {
  if (state === '') return [];
  const { default: places } = await import('#data/us-cities.json');
  const name = stateName(state);
  return places.filter(([, inState]) => inState === name).map(([city]) => String(city));
}

/** Suggests the larger cities of the state; any other can be typed. */
export function CityField({ control, ...field }: Props) {
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
