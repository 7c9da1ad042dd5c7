import type { Unit } from '@wideload/contract';
import { Section } from '#ui/layout/panel.tsx';
import { DataList } from '#ui/list/data-list.tsx';
import { loadRecord } from '#product/permit/filing.texts.ts';
import { axleWeightsAndTires } from './axle.texts.ts';
import * as texts from './unit-form.texts.ts';
import {
  listAxleFacts,
  listAxleLoadFacts,
  listDimensionFacts,
  listFilingFacts,
  listVehicleFacts,
} from './unit-words.ts';

/** Truck, trailer, dimensions and axles of a unit, to read. */
export function UnitMeasures({ unit }: { unit: Unit }) {
  const axleLoads = listAxleLoadFacts(unit);
  const filing = listFilingFacts(unit);
  return (
    <>
      <DataList columns={3} facts={listVehicleFacts(unit)} />
      <Section level={3} title={texts.overallDimensions}>
        <DataList columns={3} facts={listDimensionFacts(unit)} />
      </Section>
      <Section level={3} title={texts.axleDistances}>
        <DataList columns={3} facts={listAxleFacts(unit)} />
      </Section>
      {axleLoads.length > 0 && (
        <Section level={3} title={axleWeightsAndTires}>
          <DataList columns={3} facts={axleLoads} />
        </Section>
      )}
      {filing.length > 0 && (
        <Section level={3} title={loadRecord}>
          <DataList columns={3} facts={filing} />
        </Section>
      )}
    </>
  );
}
