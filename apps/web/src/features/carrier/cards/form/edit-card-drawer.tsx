import { useQueryClient } from '@tanstack/react-query';
import type { Card, CardBilling } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { useFormState } from 'react-hook-form';
import { call } from '../../../../lib/api/api.ts';
import { useFormSave } from '../../../../lib/forms/form-save.ts';
import { toast } from '../../../../lib/toast.ts';
import * as texts from '../cards.texts.ts';
import { FormDrawer } from '../../../../ui/overlay/form-drawer.tsx';
import { BillingFields } from './billing-fields.tsx';
import { billingLabels, useBillingForm } from './card-form.ts';
import { cardExpiry, cardName, cardsQuery } from '../cards.queries.ts';
import { refuse } from './save-card.ts';

/** Changes whose card it is and where its bills go; number and expiry never change. */
export function EditCardDrawer({ card, onClose }: { card: Card; onClose: () => void }) {
  const client = useQueryClient();
  const form = useBillingForm(card);
  const { isDirty } = useFormState({ control: form.control });
  const { submit, problems, failure, isPending } = useFormSave(form, {
    save: (values: CardBilling) => call(cards.update, { body: { id: card.id, values } }).catch(refuse),
    labels: billingLabels,
    async onSaved() {
      await client.invalidateQueries(cardsQuery);
      toast({ tone: 'ok', text: cardMessages.edited });
      onClose();
    },
  });
  return (
    <FormDrawer
      title={texts.editCard}
      save={texts.saveCard}
      onSubmit={submit}
      onClose={onClose}
      isDirty={isDirty}
      pending={isPending}
      problems={problems}
      failure={failure}
    >
      <p>{texts.whichCard(cardName(card), cardExpiry(card).toLowerCase())}</p>
      <BillingFields form={form} />
    </FormDrawer>
  );
}
