import { axleFigureFields } from '@wideload/domain';
import { axleWeightsAndTires } from './axle.texts.ts';
import { axleFields, dimensionFields } from './unit-form.ts';
import { axleDistance } from './unit-form.texts.ts';
import * as texts from './unit.texts.ts';

/** Many fields share one message, so a summary needs their labels. */
export const unitLabels: Readonly<Record<string, string>> = {
  truckId: texts.truck,
  trailerId: texts.trailer,
  loadType: texts.loadType,
  weight: texts.loadedWeight,
  ...Object.fromEntries(dimensionFields.map(({ path, label }) => [path, label])),
  ...Object.fromEntries(axleFields.map(({ path, label }) => [path, axleDistance(label)])),
  ...Object.fromEntries(axleFigureFields.map(({ path, label }) => [path, label])),
  kingpin: texts.kingpin,
  axleWeights: axleWeightsAndTires,
};
