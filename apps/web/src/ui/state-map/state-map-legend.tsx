import type { StateCode } from '@wideload/domain';
import css from './state-map.module.css';
import type { StateMapTexts } from './state-map.texts.ts';

type Props = {
  /** The state under the pointer. */
  pointed: StateCode | null;
  /** Of the chosen states. */
  names: readonly string[];
  texts: StateMapTexts;
};

/** What the looks mean, and under it the name under the pointer, else the chosen ones. Sighted people's help: the buttons say the same. */
export function StateMapLegend({ pointed, names, texts }: Props) {
  return (
    <div className={css['legend']}>
      <ul className={css['keys']}>
        <li className={css['key']} data-look="chosen">
          {texts.chosen}
        </li>
        <li className={css['key']} data-look="idle">
          {texts.idle}
        </li>
        <li className={css['key']} data-look="not-sold">
          {texts.notSold}
        </li>
      </ul>
      <p aria-hidden="true" className="muted">
        {pointed === null ? names.join(', ') || texts.noneChosen : texts.stateName(pointed)}
      </p>
    </div>
  );
}
