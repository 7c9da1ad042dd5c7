import type { Card, CardBilling } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { useRecordForm } from '#product/account/use-record-form.ts';
import * as texts from './cards.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { BillingFields } from './billing-fields.tsx';
import { billingLabels, useBillingForm } from './card-form.ts';
import { formatCardExpiry, formatCardName, cardsQuery } from './cards.queries.ts';
import { throwRefusal } from './save-card.ts';

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
