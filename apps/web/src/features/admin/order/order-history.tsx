import type { FiledEvent, OrderFile } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './order.texts.ts';
import { FoldedSection } from '#ui/layout/folded-section.tsx';
import { describeEvent, formatWho } from '#product/order/order-event-words.ts';
import css from '#product/order/timeline.module.css';

function formatActor({ event, admin }: FiledEvent): string {
  if (event.person !== undefined) return texts.personOfCarrier(formatWho(event));
  if (event.who === 'owner') return texts.theCarrier;
  if (event.who === 'payment') return texts.thePaymentProvider;
  return admin === null || admin === '' ? texts.deletedAdmin : admin;
}

export function OrderHistory({ order }: { order: OrderFile }) {
  return (
    <FoldedSection title={texts.history} note={order.events.length}>
      <ol>
        {order.events.map((filed) => (
          <li key={filed._id} className={css['event']}>
            <p className="bold">{describeEvent(filed.event).what}</p>
            <p className="hint">
              <time dateTime={filed.event.at}>{formatInstant(filed.event.at)}</time>, {formatActor(filed)}
            </p>
            {filed.event.comment !== '' && <p className="typed">{filed.event.comment}</p>}
            {filed.issuedDespite !== '' && (
              <>
                <p>{texts.issuedDespite}</p>
                <ul className="bullets">
                  {filed.issuedDespite.split('\n').map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ol>
    </FoldedSection>
  );
}
