import type { Order, Permit, Unit } from '@wideload/contract';
import { cents, toTravelLoad, type TravelLoad, formatDollars, type Cents } from '@wideload/domain';
import * as texts from './order-detail.texts.ts';
import { Panel, Section } from '#ui/layout/panel.tsx';
import { UnitMeasures } from '#product/unit/unit-measures.tsx';
import { unitHeading } from '#product/unit/unit.texts.ts';
import { findToday } from '#lib/today.ts';
import { Sign } from '#ui/sign.tsx';
import { PermitItem, PermitList } from '#product/permit/permit-item.tsx';
import { findPermitSign } from '#product/permit/permit-signs.ts';
import * as unitTexts from '#product/unit/unit.texts.ts';

function UnitTotal({ number, total }: { number: number; total: Cents }) {
  return (
    <p className="in-row between whole-line padded-top-12">
      {unitTexts.totalOfUnit(number)} <strong>{formatDollars(total)}</strong>
    </p>
  );
}

function PermitSign({ permit }: { permit: Permit }) {
  const { kind, word } = findPermitSign(permit, findToday());
  return (
    <p className="around-8">
      <Sign kind={kind}>{word}</Sign>
    </p>
  );
}

type PermitFactsProps = {
  load: TravelLoad;
  permits: readonly Permit[];
  /** No state has seen a draft. */
  order: Pick<Order, 'status' | 'trip'>;
};

export function PermitFacts({ load, permits, order }: PermitFactsProps) {
  return (
    <PermitList>
      {permits.map((permit) => (
        <PermitItem
          key={permit._id}
          permit={permit}
          load={load}
          visits={order.trip?.states}
          status={order.status !== 'draft' && <PermitSign permit={permit} />}
        />
      ))}
    </PermitList>
  );
}

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
