import type { OrderFile } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { DataList } from '../../../ui/data-list.tsx';
import { Panel, Section } from '../../../ui/panel.tsx';
import { ChangeUnit } from './change-unit.tsx';
import { axleFacts, dimensionFacts, vehicleFacts } from '../unit-words.ts';
import css from './unit-panel.module.css';
import { UnitPermit } from './unit-permit.tsx';

type UnitPanelProps = {
  order: OrderFile;
  unit: OrderFile['units'][number];
  /** Counted from 1. */
  number: number;
};

/** One unit: its vehicles and figures, and the permits that it needs. */
export function UnitPanel({ order, unit, number }: UnitPanelProps) {
  const permits = order.permits.filter((permit) => permit.unit === unit._id);
  return (
    <Panel>
      <Section title={`Unit ${number}`} action={<ChangeUnit order={order} unit={unit} number={number} />}>
        <DataList columns={3} facts={vehicleFacts(unit)} />
        <Section level={3} title="Overall dimensions">
          <DataList columns={3} phone={2} facts={dimensionFacts(unit)} />
        </Section>
        <Section level={3} title="Axle distances">
          <DataList columns={3} phone={2} facts={axleFacts(unit)} />
        </Section>
        <Section level={3} title="Permits">
          {permits.length === 0 && <p>This unit needs no permit.</p>}
          <ul className={css['permits']}>
            {permits.map((permit) => (
              <UnitPermit key={permit._id} order={order} permit={permit} unit={number} />
            ))}
          </ul>
          <p className={css['total']}>
            Total of unit {number} <strong>{formatDollars(cents(unit.totalPrice))}</strong>
          </p>
        </Section>
      </Section>
    </Panel>
  );
}
