import { formatDollars, type Cents } from '@wideload/domain';
import * as texts from './unit.texts.ts';
import css from './unit-total.module.css';

export function UnitTotal({ number, total }: { number: number; total: Cents }) {
  return (
    <p className={css['total']}>
      {texts.totalOfUnit(number)} <strong>{formatDollars(total)}</strong>
    </p>
  );
}
