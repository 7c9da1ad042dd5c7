import type { Order, Permit, Unit } from '@wideload/contract';
import { cents, toTravelLoad } from '@wideload/domain';
import * as texts from './order-detail.texts.ts';
import { DataList } from '../../../../ui/list/data-list.tsx';
import { Panel, Section } from '../../../../ui/layout/panel.tsx';
import { PermitFacts } from './permit-facts.tsx';
import { UnitTotal } from '../../../../product/unit/unit-total.tsx';
import { axleWeightsAndTires } from '../../../../product/unit/axles/axle.texts.ts';
import {
  listAxleFacts,
  listAxleLoadFacts,
  listDimensionFacts,
  listVehicleFacts,
} from '../../../../product/unit/unit-words.ts';

type UnitFactsProps = {
  unit: Unit;
  number: number;
  permits: readonly Permit[];
  order: Order['status'];
};

export function UnitFacts({ unit, number, permits, order }: UnitFactsProps) {
  const axleLoads = listAxleLoadFacts(unit);
  return (
    <Panel>
      <Section title={texts.unitHeading(number)}>
        <DataList columns={3} facts={listVehicleFacts(unit)} />
        <Section level={3} title={texts.overallDimensions}>
          <DataList columns={3} phone={2} facts={listDimensionFacts(unit)} />
        </Section>
        <Section level={3} title={texts.axleDistances}>
          <DataList columns={3} phone={2} facts={listAxleFacts(unit)} />
        </Section>
        {axleLoads.length > 0 && (
          <Section level={3} title={axleWeightsAndTires}>
            <DataList columns={3} phone={2} facts={axleLoads} />
          </Section>
        )}
        <Section level={3} title={texts.permits}>
          {permits.length === 0 ? (
            <p>{texts.noPermitsYet}</p>
          ) : (
            <PermitFacts load={toTravelLoad(unit)} permits={permits} unit={number} order={order} />
          )}
          <UnitTotal number={number} total={cents(unit.totalPrice)} />
        </Section>
      </Section>
    </Panel>
  );
}
