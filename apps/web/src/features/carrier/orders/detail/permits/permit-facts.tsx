import type { Order, Permit } from '@wideload/contract';
import { isPlaced, type TravelLoad } from '@wideload/domain';
import { findToday } from '../../../../../lib/today.ts';
import { Sign } from '../../../../../ui/sign.tsx';
import { PermitItem, PermitList } from '../../../../../product/permit/permit-item.tsx';
import { findPermitSign } from '../../../../../product/status/permit-signs.ts';

function PermitSign({ permit }: { permit: Permit }) {
  const { kind, word } = findPermitSign(permit, findToday());
  return (
    <p className="around-8">
      <Sign kind={kind}>{word}</Sign>
    </p>
  );
}

type PermitFactsProps = {
  load: TravelLoad;
  permits: readonly Permit[];
  /** No state has seen a draft. */
  order: Pick<Order, 'status' | 'trip'>;
};

export function PermitFacts({ load, permits, order }: PermitFactsProps) {
  return (
    <PermitList>
      {permits.map((permit) => (
        <PermitItem
          key={permit._id}
          permit={permit}
          load={load}
          visits={order.trip?.states}
          status={isPlaced(order.status) && <PermitSign permit={permit} />}
        />
      ))}
    </PermitList>
  );
}
