import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './cards.texts.ts';
import { ConfirmModal } from '../../../ui/overlay/modal.tsx';
import { cardName, cardsQuery } from './cards.queries.ts';

/** Asks before a card is deleted, and deletes it. */
export function DeleteCard({ card, onClose }: { card: Card; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(cards.remove, { params: { id: card.id } }),
    async onSuccess() {
      await client.invalidateQueries(cardsQuery);
      toast({ tone: 'ok', text: cardMessages.deleted });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={cardMessages.deleteQuestion}
      confirm={texts.deleteIt}
      pending={remove.isPending}
      error={
        remove.error
          ? remove.error.code === 'payment_in_progress'
            ? remove.error.detail
            : cardMessages.failed
          : undefined
      }
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{texts.noLongerOffered(cardName(card))}</p>
    </ConfirmModal>
  );
}
