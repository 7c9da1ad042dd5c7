import type { Order, Permit } from '@wideload/contract';
import type { TravelLoad } from '@wideload/domain';
import { Sign } from '../../../../ui/sign.tsx';
import { createLazyPart } from '../../../../ui/overlay/lazy-part.tsx';
import { PermitItem, PermitList } from '../../../../product/permit/permit-item.tsx';
import { describePermit } from '../../../../product/status/permit-status-words.ts';

// Lazy: a newly paid order has no answers yet.
const PermitAnswer = createLazyPart(async () => (await import('./permit-answer.tsx')).PermitAnswer);

const hasAnswer = ({ status }: Permit) => status === 'issued' || status === 'refused' || status === 'voided';

function PermitState({ permit, unit, order }: { permit: Permit; unit: number; order: Order['status'] }) {
  const { kind, word, next } = describePermit(permit, order);
  return (
    <>
      <p className="around-8">
        <Sign kind={kind}>{word}</Sign> {next}
      </p>
      {hasAnswer(permit) && <PermitAnswer permit={permit} unit={unit} order={order} />}
    </>
  );
}

type PermitFactsProps = {
  load: TravelLoad;
  permits: readonly Permit[];
  unit: number;
  /** No state has seen a draft. */
  order: Order['status'];
};

export function PermitFacts({ load, permits, unit, order }: PermitFactsProps) {
  return (
    <PermitList>
      {permits.map((permit) => (
        <PermitItem
          key={permit._id}
          permit={permit}
          load={load}
          status={order !== 'draft' && <PermitState permit={permit} unit={unit} order={order} />}
        />
      ))}
    </PermitList>
  );
}
