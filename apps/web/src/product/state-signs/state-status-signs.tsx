import { stateName, type StateStatus } from '@wideload/domain';
import { formatPermitStatus } from '../status/permit-status-words.ts';
import { classNames } from '../../ui/class-names.ts';
import css from './state-signs.module.css';

/** The abbreviations as small signs in the color of the status, in the given order; read aloud as name and status. */
export function StateStatusSigns({ states }: { states: readonly StateStatus[] }) {
  return (
    <ul className={css['signs']}>
      {states.map(({ state, status }) => {
        const words = `${stateName(state)}: ${formatPermitStatus(status)}`;
        return (
          <li key={state} className={classNames(css['small'], css[status])} title={words}>
            <span aria-hidden="true">{state}</span>
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
