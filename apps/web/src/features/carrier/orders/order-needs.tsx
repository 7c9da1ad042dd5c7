import type { OrderCard } from '@wideload/contract';
import { stateName } from '@wideload/domain';
import { formatList } from '#lib/format-list.ts';
import { Link } from '@tanstack/react-router';
import * as texts from './orders.texts.ts';
import css from './order-needs.module.css';

const words = {
  question: texts.waitsForAnswer,
  refusal: texts.permitRefused,
  payment: texts.differenceToPay,
  expiry: texts.permitEnds,
};

/** Lists open work of the carrier, late permits, and reasons of refusals and of a rejection. */
export function OrderNeeds({
  order: { _id, needs, reasons, late },
}: {
  order: Pick<OrderCard, '_id' | 'needs' | 'reasons' | 'late'>;
}) {
  const lateStates = formatList((late ?? []).map(stateName));
  if (needs.length === 0 && reasons.length === 0 && lateStates === '') return null;
  return (
    <ul className={css['needs']}>
      {needs.map((need) => (
        <li key={need}>
          <Link
            to="/order_list/order"
            search={{ orderId: _id }}
            {...(need === 'question' && { hash: 'questions' })}
            className="warn bold"
          >
            {words[need]}
          </Link>
        </li>
      ))}
      {lateStates !== '' && <li className="warn bold">{texts.late(lateStates)}</li>}
      {reasons.map(({ state, text }) => {
        const reason = `${state === null ? texts.rejectedBecause : texts.refusedBy(stateName(state))} ${text}`;
        return (
          <li key={reason} className="breakable" title={reason}>
            {reason}
          </li>
        );
      })}
    </ul>
  );
}
