import { useEffect, useRef } from 'react';
import * as texts from '../cards.texts.ts';
import { Section } from '../../../../ui/layout/panel.tsx';
import { PaymentStep } from './card-payment.tsx';

type Props = {
  orderId: string;
  /** Cents. */
  adjustment: { _id: string; amount: number };
  onPaid: () => void;
  onChanged: () => void;
};

/** Pays what an order costs more than was paid for it, with a saved card or a new one. */
export function PayDifference({ orderId, adjustment, onPaid, onChanged }: Props) {
  // It opens in the place of the button that was pressed.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Section title={texts.payTheDifference}>
        <PaymentStep
          order={{ _id: orderId, totalPrice: adjustment.amount }}
          adjustmentId={adjustment._id}
          onPaid={onPaid}
          onOrderChanged={onChanged}
        />
      </Section>
    </div>
  );
}
