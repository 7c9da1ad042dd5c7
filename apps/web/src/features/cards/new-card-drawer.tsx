import { useQueryClient } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { cardMessages } from '@wideload/contract/client';
import { useId, useState } from 'react';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { CardForm } from './card-form.tsx';
import { cardsQuery } from './cards.queries.ts';

type Props = { onClose: () => void; onAdded?: (card: Card) => void };

export function NewCardDrawer({ onClose, onAdded }: Props) {
  const client = useQueryClient();
  const form = useId();
  const [pending, setPending] = useState(false);

  async function saved(card: Card) {
    await client.invalidateQueries(cardsQuery);
    toast({ tone: 'ok', text: cardMessages.added });
    onAdded?.(card);
    onClose();
  }

  return (
    <Drawer
      title="Add new card"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={form} look="primary" pending={pending}>
            Add card
          </Button>
        </>
      }
    >
      <CardForm id={form} onSaved={(card) => void saved(card)} onPending={setPending} />
    </Drawer>
  );
}
