import { findPermitTerm, stateName, type StateStatus } from '@wideload/domain';
import { findToday } from '#lib/today.ts';
import { findPermitSign } from '../permit/permit-signs.ts';
import { classNames } from '#ui/class-names.ts';
import css from './state-signs.module.css';

/** The abbreviations as small signs in the color of the status, in the given order; read aloud as name and status. */
export function StateStatusSigns({ states }: { states: readonly StateStatus[] }) {
  const today = findToday();
  return (
    <ul className={css['signs']}>
      {states.map((permit) => {
        const { state, status } = permit;
        const words = `${stateName(state)}: ${findPermitSign(permit, today).word}`;
        const term = findPermitTerm(permit, today);
        return (
          <li key={state} className={classNames(css['small'], css[status], term !== null && css[term])} title={words}>
            <span aria-hidden="true">{state}</span>
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
