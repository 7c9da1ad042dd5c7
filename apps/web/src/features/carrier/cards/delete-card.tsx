import type { Card } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import * as texts from './cards.texts.ts';
import { formatCardName, cardsQuery } from './cards.queries.ts';

export function DeleteCard({ card, onClose }: { card: Card; onClose: () => void }) {
  return (
    <DeleteRecord
      title={cardMessages.deleteQuestion}
      confirm={texts.deleteIt}
      remove={() => call(cards.remove, { params: { id: card.id } })}
      stale={cardsQuery.queryKey}
      successText={cardMessages.deleted}
      explain={({ code, detail }) => (code === 'payment_in_progress' ? detail : cardMessages.failed)}
      onClose={onClose}
      onDeleted={onClose}
    >
      <p>{texts.noLongerOffered(formatCardName(card))}</p>
    </DeleteRecord>
  );
}
