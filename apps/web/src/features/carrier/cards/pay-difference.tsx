import type { OwnPayment } from '@wideload/contract';
import { useEffect, useRef } from 'react';
import * as texts from './cards.texts.ts';
import { Section } from '#ui/layout/panel.tsx';
import { PaymentStep, PayNotice } from './card-payment.tsx';
import { useQuery } from '@tanstack/react-query';
import { cents, formatDollars } from '@wideload/domain';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { FailedLine } from '#ui/list/list-states.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { cardsQuery, formatCardName } from './cards.queries.ts';
import * as askOwnerTexts from './ask-owner.texts.ts';
import { usePay } from './use-pay.ts';

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

type AskedProps = {
  order: { _id: string; totalPrice: number };
  /** The person who asks; empty once they have deleted their account. */
  person: string;
  /** Called when the order is paid, or is not what the page shows. */
  onChanged: () => void;
};

/** An owner who was asked pays a draft in one press, with the first card. */
export function PayAsked({ order: { _id: orderId, totalPrice }, person, onChanged }: AskedProps) {
  const list = useQuery(cardsQuery);
  const { state, pay } = usePay({
    orderId,
    onPaid() {
      showToast({ tone: 'ok', title: askOwnerTexts.orderPaid, text: askOwnerTexts.receiptComes });
      onChanged();
    },
  });
  const sum = formatDollars(cents(totalPrice));
  const card = list.data?.[0];
  return (
    <div className="stack gap-12 below-20 no-print">
      <Notice tone="warn" title={askOwnerTexts.askedToPay(person === '' ? askOwnerTexts.somebody : person, sum)}>
        <FailedLine query={list} text={askOwnerTexts.cardsNotLoaded} />
        {list.data && (
          <p>{card === undefined ? askOwnerTexts.withoutCard : askOwnerTexts.withCard(formatCardName(card))}</p>
        )}
        {card && (
          <Button
            look="primary"
            className="above-12"
            pending={state.kind === 'paying' || state.kind === 'processing'}
            onClick={() => void pay({ sourceId: card.sourceId, expectedTotal: totalPrice })}
          >
            {askOwnerTexts.paySum(sum)}
          </Button>
        )}
      </Notice>
      <PayNotice state={state} onOrderChanged={onChanged} />
    </div>
  );
}
