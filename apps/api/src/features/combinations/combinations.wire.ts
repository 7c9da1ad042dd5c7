import type { Combination, CombinationBody } from '@wideload/contract';
import type { CombinationRow } from './combinations.store.ts';

export function contentOf({ name, truckId, trailerId, loadType, dimensions, weight, axles }: CombinationBody) {
  return {
    name,
    truck_id: truckId,
    trailer_id: trailerId,
    load_type: loadType,
    width_in: dimensions.width,
    height_in: dimensions.height,
    length_in: dimensions.length,
    front_overhang_in: dimensions.frontOverhang,
    rear_overhang_in: dimensions.rearOverhang,
    weight_lb: weight,
    axle_ab_in: axles.AB,
    axle_bc_in: axles.BC,
    axle_cd_in: axles.CD,
    axle_de_in: axles.DE,
    axle_ef_in: axles.EF,
  };
}

export function combinationOf(row: CombinationRow): Combination {
  return {
    _id: row.id,
    name: row.name,
    truckId: row.truck_id,
    trailerId: row.trailer_id,
    loadType: row.load_type,
    dimensions: {
      width: row.width_in,
      height: row.height_in,
      length: row.length_in,
      frontOverhang: row.front_overhang_in,
      rearOverhang: row.rear_overhang_in,
    },
    weight: row.weight_lb,
    axles: { AB: row.axle_ab_in, BC: row.axle_bc_in, CD: row.axle_cd_in, DE: row.axle_de_in, EF: row.axle_ef_in },
  };
}
