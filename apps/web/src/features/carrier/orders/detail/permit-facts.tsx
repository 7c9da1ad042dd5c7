import type { Order, Permit } from '@wideload/contract';
import { Sign } from '../../../../ui/sign.tsx';
import { whenOpened } from '../../../../ui/overlay/when-opened.tsx';
import css from './permit-facts.module.css';
import { PermitItem, PermitList } from '../../../../product/permit/permit-item.tsx';
import { describePermit } from '../../../../product/status/permit-status-words.ts';

// An order just paid has none, and its page opens without the code for it.
const PermitAnswer = whenOpened(async () => (await import('./permit-answer.tsx')).PermitAnswer);

const hasAnswer = ({ status }: Permit) => status === 'issued' || status === 'refused';

function PermitState({ permit, unit, order }: { permit: Permit; unit: number; order: Order['status'] }) {
  const { kind, word, next } = describePermit(permit, order);
  return (
    <>
      <p className={css['status']}>
        <Sign kind={kind}>{word}</Sign> {next}
      </p>
      {hasAnswer(permit) && <PermitAnswer permit={permit} unit={unit} order={order} />}
    </>
  );
}

type PermitFactsProps = {
  permits: readonly Permit[];
  /** Number of the unit, from 1. */
  unit: number;
  /** Status of the order: of a draft nothing is asked of a state yet. */
  order: Order['status'];
};

/** The permits of one unit: state, how far it is, why it is needed, when, and what it costs. */
export function PermitFacts({ permits, unit, order }: PermitFactsProps) {
  return (
    <PermitList>
      {permits.map((permit) => (
        <PermitItem
          key={permit._id}
          permit={permit}
          standing={order !== 'draft' && <PermitState permit={permit} unit={unit} order={order} />}
        />
      ))}
    </PermitList>
  );
}
