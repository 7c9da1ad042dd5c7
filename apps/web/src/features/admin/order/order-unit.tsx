import type { OrderFile } from '@wideload/contract';
import { cents, toTravelLoad, type TravelLoad } from '@wideload/domain';
import { PermitList, PermitItem } from '../../../product/permit/permit-item.tsx';
import { UnitMeasures } from '../../../product/unit/unit-measures.tsx';
import { UnitTotal } from '../../../product/unit/unit-total.tsx';
import { unitHeading } from '../../../product/unit/unit.texts.ts';
import { Panel, Section } from '../../../ui/layout/panel.tsx';
import * as texts from './order.texts.ts';
import { PermitWork } from './permit-work/permit-work.tsx';
import { ChangeUnit } from './unit-change/change-unit.tsx';

type UnitPermitProps = {
  load: TravelLoad;
  order: OrderFile;
  permit: OrderFile['permits'][number];
  unit: number;
};

function UnitPermit({ load, order, permit, unit }: UnitPermitProps) {
  return <PermitItem permit={permit} load={load} status={<PermitWork order={order} permit={permit} unit={unit} />} />;
}

type OrderUnitProps = {
  order: OrderFile;
  unit: OrderFile['units'][number];
  number: number;
};

export function OrderUnit({ order, unit, number }: OrderUnitProps) {
  const permits = order.permits.filter((permit) => permit.unit === unit._id);
  return (
    <Panel>
      <Section title={unitHeading(number)} action={<ChangeUnit order={order} unit={unit} number={number} />}>
        <UnitMeasures unit={unit} />
        <Section level={3} title={texts.permits}>
          {permits.length === 0 && <p>{texts.noPermitOrdered}</p>}
          <PermitList>
            {permits.map((permit) => (
              <UnitPermit key={permit._id} load={toTravelLoad(unit)} order={order} permit={permit} unit={number} />
            ))}
          </PermitList>
          <UnitTotal number={number} total={cents(unit.totalPrice)} />
        </Section>
      </Section>
    </Panel>
  );
}
