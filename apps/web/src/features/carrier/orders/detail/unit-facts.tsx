import type { Order, Permit, Unit } from '@wideload/contract';
import { cents, toTravelLoad } from '@wideload/domain';
import * as texts from './order-detail.texts.ts';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { PermitFacts } from './permit-facts.tsx';
import { UnitMeasures } from '#product/unit/unit-measures.tsx';
import { UnitTotal } from '#product/unit/unit-total.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';

type UnitFactsProps = {
  unit: Unit;
  number: number;
  permits: readonly Permit[];
  order: Pick<Order, 'status' | 'trip'>;
};

export function UnitFacts({ unit, number, permits, order }: UnitFactsProps) {
  return (
    <Panel>
      <Section title={unitHeading(number)}>
        <UnitMeasures unit={unit} />
        <Section level={3} title={texts.permits}>
          {permits.length === 0 ? (
            <p>{texts.noPermitsYet}</p>
          ) : (
            <PermitFacts load={toTravelLoad(unit)} permits={permits} order={order} />
          )}
          <UnitTotal number={number} total={cents(unit.totalPrice)} />
        </Section>
      </Section>
    </Panel>
  );
}
