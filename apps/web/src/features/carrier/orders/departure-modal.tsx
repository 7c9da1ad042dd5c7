import { findPastPart, formatDeparture, offerDeparture, type Departure } from '@wideload/domain';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { findNow, findToday } from '#lib/today.ts';
import { DepartureInputs, type UnreadTexts } from '#product/trip/departure-inputs.tsx';
import { formatZone } from '#product/trip/format-zone.ts';
import { Button } from '#ui/button.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import * as texts from './orders.texts.ts';

/** The trip of the original order: of a card, or of a whole order, which has its origin among its places. */
export type LastTrip = Departure & { from?: string | null; timeZone: string | null };

type Props = {
  title: string;
  last: LastTrip;
  pending: boolean;
  alert: ReactNode;
  onOrder: (departure: Departure) => void;
  onClose: () => void;
};

export function DepartureModal({ title, last, pending, alert, onOrder, onClose }: Props) {
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
      actions={
        <>
          <CancelButton />
          <Button type="submit" form={form} look="primary" pending={pending}>
            {texts.orderAgain}
          </Button>
        </>
      }
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
