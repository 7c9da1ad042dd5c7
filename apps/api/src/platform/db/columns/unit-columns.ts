import type { AxleKey, DimensionKey } from '@wideload/domain';
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

type Dimensions = Record<DimensionKey, number | null>;
type Axles = Record<AxleKey, number | null>;
type Figures<D extends Dimensions, W, A extends Axles> = { dimensions: D; weight: W; axles: A };
type FigureRow<D extends Dimensions, W, A extends Axles> = RowOf<typeof dimensionColumns, D> &
  RowOf<typeof axleColumns, A> & { weight_lb: W };

export function toFigureRow<D extends Dimensions, W, A extends Axles>({
  dimensions,
  weight,
  axles,
}: Figures<D, W, A>): FigureRow<D, W, A> {
  return { ...toRow(dimensionColumns, dimensions), ...toRow(axleColumns, axles), weight_lb: weight };
}

type Stored<Column extends string> = Readonly<Record<Column, number | null>>;
type StoredFigures = Stored<(typeof dimensionColumns)[DimensionKey] | (typeof axleColumns)[AxleKey] | 'weight_lb'>;

export function toFigures<Row extends StoredFigures>(row: Row) {
  return {
    dimensions: toFields(dimensionColumns, row),
    weight: row.weight_lb as Row['weight_lb'],
    axles: toFields(axleColumns, row),
  };
}
