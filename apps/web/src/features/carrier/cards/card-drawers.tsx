import type { Card, CardBilling } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { formatDollars, type Cents, stateCodes, stateName } from '@wideload/domain';
import { useRecordForm } from '#product/account/use-record-form.ts';
import { CardField } from './card-field.tsx';
import * as texts from './cards.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { FailedQuery } from '#ui/list/list-states.tsx';
import { billingLabels, useBillingForm, useSaveCard, throwRefusal, useCardFields } from './card-form.ts';
import { cardsQuery, formatCardExpiry, formatCardName } from './cards.queries.ts';
import css from './card-drawers.module.css';
import { call } from '#lib/api/api.ts';
import { Controller, useFormState, type Path, useWatch, type Control } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { findMessage } from '#lib/forms/form-problems.ts';
import { Combobox } from '#ui/form/combobox.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField, type TextFieldProps } from '#ui/form/text-field.tsx';

type NewCardProps = {
  onClose: () => void;
  onAdded?: ((card: Card) => void) | undefined;
  /** The sum that `onAdded` pays at once; the button says it. */
  sum?: Cents | undefined;
};

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
function BillingFields({ form: { control, register, setValue } }: { form: ReturnType<typeof useBillingForm> }) {
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
        <SelectField
          label={texts.country}
          options={countries}
          autoComplete="country"
          {...register('address.country')}
        />
        <Controller
          control={control}
          name="address.state"
          render={({ field: own, fieldState }) => (
            <Combobox
              label={texts.state}
              optional
              choices={states}
              autoComplete="address-level1"
              placeholder={texts.chooseAState}
              {...own}
              // A browser may fill in the city before the state.
              onChange={(state) => {
                own.onChange(state);
                if (own.value !== '' && state !== own.value) setValue('address.city', '', { shouldDirty: true });
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

/** The provider's fields hold the card, ours the billing details. */
export function NewCardDrawer({ onClose, onAdded, sum }: NewCardProps) {
  const { place, fields, state, provider } = useCardFields();
  const form = useBillingForm();
  const { drawer } = useRecordForm(form, {
    save: useSaveCard({ fields, state }),
    stale: cardsQuery.queryKey,
    successText: () => cardMessages.added,
    labels: billingLabels,
    onSaved(saved) {
      onAdded?.(saved);
      onClose();
    },
  });
  return (
    <FormDrawer
      title={texts.addNewCard}
      save={sum === undefined ? texts.addCard : texts.addCardAndPay(formatDollars(sum))}
      onClose={onClose}
      {...drawer}
      isDirty={drawer.isDirty || !state.empty}
    >
      <FailedQuery query={provider} />
      <div ref={place} className={css['fields']} tabIndex={-1} data-autofocus="" />
      {!provider.error && (
        <div className={css['until-fields']}>
          <CardField opening={texts.openingCardForm} />
        </div>
      )}
      <BillingFields form={form} />
    </FormDrawer>
  );
}

export function EditCardDrawer({ card, onClose }: { card: Card; onClose: () => void }) {
  const form = useBillingForm(card);
  const { drawer } = useRecordForm(form, {
    save: (values: CardBilling) => call(cards.update, { body: { id: card.id, values } }).catch(throwRefusal),
    stale: cardsQuery.queryKey,
    successText: () => cardMessages.edited,
    labels: billingLabels,
    isChange: true,
    onSaved: onClose,
  });
  return (
    <FormDrawer title={texts.editCard} save={texts.saveCard} onClose={onClose} {...drawer}>
      <p>{texts.whichCard(formatCardName(card), formatCardExpiry(card).toLowerCase())}</p>
      <BillingFields form={form} />
    </FormDrawer>
  );
}
