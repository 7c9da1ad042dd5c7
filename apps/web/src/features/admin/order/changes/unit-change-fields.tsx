import type { OrderFile } from '@wideload/contract';
import { LoadTypeField } from '#product/unit/load-type-field.tsx';
import type { UnitForm } from '#product/unit/unit-form.ts';
import { UnitLengths, type SharedProps } from '#product/unit/unit-lengths.tsx';
import { TrailerPicker, TruckPicker } from '#product/unit/vehicle-pickers.tsx';
import { FieldGrid, Section } from '#ui/layout/panel.tsx';
import { offeredTrailersQuery, offeredTrucksQuery } from '../order-file.queries.ts';
import * as texts from './unit-change.texts.ts';

type UnitFieldsProps = {
  orderId: string;
  unit: OrderFile['units'][number];
  form: UnitForm;
  put: (form: UnitForm) => void;
  shared: SharedProps;
};

export function UnitFields({ orderId, unit, form, put, shared }: UnitFieldsProps) {
  return (
    <>
      <Section level={3} title={texts.vehicles}>
        <FieldGrid columns={1}>
          <TruckPicker
            {...shared('truckId')}
            chosenId={form.truckId}
            kept={unit.truck}
            toQuery={(search) => offeredTrucksQuery(orderId, search)}
            nothing={texts.noTruckMatches}
            onChoose={(truckId) => put({ ...form, truckId })}
          />
          <TrailerPicker
            {...shared('trailerId')}
            chosenId={form.trailerId}
            kept={unit.trailer}
            toQuery={(search) => offeredTrailersQuery(orderId, search)}
            nothing={texts.noTrailerMatches}
            onChoose={(trailerId) => put({ ...form, trailerId })}
          />
          <LoadTypeField
            {...shared('loadType')}
            value={form.loadType}
            onChoose={(loadType) => put({ ...form, loadType })}
          />
        </FieldGrid>
      </Section>
      <UnitLengths unit={form} put={put} shared={shared} layout="drawer" />
    </>
  );
}
