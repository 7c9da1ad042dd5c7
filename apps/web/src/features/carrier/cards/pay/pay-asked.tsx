import { useQuery } from '@tanstack/react-query';
import { cents, formatDollars } from '@wideload/domain';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { cardsQuery, formatCardName } from '../cards.queries.ts';
import * as texts from './ask-owner.texts.ts';
import { PayNotice } from './pay-notice.tsx';
import { usePay } from './use-pay.ts';

type Props = {
  order: { _id: string; totalPrice: number };
  /** The person who asks; empty once they have deleted their account. */
  person: string;
  /** Called when the order is paid, or is not what the page shows. */
  onChanged: () => void;
};

/** An owner who was asked pays a draft in one press, with the first card. */
export function PayAsked({ order: { _id: orderId, totalPrice }, person, onChanged }: Props) {
  const list = useQuery(cardsQuery);
  const { state, pay } = usePay({
    orderId,
    onPaid() {
      showToast({ tone: 'ok', title: texts.orderPaid, text: texts.receiptComes });
      onChanged();
    },
  });
  const sum = formatDollars(cents(totalPrice));
  const card = list.data?.[0];
  return (
    <div className="stack gap-12 below-20 no-print">
      <Notice tone="warn" title={texts.askedToPay(person === '' ? texts.somebody : person, sum)}>
        {list.data && <p>{card === undefined ? texts.withoutCard : texts.withCard(formatCardName(card))}</p>}
        {card && (
          <Button
            look="primary"
            className="above-12"
            pending={state.kind === 'paying' || state.kind === 'processing'}
            onClick={() => void pay({ sourceId: card.sourceId, expectedTotal: totalPrice })}
          >
            {texts.paySum(sum)}
          </Button>
        )}
      </Notice>
      <PayNotice state={state} onOrderChanged={onChanged} />
    </div>
  );
}
