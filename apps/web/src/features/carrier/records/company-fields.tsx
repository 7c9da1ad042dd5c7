import {
  countries,
  countryNames,
  docketPrefixes,
  formatCompanyDocket,
  formatCountry,
  isCountry,
  readDocket,
  type AddressField,
} from '@wideload/domain';
import { useMemo, type ChangeEvent } from 'react';
import { Controller, useFormState, useWatch } from 'react-hook-form';
import { formatList } from '#lib/format-list.ts';
import { formatState } from '#product/account/company-words.ts';
import { listRegionChoices } from '#product/account/region-choices.ts';
import * as texts from './companies.texts.ts';
import { FoldedFields } from '#ui/form/folded-fields.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type CompanyValues, type FactsSource, tidyNumbers } from './company-values.ts';
import { CompanyFormBody, type Company } from '@wideload/contract';
import { useTextForm, type TextForm } from '#lib/forms/text-form.ts';

const countryOptions = countries.map((country) => ({ value: country, label: countryNames[country] }));
const series = docketPrefixes.map((prefix) => ({ value: prefix, label: prefix }));

export type CompanyForm = TextForm<typeof CompanyFormBody>;

export function useCompanyForm(company: Company | undefined): CompanyForm {
  return useTextForm(CompanyFormBody, { tidy: tidyNumbers, record: company });
}

type Props = { form: CompanyForm; source: FactsSource };

function formatIntro(source: FactsSource, missing: readonly AddressField[]): string {
  if (source === 'unverified') return texts.registryFillsIn;
  if (source === 'by-hand') return texts.typedByHand;
  if (missing.length === 0) return texts.asRegistered;
  return texts.completedByHand(formatList(missing.map((field) => texts[field].toLowerCase())));
}

/** The facts can be typed only when the registry does not answer; in its answer, what it does not have. */
export function CompanyFields({ form, source, missing }: Props & { missing: readonly AddressField[] }) {
  const { register, control } = form;
  const { errors } = useFormState({ control });
  const values = useWatch({ control });
  const byHand = source === 'by-hand';
  const field = (name: keyof CompanyValues) => ({ ...register(name), readOnly: !byHand, error: errors[name]?.message });
  const address = (name: AddressField) => ({ ...field(name), readOnly: !byHand && !isOpen(name) });
  const isOpen = (name: AddressField) => byHand || (source === 'verified' && missing.includes(name));
  const shown = (name: 'docketNumber' | 'state' | 'country', value: string) => ({
    name,
    value,
    readOnly: true,
    error: errors[name]?.message,
  });
  const { docketNumber = '', docketPrefix = '', state = '', country = '' } = values;
  return (
    <Section title={texts.company} level={3} intro={formatIntro(source, missing)}>
      <FieldGrid>
        <TextField label={texts.usdotNumber} inputMode="numeric" {...field('dotNumber')} />
        {byHand ? (
          <DocketFields form={form} />
        ) : (
          <TextField
            label={texts.docketNumber}
            optional
            {...shown('docketNumber', formatCompanyDocket({ docketNumber, docketPrefix }))}
          />
        )}
        <TextField label={texts.companyName} autoComplete="organization" className="whole-row" {...field('name')} />
        <TextField label={texts.carrierName} optional className="whole-row" {...field('carrierName')} />
        <TextField label={texts.street} autoComplete="address-line1" className="whole-row" {...address('street')} />
        <TextField label={texts.city} autoComplete="address-level2" {...address('city')} />
        {isOpen('state') ? (
          <StateField control={control} country={country} />
        ) : (
          <TextField label={texts.state} {...shown('state', formatState(state))} />
        )}
        <TextField label={texts.zip} autoComplete="postal-code" {...address('zip')} />
        {isOpen('country') ? (
          <SelectField
            label={texts.country}
            options={countryOptions}
            autoComplete="country"
            {...register('country')}
            error={errors.country?.message}
          />
        ) : (
          <TextField label={texts.country} {...shown('country', formatCountry(country))} />
        )}
      </FieldGrid>
    </Section>
  );
}

/** A pasted `MX-900001` sets the series, too. */
function DocketFields({ form: { register, control, setValue } }: Pick<Props, 'form'>) {
  const { errors } = useFormState({ control });
  function takeSeries(text: string) {
    const { prefix } = readDocket(text);
    if (prefix !== '') setValue('docketPrefix', prefix, { shouldDirty: true });
  }
  return (
    <>
      <TextField
        label={texts.docketNumber}
        optional
        {...register('docketNumber', {
          onChange: (event: ChangeEvent<HTMLInputElement>) => takeSeries(event.target.value),
        })}
        error={errors.docketNumber?.message}
      />
      <SelectField
        label={texts.docketSeries}
        optional
        options={series}
        placeholder={texts.notKnown}
        {...register('docketPrefix')}
      />
    </>
  );
}

function StateField({ control, country }: Pick<CompanyForm, 'control'> & { country: string }) {
  const states = useMemo(() => listRegionChoices(isCountry(country) ? [country] : countries), [country]);
  return (
    <Controller
      control={control}
      name="state"
      render={({ field, fieldState }) => (
        <Combobox
          label={texts.state}
          choices={states}
          autoComplete="address-level1"
          {...field}
          error={fieldState.error?.message}
        />
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

/** Folded until something was given: most states ask for none of it. */
export function StateApplicationFields({ form: { register, control, getValues } }: Pick<Props, 'form'>) {
  const { errors } = useFormState({ control });
  const names = [
    'insurance',
    'insuranceExpiry',
    'fein',
    'iftaNumber',
    'emergencyContact',
    'stateAccounts',
    'permitEmail',
  ] as const;
  const isGiven = names.some((name) => getValues(name) !== '');
  const isWrong = names.some((name) => errors[name] !== undefined);
  const field = (name: (typeof names)[number]) => ({
    ...register(name),
    optional: true,
    autoComplete: 'off',
    error: errors[name]?.message,
  });
  return (
    <FoldedFields title={texts.stateApplications} hint={texts.stateApplicationsHint} isOpen={isGiven || isWrong}>
      <FieldGrid>
        <TextField label={texts.insurance} {...field('insurance')} />
        <TextField label={texts.insuranceExpiry} type="date" {...field('insuranceExpiry')} />
        <TextField label={texts.fein} {...field('fein')} />
        <TextField label={texts.iftaNumber} {...field('iftaNumber')} />
        <TextField label={texts.emergencyContact} hint={texts.emergencyContactHint} {...field('emergencyContact')} />
        <TextField label={texts.stateAccounts} hint={texts.stateAccountsHint} {...field('stateAccounts')} />
        <TextField
          label={texts.permitEmail}
          hint={texts.permitEmailHint}
          type="email"
          className="whole-row"
          {...field('permitEmail')}
        />
      </FieldGrid>
    </FoldedFields>
  );
}
