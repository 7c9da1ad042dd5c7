import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Order, OrderEvent } from '@wideload/contract';
import { listRejectionMoney } from '@wideload/contract/client';
import type { ComponentType } from 'react';
import * as texts from './order-detail.texts.ts';
import { PlaceLink } from '#ui/button-link.tsx';
import { FailedLine } from '#ui/list/list-states.tsx';
import { useMovedMoney } from './refusal-money.tsx';
import { useRight } from '#product/account/own-rights.tsx';
import { threadQuery } from '#product/order/messages/thread.ts';
import { eventsQuery } from '../orders.queries.ts';
import { Notice } from '#ui/layout/notice.tsx';

const isRejection = ({ what, to }: OrderEvent) => what === 'status' && to === 'rejected';

/** Why the order was rejected, if the rejection has a comment, and what happens to the money. */
export function RejectionReason({ orderId }: { orderId: string }) {
  const events = useQuery(eventsQuery(orderId));
  const { moved, failed } = useMovedMoney(orderId);
  const reason = events.data?.items.findLast(isRejection)?.comment ?? '';
  return (
    <>
      <FailedLine query={events} text={texts.reasonNotLoaded} className="below-20" />
      {failed && <FailedLine query={failed} text={texts.moneyNotLoaded} className="below-20" />}
      {reason !== '' && (
        <Notice tone="warn" title={texts.whyItWasRejected} className="below-20">
          <p className="typed">{reason}</p>
        </Notice>
      )}
      {moved !== null && (
        <Notice title={texts.yourMoney} className="below-20">
          {listRejectionMoney(moved).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </>
  );
}

/** Renders nothing unless the order waits for the carrier. */
export function QuestionNotice({ orderId }: { orderId: string }) {
  const thread = useQuery(threadQuery(orderId));
  const question = thread.data?.items.find((message) => message.question === 'open');
  if (question === undefined) return null;
  return (
    <Notice tone="warn" title={texts.questionForYou} className="below-20 no-print">
      <p className="typed">{question.text}</p>
      <p className="above-8">
        <PlaceLink to="." search={(search) => search} hash="questions" className="target bold">
          {texts.answerTheQuestion}
        </PlaceLink>
      </p>
    </Notice>
  );
}

export type PayAsked = ComponentType<{ order: Order; person: string; onChanged: () => void }>;

/** For an owner whom another person of the account has asked to pay this draft. */
export function PaymentAsked({ order, payAsked: PayAsked }: { order: Order; payAsked: PayAsked }) {
  const client = useQueryClient();
  const isOwner = useRight('owner');
  const events = useQuery(eventsQuery(order._id));
  const ask = events.data?.items.findLast(({ what }) => what === 'payment-asked');
  if (!isOwner || !order.reviewed) return null;
  if (ask?.person === undefined) return <FailedLine query={events} text={texts.askNotLoaded} className="below-20" />;
  const readAgain = () => void client.invalidateQueries({ queryKey: ['orders'] });
  return <PayAsked order={order} person={ask.person} onChanged={readAgain} />;
}
