import { stateName, type StateCode } from '@wideload/domain';
import css from './state-signs.module.css';

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
