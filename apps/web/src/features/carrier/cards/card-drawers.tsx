import type { Card, CardBilling } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { formatDollars, type Cents } from '@wideload/domain';
import { useRecordForm } from '#product/account/use-record-form.ts';
import { CardField } from './card-field.tsx';
import * as texts from './cards.texts.ts';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { FailedState } from '#ui/list/list-states.tsx';
import { BillingFields } from './billing-fields.tsx';
import { billingLabels, useBillingForm, useSaveCard } from './card-form.ts';
import { cardsQuery, formatCardExpiry, formatCardName } from './cards.queries.ts';
import css from './card-drawers.module.css';
import { useCardFields } from './use-card-fields.ts';
import { call } from '#lib/api/api.ts';
import { throwRefusal } from './save-card.ts';

type NewCardProps = {
  onClose: () => void;
  onAdded?: ((card: Card) => void) | undefined;
  /** The sum that `onAdded` pays at once; the button says it. */
  sum?: Cents | undefined;
};

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
      {provider.error && (
        <FailedState failure={provider.error} onRetry={() => void provider.refetch()} pending={provider.isFetching} />
      )}
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
