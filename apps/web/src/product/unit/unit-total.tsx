import { formatDollars, type Cents } from '@wideload/domain';
import * as texts from './unit.texts.ts';

export function UnitTotal({ number, total }: { number: number; total: Cents }) {
  return (
    <p className="in-row between whole-line padded-top-12">
      {texts.totalOfUnit(number)} <strong>{formatDollars(total)}</strong>
    </p>
  );
}
