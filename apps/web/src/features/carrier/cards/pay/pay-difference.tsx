import type { OwnPayment } from '@wideload/contract';
import { useEffect, useRef } from 'react';
import * as texts from '../cards.texts.ts';
import { Section } from '#ui/layout/panel.tsx';
import { PaymentStep } from './card-payment.tsx';

type Props = {
  orderId: string;
  adjustment: { _id: string; amount: number };
  paidWith: OwnPayment['card'];
  onPaid: () => void;
  onChanged: () => void;
};

export function PayDifference({ orderId, adjustment, paidWith, onPaid, onChanged }: Props) {
  // Replaces the pressed button, so it takes the focus.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Section title={texts.payTheDifference}>
        <PaymentStep
          order={{ _id: orderId, totalPrice: adjustment.amount }}
          adjustmentId={adjustment._id}
          paidWith={paidWith}
          onPaid={onPaid}
          onOrderChanged={onChanged}
        />
      </Section>
    </div>
  );
}
