import { useMutation } from '@tanstack/react-query';
import { CardBilling, type Card } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { stateCodes, stateName } from '@wideload/domain';
import { useRef, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FieldGrid, Section } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { CityField } from './city-field.tsx';
import { useCardFields } from './use-card-fields.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';

/** Wrong in the provider's part of the form, or at the provider; shown above the form in the provider's words (spec [8]). */
class CardRefused extends Error {
  override readonly name = 'CardRefused';
}

type Props = { id: string; onSaved: (card: Card) => void; onPending: (pending: boolean) => void };

const nobody: CardBilling = {
  name: '',
  phone: '',
  email: '',
  address: { line1: '', city: '', state: '', country: 'US', postal_code: '' },
};
const states = stateCodes.map((code) => ({ value: code, label: stateName(code) }));
const countries = [{ value: 'US', label: 'United States' }];

function messageOf(error: Error): string {
  return error instanceof CardRefused ? error.message : cardMessages.failed;
}

/** A new card: the provider's fields and our billing details. Submitted from outside by its `id`. */
export function CardForm({ id, onSaved, onPending }: Props) {
  const { place, fields, state, failure, retry } = useCardFields();
  const form = useForm<CardBilling>({ resolver: schemaResolver(CardBilling), defaultValues: nobody, mode: 'onTouched' });
  const { errors } = useFormState({ control: form.control });
  const [problems, setProblems] = useState<{ name: string; message: string }[]>([]);
  const setup = useRef<string>(undefined);

  const save = useMutation({
    async mutationFn(billing: CardBilling): Promise<Card> {
      if (!fields || !state.complete) throw new CardRefused(state.error ?? 'Complete the card number, expiry date and CVC.');
      setup.current ??= (await call(cards.setup, {})).clientSecret;
      const result = await fields.confirmSetup(setup.current, billing);
      if (!result.ok) throw new CardRefused(result.message);
      return call(cards.create, { body: { sourceId: result.sourceId } });
    },
    onMutate: () => onPending(true),
    onSettled: () => onPending(false),
    onSuccess: onSaved,
  });

  function submit(event: React.FormEvent) {
    event.preventDefault();
    if (save.isPending) return;
    void form.handleSubmit(
      (billing) => {
        setProblems([]);
        save.mutate(billing);
      },
      (wrong) => setProblems(problemsOf(wrong)),
    )(event);
  }

  const text = (name: Parameters<typeof form.register>[0], error: string | undefined) => ({ ...form.register(name), error, optional: true });
  return (
    <form id={id} noValidate onSubmit={submit}>
      <ErrorSummary problems={problems} />
      {save.error && <Notice tone="danger">{messageOf(save.error)}</Notice>}
      {failure && <FailedState failure={failure} onRetry={() => void retry()} />}
      <div ref={place} />
      <Section title="Billing details" level={3}>
        <TextField label="Name on card" autoComplete="cc-name" {...text('name', errors.name?.message)} />
        <FieldGrid>
          <TextField label="Email" type="email" autoComplete="email" {...text('email', errors.email?.message)} />
          <TextField label="Phone" inputMode="tel" autoComplete="tel-national" {...text('phone', errors.phone?.message)} />
        </FieldGrid>
        <FieldGrid>
          <SelectField label="Country" options={countries} {...form.register('address.country')} />
          <SelectField label="State" optional placeholder="Choose a state" options={states} {...form.register('address.state')} />
        </FieldGrid>
        <FieldGrid>
          <CityField control={form.control} register={form.register('address.city')} />
          <TextField label="ZIP" inputMode="numeric" autoComplete="postal-code" {...text('address.postal_code', errors.address?.postal_code?.message)} />
        </FieldGrid>
        <TextField label="Street" autoComplete="address-line1" {...text('address.line1', errors.address?.line1?.message)} />
      </Section>
    </form>
  );
}

type Wrong = { message?: string | undefined } | Record<string, unknown>;

function problemsOf(wrong: Record<string, unknown>, path = ''): { name: string; message: string }[] {
  return Object.entries(wrong).flatMap(([key, value]) => {
    const at = value as Wrong | undefined;
    if (at === undefined || typeof at !== 'object') return [];
    return typeof at['message'] === 'string' ? [{ name: `${path}${key}`, message: at['message'] }] : problemsOf(at, `${path}${key}.`);
  });
}
