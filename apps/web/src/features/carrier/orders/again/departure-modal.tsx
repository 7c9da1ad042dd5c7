import { offerDeparture, type Departure } from '@wideload/domain';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { findToday } from '../../../../lib/today.ts';
import { DepartureFields, type UnreadTexts } from '../../../../product/trip/departure-fields.tsx';
import { formatDeparture } from '../../../../product/trip/departure-text.ts';
import { formatZone } from '../../../../product/trip/format-zone.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/overlay/modal.tsx';
import * as texts from '../orders.texts.ts';

type Props = {
  title: string;
  /** The departure of the original order, with the name and the zone of its origin where they are known. */
  last: Departure & { from?: string | null; zone?: string | null };
  pending: boolean;
  alert: ReactNode;
  onOrder: (departure: Departure) => void;
  onClose: () => void;
};

export function DepartureModal({ title, last, pending, alert, onOrder, onClose }: Props) {
  const form = useId();
  const [departure, setDeparture] = useState(() => offerDeparture(last, findToday()));
  const [unread, setUnread] = useState<UnreadTexts>({});
  const { from = null, zone = null } = last;
  const day = departure.startDate ?? findToday();
  const local = from === null || zone === null ? null : { place: from, zone: formatZone(zone, day) };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!pending && Object.keys(unread).length === 0) onOrder(departure);
  }
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} look="primary" pending={pending}>
            {texts.orderAgain}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="stack gap-16" onSubmit={submit}>
        <p className="muted">{texts.sameTrip(formatDeparture(last, zone) ?? '')}</p>
        <DepartureFields
          name="again"
          value={departure}
          local={local}
          unread={unread}
          onUnread={setUnread}
          onChange={setDeparture}
        />
        {alert}
      </form>
    </Modal>
  );
}
