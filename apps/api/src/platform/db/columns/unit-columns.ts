import type { AxleKey, AxleName, DimensionKey } from '@wideload/domain';
import { toFields, toRow, type RowOf } from './record-columns.ts';

const dimensionColumns = {
  width: 'width_in',
  height: 'height_in',
  length: 'length_in',
  frontOverhang: 'front_overhang_in',
  rearOverhang: 'rear_overhang_in',
} as const satisfies Record<DimensionKey, string>;
const axleColumns = {
  AB: 'axle_ab_in',
  BC: 'axle_bc_in',
  CD: 'axle_cd_in',
  DE: 'axle_de_in',
  EF: 'axle_ef_in',
} as const satisfies Record<AxleKey, string>;

const axleWeightColumns = {
  A: 'axle_a_lb',
  B: 'axle_b_lb',
  C: 'axle_c_lb',
  D: 'axle_d_lb',
  E: 'axle_e_lb',
  F: 'axle_f_lb',
} as const satisfies Record<AxleName, string>;
const axleTireColumns = {
  A: 'axle_a_tires',
  B: 'axle_b_tires',
  C: 'axle_c_tires',
  D: 'axle_d_tires',
  E: 'axle_e_tires',
  F: 'axle_f_tires',
} as const satisfies Record<AxleName, string>;

type Dimensions = Record<DimensionKey, number | null>;
type Axles = Record<AxleKey, number | null>;
type AxleFigures = Record<AxleName, number | null>;
type Figures<D extends Dimensions, W, A extends Axles> = {
  dimensions: D;
  weight: W;
  axles: A;
  axleWeights: AxleFigures;
  axleTires: AxleFigures;
  kingpin: number | null;
};
type FigureRow<D extends Dimensions, W, A extends Axles> = RowOf<typeof dimensionColumns, D> &
  RowOf<typeof axleColumns, A> &
  RowOf<typeof axleWeightColumns, AxleFigures> &
  RowOf<typeof axleTireColumns, AxleFigures> & { weight_lb: W; kingpin_in: number | null };

export function toFigureRow<D extends Dimensions, W, A extends Axles>({
  dimensions,
  weight,
  axles,
  axleWeights,
  axleTires,
  kingpin,
}: Figures<D, W, A>): FigureRow<D, W, A> {
  return {
    ...toRow(dimensionColumns, dimensions),
    ...toRow(axleColumns, axles),
    ...toRow(axleWeightColumns, axleWeights),
    ...toRow(axleTireColumns, axleTires),
    weight_lb: weight,
    kingpin_in: kingpin,
  };
}

type Stored<Column extends string> = Readonly<Record<Column, number | null>>;
type StoredFigures = Stored<
  | (typeof dimensionColumns)[DimensionKey]
  | (typeof axleColumns)[AxleKey]
  | (typeof axleWeightColumns)[AxleName]
  | (typeof axleTireColumns)[AxleName]
  | 'weight_lb'
  | 'kingpin_in'
>;

export function toFigures<Row extends StoredFigures>(row: Row) {
  return {
    dimensions: toFields(dimensionColumns, row),
    weight: row.weight_lb as Row['weight_lb'],
    axles: toFields(axleColumns, row),
    axleWeights: toFields(axleWeightColumns, row),
    axleTires: toFields(axleTireColumns, row),
    kingpin: row.kingpin_in,
  };
}
