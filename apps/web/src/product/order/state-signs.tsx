import { stateName, type StateCode, findPermitTerm, type StateStatus } from '@wideload/domain';
import css from './state-signs.module.css';
import { findToday } from '#lib/today.ts';
import { findPermitSign } from '../permit/permit-signs.ts';
import { classNames } from '#ui/class-names.ts';

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

/** The abbreviations as small signs, in the given order; read aloud as names. */
export function StateSigns({ states }: { states: readonly StateCode[] }) {
  return (
    <ul className="cluster gap-4">
      {states.map((state) => (
        <li key={state} className={css['sign']} title={stateName(state)}>
          <span aria-hidden="true">{state}</span>
          <span className="visually-hidden">{stateName(state)}</span>
        </li>
      ))}
    </ul>
  );
}
