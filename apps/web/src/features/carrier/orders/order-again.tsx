import type { OrderCard } from '@wideload/contract';
import { useState, useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import * as texts from './orders.texts.ts';
import { findPastPart, formatDeparture, offerDeparture, type Departure } from '@wideload/domain';
import { findNow, findToday } from '#lib/today.ts';
import { DepartureInputs, type UnreadTexts } from '#product/trip/departure-inputs.tsx';
import { formatZone } from '#product/trip/hour-text.ts';
import { SubmitActions, Modal } from '#ui/overlay/modal.tsx';
import { useOrderCopy } from './order-copy.tsx';

/** The trip of the original order: of a card, or of a whole order, which has its origin among its places. */
type LastTrip = Departure & { from?: string | null; timeZone: string | null };

type DepartureModalProps = {
  title: string;
  last: LastTrip;
  pending: boolean;
  alert: ReactNode;
  onOrder: (departure: Departure) => void;
  onClose: () => void;
};

function DepartureModal({ title, last, pending, alert, onOrder, onClose }: DepartureModalProps) {
  const form = useId();
  const [offered] = useState(() => {
    const now = findNow(last.timeZone);
    return offerDeparture(last, now.day, now.time);
  });
  const [departure, setDeparture] = useState(offered);
  const [unread, setUnread] = useState<UnreadTexts>({});
  const { from = null, timeZone } = last;
  const day = departure.startDate ?? findToday();
  const local = from === null || timeZone === null ? null : { place: from, zone: formatZone(timeZone, day) };

  function submit(event: FormEvent) {
    event.preventDefault();
    const isRefused = Object.keys(unread).length > 0 || findPastPart(departure, findNow(timeZone)) !== null;
    if (!pending && !isRefused) onOrder(departure);
  }
  return (
    <Modal
      title={title}
      isDirty={departure !== offered || Object.keys(unread).length > 0}
      onClose={onClose}
      actions={<SubmitActions form={form} save={texts.orderAgain} pending={pending} />}
    >
      <form id={form} noValidate className="stack gap-16" onSubmit={submit}>
        <p className="muted">{texts.sameTrip(formatDeparture(last, timeZone))}</p>
        <DepartureInputs
          name="again"
          value={departure}
          local={local}
          timeZone={timeZone}
          unread={unread}
          onUnread={setUnread}
          onChange={setDeparture}
        />
        {alert}
      </form>
    </Modal>
  );
}

type Props = {
  order: Pick<OrderCard, '_id' | 'orderNumber'> & { trip: LastTrip | null };
  size?: 'small' | 'normal';
  look?: 'link' | undefined;
};

/** An order whose trip had a departure asks for the next one first. */
export function OrderAgain({ order, size = 'normal', look }: Props) {
  const { _id: id, orderNumber, trip } = order;
  const { create, isMaking, failure, forget } = useOrderCopy(id);
  const [isAsking, setAsking] = useState(false);
  const last = trip !== null && trip.startDate !== null ? trip : null;

  function press() {
    forget();
    if (last) setAsking(true);
    else void create();
  }

  const alert = failure !== undefined && (
    <p role="alert" className="failure whole-row">
      {texts.orderNotCopied(orderNumber)} {failure}
    </p>
  );
  return (
    <>
      <Button size={size} look={look} pending={isMaking && !isAsking} onClick={press}>
        {texts.orderAgain}
        <span className="visually-hidden">{texts.thisOrder(orderNumber)}</span>
      </Button>
      {last && isAsking ? (
        <DepartureModal
          title={texts.orderAgainNumber(orderNumber)}
          last={last}
          pending={isMaking}
          alert={alert}
          onOrder={(departure) => void create({ departure })}
          onClose={() => setAsking(false)}
        />
      ) : (
        alert
      )}
    </>
  );
}
