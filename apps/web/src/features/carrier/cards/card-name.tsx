import type { Card } from '@wideload/contract';
import { LogoWithName } from '#ui/brand-logo.tsx';
import { paymentMarks } from '#ui/payment-marks.ts';
import { formatCardName } from './cards.queries.ts';

export function CardName({ card }: { card: Pick<Card, 'brand' | 'last4'> }) {
  return (
    <span className="with-icon">
      <LogoWithName brand={card.brand} marks={paymentMarks} />
      {formatCardName(card)}
    </span>
  );
}
