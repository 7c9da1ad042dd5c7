import type { Order, Permit, Unit } from '@wideload/contract';
import {
  isPlaced,
  cents,
  toTravelLoad,
  type StateCode,
  type TravelLoad,
  formatDollars,
  type Cents,
} from '@wideload/domain';
import { useState, type ComponentType } from 'react';
import * as texts from './order-detail.texts.ts';
import { Section } from '#ui/layout/panel.tsx';
import { TripEscorts } from '#product/permit/rules/lazy-rules.ts';
import { OrderFold } from './order-fold.tsx';
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
          status={isPlaced(order.status) && <PermitSign permit={permit} />}
        />
      ))}
    </PermitList>
  );
}

/** The unit as the wizard draws it. */
export type UnitPicture = ComponentType<{ unit: Unit; states: readonly StateCode[] }>;

type UnitFactsProps = {
  unit: Unit;
  number: number;
  permits: readonly Permit[];
  order: Pick<Order, 'status' | 'trip' | 'jurisdictions'>;
  /** Undefined where the order has one unit. */
  named: number | undefined;
  isOpen: boolean;
  picture: UnitPicture | undefined;
};

export function UnitFacts({ unit, number, permits, order, named, isOpen, picture: Picture }: UnitFactsProps) {
  // The drawing is heavy, and most openings of an order look at no unit.
  const [isWanted, setWanted] = useState(false);
  const load = toTravelLoad(unit);
  const visits = order.trip?.states ?? [];
  return (
    <OrderFold
      id={`unit-${number}`}
      title={unitHeading(number)}
      note={describeVehicles(unit)}
      isUrgent={isOpen}
      onOpen={() => setWanted(true)}
    >
      {Picture && isWanted && <Picture unit={unit} states={order.jurisdictions} />}
      <UnitMeasures unit={unit} />
      {visits.length > 0 && (
        <div className="padded-top-12">
          <TripEscorts load={load} visits={visits} unit={named} />
        </div>
      )}
      <Section level={3} title={texts.permits}>
        {permits.length === 0 ? (
          <p>{texts.noPermitsYet}</p>
        ) : (
          <PermitFacts load={load} permits={permits} order={order} />
        )}
        <UnitTotal number={number} total={cents(unit.totalPrice)} />
      </Section>
    </OrderFold>
  );
}

/** The unit numbers of its truck and trailer. */
function describeVehicles({ truck, trailer }: Unit): string {
  return [truck, trailer].flatMap((vehicle) => (vehicle === null ? [] : [vehicle.internalNumber])).join(', ');
}
