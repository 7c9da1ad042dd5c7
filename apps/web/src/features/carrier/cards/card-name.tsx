import type { Card } from '@wideload/contract';
import { NamedMark } from '#ui/brand-mark.tsx';
import { formatCardName } from './cards.queries.ts';

export function CardName({ card }: { card: Pick<Card, 'brand' | 'last4'> }) {
  return (
    <span className="with-icon">
      <NamedMark brand={card.brand} />
      {formatCardName(card)}
    </span>
  );
}
