import { stateName, type StateCode } from '@wideload/domain';
import css from './state-map.module.css';

type Props = {
  /** The state under the pointer. */
  pointed: StateCode | null;
  /** Of the chosen states. */
  names: readonly string[];
};

/** What the looks mean, and under it the name under the pointer, else the chosen ones. Sighted people's help: the buttons say the same. */
export function StateMapLegend({ pointed, names }: Props) {
  return (
    <div className={css['legend']}>
      <ul className={css['keys']}>
        <li className={css['key']} data-look="chosen">
          Selected
        </li>
        <li className={css['key']} data-look="idle">
          Not selected
        </li>
        <li className={css['key']} data-look="not-sold">
          Not sold online
        </li>
      </ul>
      <p aria-hidden="true" className={css['names']}>
        {pointed === null ? names.join(', ') || 'No state is selected yet' : stateName(pointed)}
      </p>
    </div>
  );
}
