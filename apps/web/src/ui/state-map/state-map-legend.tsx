import type { StateCode } from '@wideload/domain';
import { classNames } from '../class-names.ts';
import css from './state-map.module.css';
import type { StateMapTexts } from './state-map.texts.ts';

type Props = {
  pointed: StateCode | null;
  names: readonly string[];
  texts: StateMapTexts;
};

/** The names are hidden from screen readers, because the buttons say the same. */
export function StateMapLegend({ pointed, names, texts }: Props) {
  return (
    <div className={classNames('spread size-label hairline', css['legend'])}>
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
