import { useQuery } from '@tanstack/react-query';
import type { Order } from '@wideload/contract';
import { formatAskedFee, formatFeeSettlement } from '@wideload/contract/client';
import { cents, formatDollars } from '@wideload/domain';
import { ownFeesQuery } from '#product/order/charges/own-fees.queries.ts';
import * as fees from '#product/order/charges/fees.texts.ts';
import { WithdrawConsent } from '#product/order/charges/withdraw-consent.tsx';
import { FailedState } from '#ui/list/list-states.tsx';
import { Section } from '#ui/layout/panel.tsx';
import * as texts from './order-detail.texts.ts';

/** Fees that differ from the fee sheet, and the consent given at checkout. */
export function OrderFees({ order: { _id: id, orderNumber } }: { order: Order }) {
  const own = useQuery(ownFeesQuery(id));
  const { items = [], consent = null } = own.data ?? {};
  if (items.length === 0 && consent === null && !own.error) return null;
  return (
    <Section level={3} title={texts.stateFees}>
      {own.error && !own.data && (
        <FailedState failure={own.error} onRetry={() => void own.refetch()} pending={own.isFetching} />
      )}
      {items.length > 0 && (
        <ul className="rows rows-flush hairline" aria-label={texts.stateFees}>
          {items.map((item) => (
            <li key={item._id}>
              <p>{formatFeeSettlement(item)}</p>
              {item.way === 'charged' && <p className="hint">{formatAskedFee(item)}</p>}
            </li>
          ))}
        </ul>
      )}
      {consent !== null && (
        <div className="stack align-start gap-8 above-12">
          <p>{fees.agreed(formatDollars(cents(consent.limit)), formatDollars(cents(consent.charged)))}</p>
          <WithdrawConsent orderId={id} orderNumber={orderNumber} />
        </div>
      )}
    </Section>
  );
}
