import { useQueryClient } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { cardMessages } from '@wideload/contract/client';
import { useFormState } from 'react-hook-form';
import { useFormSave } from '../../../../lib/forms/form-save.ts';
import { toast } from '../../../../lib/toast.ts';
import * as texts from '../cards.texts.ts';
import { FormDrawer } from '../../../../ui/overlay/form-drawer.tsx';
import { FailedState } from '../../../../ui/list/list-states.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { BillingFields } from './billing-fields.tsx';
import { billingLabels, useBillingForm, useSaveCard } from './card-form.ts';
import { cardsQuery } from '../cards.queries.ts';
import { useCardFields } from './use-card-fields.ts';

type Props = { onClose: () => void; onAdded?: ((card: Card) => void) | undefined };

/** A new card: the provider's own fields for the card, ours for the billing details. */
export function NewCardDrawer({ onClose, onAdded }: Props) {
  const client = useQueryClient();
  const { place, fields, state, provider } = useCardFields();
  const form = useBillingForm();
  const { isDirty } = useFormState({ control: form.control });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: useSaveCard({ fields, state }),
    labels: billingLabels,
    async onSaved(saved: Card) {
      await client.invalidateQueries(cardsQuery);
      toast({ tone: 'ok', text: cardMessages.added });
      onAdded?.(saved);
      onClose();
    },
  });
  return (
    <FormDrawer
      title={texts.addNewCard}
      save={texts.addCard}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isDirty || !state.empty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      {provider.isPending && <Spinner label={texts.openingCardForm} />}
      {provider.error && (
        <FailedState failure={provider.error} onRetry={() => void provider.refetch()} pending={provider.isFetching} />
      )}
      {/* Has the focus until the provider's fields are there to take it. */}
      <div ref={place} tabIndex={-1} data-autofocus="" />
      <BillingFields form={form} />
    </FormDrawer>
  );
}
