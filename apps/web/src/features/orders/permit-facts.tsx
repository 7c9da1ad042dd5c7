import type { Order, Permit } from '@wideload/contract';
import { cents, formatDollars, reasonSentence, stateName } from '@wideload/domain';
import * as texts from '../../texts/en/orders-detail.ts';
import { Sign } from '../../ui/sign.tsx';
import { whenOpened } from '../../ui/when-opened.tsx';
import { dayText } from './day-text.ts';
import css from './permit-facts.module.css';
import { permitWords } from './permit-status-words.ts';
import { placeText } from './place-text.ts';

// An order just paid has none, and its page opens without the code for it.
const PermitAnswer = whenOpened(async () => (await import('./permit-answer.tsx')).PermitAnswer);

function daysText({ date }: Permit): string {
  return texts.fromTo(dayText(date.startDate), dayText(date.endDate));
}

/** How the price came about, where it is more than the fee itself. */
function feeText({ days, fee }: Permit): string | null {
  return days === 1 ? null : texts.daysAt(days, formatDollars(cents(fee)));
}

const hasAnswer = ({ status }: Permit) => status === 'issued' || status === 'refused';

function PermitState({ permit, unit, order }: { permit: Permit; unit: number; order: Order['status'] }) {
  const { kind, word, next } = permitWords(permit, order);
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
    <ul className={css['permits']}>
      {permits.map((permit) => (
        <li key={permit._id} className={css['permit']}>
          <div className={css['line']}>
            <h4 className={css['state']}>{stateName(permit.state)}</h4>
            <p className={css['price']}>
              {feeText(permit) && <span className={css['fee']}>{feeText(permit)}</span>}
              {formatDollars(cents(permit.price))}
            </p>
          </div>
          {order !== 'draft' && <PermitState permit={permit} unit={unit} order={order} />}
          <p>{texts.oversizePermit(daysText(permit))}</p>
          <p>{texts.routeIs(placeText(permit.route.origin), placeText(permit.route.destination))}</p>
          <ul className={css['reasons']}>
            {permit.reasons.map((reason) => (
              <li key={reason.what}>{reasonSentence(reason)}</li>
            ))}
          </ul>
          {permit.comment !== '' && <p className={css['comment']}>{texts.commentIs(permit.comment)}</p>}
        </li>
      ))}
    </ul>
  );
}
