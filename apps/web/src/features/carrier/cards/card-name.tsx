import type { Card } from '@wideload/contract';
import { LogoWithName } from '#ui/brand-logo.tsx';
import { formatCardName } from './cards.queries.ts';

export function CardName({ card }: { card: Pick<Card, 'brand' | 'last4'> }) {
  return (
    <span className="with-icon">
      <LogoWithName brand={card.brand} />
      {formatCardName(card)}
    </span>
  );
}
