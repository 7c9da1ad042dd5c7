import type { FiledEvent, OrderFile } from '@wideload/contract';
import { instantText } from '../../../lib/instant-text.ts';
import { Panel, Section } from '../../../ui/panel.tsx';
import { eventWords } from '../order-event-words.ts';
import css from '../order-timeline.module.css';

function actorText({ event, admin }: FiledEvent): string {
  if (event.who === 'owner') return 'the carrier';
  if (event.who === 'payment') return 'the payment provider';
  return admin === null || admin === '' ? 'an admin whose account is deleted' : admin;
}

/** What happened to the order: who, when, what, newest last. */
export function OrderHistory({ order }: { order: OrderFile }) {
  return (
    <Panel>
      <Section title="History">
        <ol className={css['events']}>
          {order.events.map((filed) => (
            <li key={filed._id} className={css['event']}>
              <p className={css['what']}>{eventWords(filed.event).what}</p>
              <p className={css['when']}>
                <time dateTime={filed.event.at}>{instantText(filed.event.at)}</time>, {actorText(filed)}
              </p>
              {filed.event.comment !== '' && <p className={css['comment']}>{filed.event.comment}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </Panel>
  );
}
