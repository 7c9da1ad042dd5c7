import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { stateName } from '@wideload/domain';
import { formatInstant } from '#lib/format-instant.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { askedStatesQuery } from './state-questions.queries.ts';
import * as texts from './state-question.texts.ts';

/** Carriers who cannot pay before a clerk has asked a state. */
export function AskedStates() {
  const { data } = useQuery(askedStatesQuery);
  if (data === undefined || data.items.length === 0) return null;
  return (
    <Notice tone="warn" title={texts.statesToAsk} className="below-12">
      <ul className="bullets">
        {data.items.map(({ permit, state, unit, askedAt, order }) => (
          <li key={permit}>
            <Link to="/users/orders/order" search={{ orderId: order._id }}>
              {texts.askAbout(stateName(state), order.orderNumber, unit)}
            </Link>{' '}
            {texts.waitingSince(order.companyName, formatInstant(askedAt))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
