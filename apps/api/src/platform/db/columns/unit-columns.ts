import {
  moreAxleBounds,
  moreAxleNumbers,
  type DimensionKey,
  type firstAxleBounds,
  type firstAxleNumbers,
} from '@wideload/domain';
import type { MoreAxles } from './column-types.ts';
import { toFields, toRow, type RowOf } from './record-columns.ts';

type FirstKey = keyof typeof firstAxleBounds;
type FirstName = keyof typeof firstAxleNumbers;
type MoreKey = keyof typeof moreAxleBounds;
type MoreName = keyof typeof moreAxleNumbers;

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
} as const satisfies Record<FirstKey, string>;

const axleWeightColumns = {
  A: 'axle_a_lb',
  B: 'axle_b_lb',
  C: 'axle_c_lb',
  D: 'axle_d_lb',
  E: 'axle_e_lb',
  F: 'axle_f_lb',
} as const satisfies Record<FirstName, string>;
const axleTireColumns = {
  A: 'axle_a_tires',
  B: 'axle_b_tires',
  C: 'axle_c_tires',
  D: 'axle_d_tires',
  E: 'axle_e_tires',
  F: 'axle_f_tires',
} as const satisfies Record<FirstName, string>;

type Dimensions = Record<DimensionKey, number | null>;
type Axles = Record<FirstKey, number | null>;
type More<Key extends string> = { [Name in Key]?: number | null | undefined };
type AxleFigures = Record<FirstName, number | null> & More<MoreName>;
type Figures<D extends Dimensions, W, A extends Axles> = {
  dimensions: D;
  weight: W;
  axles: A & More<MoreKey>;
  axleWeights: AxleFigures;
  axleTires: AxleFigures;
  kingpin: number | null;
};
type FigureRow<D extends Dimensions, W, A extends Axles> = RowOf<typeof dimensionColumns, D> &
  RowOf<typeof axleColumns, A> &
  RowOf<typeof axleWeightColumns, Record<FirstName, number | null>> &
  RowOf<typeof axleTireColumns, Record<FirstName, number | null>> & {
    weight_lb: W;
    kingpin_in: number | null;
    more_axles: string | null;
  };

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
    more_axles: toMoreAxles({ axles, axleWeights, axleTires }),
  };
}

const moreParts = { axles: moreAxleBounds, axleWeights: moreAxleNumbers, axleTires: moreAxleNumbers } as const;

/** Null for a unit of at most six axles. */
function toMoreAxles(figures: Readonly<Record<keyof typeof moreParts, object>>): string | null {
  const parts = Object.entries(moreParts).flatMap(([part, keys]) => {
    // Cast: `entries` loses the keys.
    const given = Object.entries<unknown>({ ...figures[part as keyof typeof moreParts] });
    const more = given.filter(([key, figure]) => key in keys && typeof figure === 'number');
    return more.length === 0 ? [] : [[part, Object.fromEntries(more)]];
  });
  return parts.length === 0 ? null : JSON.stringify(Object.fromEntries(parts));
}

type Stored<Column extends string> = Readonly<Record<Column, number | null>>;
type StoredFigures = Stored<
  | (typeof dimensionColumns)[DimensionKey]
  | (typeof axleColumns)[FirstKey]
  | (typeof axleWeightColumns)[FirstName]
  | (typeof axleTireColumns)[FirstName]
  | 'weight_lb'
  | 'kingpin_in'
>;

export function toFigures<Row extends StoredFigures & { readonly more_axles: MoreAxles | null }>(row: Row) {
  const more = row.more_axles;
  return {
    dimensions: toFields(dimensionColumns, row),
    weight: row.weight_lb as Row['weight_lb'],
    axles: { ...toFields(axleColumns, row), ...more?.axles },
    axleWeights: { ...toFields(axleWeightColumns, row), ...more?.axleWeights },
    axleTires: { ...toFields(axleTireColumns, row), ...more?.axleTires },
    kingpin: row.kingpin_in,
  };
}
