import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { cents, formatDollars } from '@wideload/domain';
import { ownConsentsQuery } from '#product/order/charges/own-fees.queries.ts';
import * as fees from '#product/order/charges/fees.texts.ts';
import { WithdrawConsent } from '#product/order/charges/withdraw-consent.tsx';
import { FailedState } from '#ui/list/list-states.tsx';
import { Panel, Section } from '#ui/layout/panel.tsx';
import * as texts from './account.texts.ts';

/** Shown while a consent is in force. */
export function MyConsents() {
  const list = useQuery(ownConsentsQuery);
  const items = list.data?.items ?? [];
  if (items.length === 0 && !list.error) return null;
  return (
    <Section title={texts.feeConsents} intro={texts.feeConsentsIntro}>
      <Panel>
        {list.error && (
          <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />
        )}
        <ul className="rows" aria-label={texts.feeConsents}>
          {items.map(({ order, limit, charged }) => (
            <li key={order._id} className="stack align-start gap-8">
              <p>
                <Link to="/order_list/order" search={{ orderId: order._id }}>
                  {texts.orderNumbered(order.orderNumber)}
                </Link>
              </p>
              <p>{fees.agreed(formatDollars(cents(limit)), formatDollars(cents(charged)))}</p>
              <WithdrawConsent orderId={order._id} orderNumber={order.orderNumber} />
            </li>
          ))}
        </ul>
      </Panel>
    </Section>
  );
}
