import { useQuery } from '@tanstack/react-query';
import type { OrderEvent } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order-detail.texts.ts';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { describeEvent } from '#product/order/order-event-words.ts';
import css from '#product/order/timeline.module.css';
import { eventsQuery } from '../orders.queries.ts';
import { OrderFold } from './order-fold.tsx';

function Event({ event }: { event: OrderEvent }) {
  const { what, who } = describeEvent(event);
  return (
    <li className={css['event']}>
      <p className="bold">{what}</p>
      <p className="hint">
        <time dateTime={event.at}>{formatInstant(event.at)}</time>, {who}
      </p>
      {event.comment !== '' && <p className="typed">{event.comment}</p>}
    </li>
  );
}

export function OrderTimeline({ orderId }: { orderId: string }) {
  const events = useQuery(eventsQuery(orderId));
  return (
    <OrderFold id="history" title={texts.history} note={events.data?.items.length ?? (events.error && texts.notLoaded)}>
      {events.isPending && <ListSkeleton rows={1} />}
      {events.error && !events.data && <FailedQuery query={events} />}
      {events.data && (
        <ol>
          {events.data.items.map((event) => (
            <Event key={`${event.at} ${event.to}`} event={event} />
          ))}
        </ol>
      )}
    </OrderFold>
  );
}
