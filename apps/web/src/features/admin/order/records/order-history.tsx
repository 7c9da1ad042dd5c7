import type { FiledEvent, OrderFile } from '@wideload/contract';
import { formatInstant } from '../../../../lib/format-instant.ts';
import * as texts from '../order.texts.ts';
import { Panel, Section } from '../../../../ui/layout/panel.tsx';
import { describeEvent } from '../../../../product/status/order-event-words.ts';
import css from '../../../../product/status/timeline.module.css';

function formatActor({ event, admin }: FiledEvent): string {
  if (event.who === 'owner') return texts.theCarrier;
  if (event.who === 'payment') return texts.thePaymentProvider;
  return admin === null || admin === '' ? texts.deletedAdmin : admin;
}

export function OrderHistory({ order }: { order: OrderFile }) {
  return (
    <Panel>
      <Section title={texts.history}>
        <ol>
          {order.events.map((filed) => (
            <li key={filed._id} className={css['event']}>
              <p className="bold">{describeEvent(filed.event).what}</p>
              <p className="hint">
                <time dateTime={filed.event.at}>{formatInstant(filed.event.at)}</time>, {formatActor(filed)}
              </p>
              {filed.event.comment !== '' && <p className="typed">{filed.event.comment}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </Panel>
  );
}
